/** Another build has no use for preloads of the files of the system's releases. */
export const preloadFiles = (): void => undefined;
