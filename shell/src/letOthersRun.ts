/** Ends a task, so that the browser can draw and answer a finger before the next begins. */
export const letOthersRun = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
