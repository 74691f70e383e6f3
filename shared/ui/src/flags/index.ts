/** `@members/ui/flags`: bundled by whoever shows one. */
export { Flag } from './Flag';
