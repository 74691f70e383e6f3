/** A pathname as it is matched: whatever the case, and with or without a slash at its end (D07). */
export const routeKey = (pathname: string): string => pathname.toLowerCase().replace(/\/+$/, '');
