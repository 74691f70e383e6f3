/** Where the systems under test listen: at `E2E_PORT` and the port after it. */
export const mainPort = Number(process.env.E2E_PORT ?? 8180);
export const brokenPort = mainPort + 1;
export const mainAddress = `http://localhost:${mainPort}`;
export const brokenAddress = `http://localhost:${brokenPort}`;
