import { createListeners } from '@members/api-client/listeners';

const listeners = createListeners();

/** Tells that a screen is shown, the shell's own or a remote's. */
export const emitScreenShown = listeners.notify;

export const onScreenShown = listeners.subscribe;

/** Resolves when the first screen of the page is shown. */
export const firstScreenShown = new Promise<void>((resolve) => onScreenShown(resolve));
