import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Card numbers as the database holds them: encrypted, each for its member alone. */
export interface CardNumbers {
  /** Encrypts a number with the first key, for one member. */
  seal(number: string, memberId: number): string;
  /**
   * The number that was sealed for the member by one of the keys; `''` for one that closing the account has taken away.
   * Throws an Error of one sentence for a key that is missing, and for a text that was changed, is another member's or
   * was never sealed.
   */
  open(sealed: string, memberId: number): string;
  /** Throws an Error of one sentence where the key of a sealed text is missing. */
  assertKnown(sealed: string): void;
  /**
   * By what a number is found: a hash of its last four digits with the first key. Who has the database but no key learns
   * which cards end alike, and not how.
   */
  endingOf(number: string): string;
  /** What cards that end with four digits are found by, whichever of the keys has sealed them. */
  endingsOf(digits: string): string[];
  /** What every text begins with that the first key has sealed. */
  readonly prefix: string;
}

const algorithm = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16];
/** The id of the key, then IV, tag and encrypted number as base64url. Migration 0098 has the same form as a check. */
const sealedForm = /^(?<id>[\da-f]{8}):(?<bytes>[\w-]{48,70})$/;

export const isSealed = (text: string): boolean => sealedForm.test(text);

/** `keys` as CARD_KEY has them: the first seals, all open. */
export function createCardNumbers(keys: readonly string[]): CardNumbers {
  const derived = keys.map((key) => ({
    id: Buffer.from(hkdfSync('sha256', key, '', 'id of a card key', 4)).toString('hex'),
    key: Buffer.from(hkdfSync('sha256', key, '', 'card numbers', 32)),
    endingKey: Buffer.from(hkdfSync('sha256', key, '', 'endings of card numbers', 32)),
  }));
  const [first] = derived;
  if (!first) throw new Error('CARD_KEY holds no key.');

  function keyOf(id: string): Buffer {
    const found = derived.find((each) => each.id === id);
    if (!found)
      throw new Error(
        `Card numbers in the database are sealed with the key ${id}, which CARD_KEY does not hold: give it their key, behind the present one if there is another. Where none was given it is in DATA_DIR/secrets/card-key.`,
      );
    return found.key;
  }

  const endingBy = ({ id, endingKey }: (typeof derived)[number], number: string) =>
    `${id}:${createHmac('sha256', endingKey).update(number.slice(-4)).digest('hex').slice(0, 32)}`;

  return {
    endingOf: (number) => endingBy(first, number),
    endingsOf: (digits) => derived.map((key) => endingBy(key, digits)),
    prefix: `${first.id}:`,
    seal(number, memberId) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, first.key, iv).setAAD(ownerOf(memberId));
      const encrypted = [cipher.update(number, 'utf8'), cipher.final()];
      return `${first.id}:${Buffer.concat([iv, cipher.getAuthTag(), ...encrypted]).toString('base64url')}`;
    },
    open(sealed, memberId) {
      if (sealed === '') return '';
      const { id, bytes: text } = sealedForm.exec(sealed)?.groups ?? {};
      if (!id || !text)
        throw new Error(`The card number of member ${memberId} is not sealed: run npm run migrate.`);
      const key = keyOf(id);
      const bytes = Buffer.from(text, 'base64url');
      try {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), {
          authTagLength: tagBytes,
        });
        decipher.setAAD(ownerOf(memberId)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        return (
          decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
        );
      } catch {
        throw new Error(
          `The card number of member ${memberId} can't be opened: it was changed in the database, or is another member's.`,
        );
      }
    },
    assertKnown(sealed) {
      const id = sealedForm.exec(sealed)?.groups?.id;
      if (id) keyOf(id);
    },
  };
}

const ownerOf = (memberId: number): Buffer => Buffer.from(`member ${memberId}`);

/** The last four digits; `''` stays. */
export const maskedNumber = (number: string): string => number && `${'*'.repeat(4)}${number.slice(-4)}`;
