/** Where the systems under test listen. */
export const mainPort = 8180;
export const brokenPort = 8181;
export const mainAddress = `http://localhost:${mainPort}`;
export const brokenAddress = `http://localhost:${brokenPort}`;
