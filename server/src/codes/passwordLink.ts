import { createHmac } from 'node:crypto';

/** Makes the token of a link from a salt, the same each time; 256 bits. */
export type TokenOf = (salt: Buffer) => string;

/** As with codes, neither links nor their tokens are stored: only who has the key makes them of what is in the database. */
export const createTokenOf =
  (key: string): TokenOf =>
  (salt) =>
    createHmac('sha256', key).update('password link ').update(salt).digest('base64url');

/** Where the app sets a new login password by a token. It stands behind `#`, so it reaches no server and no log of one. */
export const passwordLinkOf = (appOrigin: string, token: string): string =>
  `${appOrigin}/#/Login?${new URLSearchParams({ link: token })}`;
