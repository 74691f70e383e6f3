/** The first letter of each word; `''` stays. */
export const maskedName = (name: string): string => name.replace(/(?<=\p{L})\p{L}+/gu, '***');

/** The first sign of each part of an e-mail address, and its last part; `''` stays. */
export const maskedMail = (address: string): string =>
  address.replace(/([^@.])[^@.]*(?=[@.])/g, '$1***').replace(/(\*\*\*)(\.[^@.]\*\*\*)+(?=@)/, '$1');

/** The beginning of a network's address; `''` stays. */
export const maskedNetwork = (address: string): string =>
  address &&
  `${address
    .split(/[.:]/)
    .slice(0, 2)
    .join(address.includes(':') ? ':' : '.')}.***`;
