/** The files of the system's releases are nothing to another build. */
export const askFor = (): void => undefined;
