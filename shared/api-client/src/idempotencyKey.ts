import { randomName } from './randomName';

/** A fresh idempotency key: it names one attempt of a write. */
export const newIdempotencyKey = (): string => randomName();
