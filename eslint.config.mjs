export { default } from '@members/tooling/eslint';
