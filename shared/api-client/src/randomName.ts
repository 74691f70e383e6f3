/** 128 random bits as hexadecimal digits; `randomUUID` exists in secure contexts only. */
export const randomName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
