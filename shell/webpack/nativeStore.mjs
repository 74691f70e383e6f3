/** Replaces what brings `useSyncExternalStore` to a React before 18, which has it. */
export { useSyncExternalStore } from 'react';
