import type { FastifyRequest } from 'fastify';
import type { Limiter } from '../http';
import { Declined } from '../office';

/** Attempts to get in from one address: each costs hashing a password, or checking a signature. */
const attemptsPerMinute = 20;

/** Refuses addresses that try too often, in whatever way. */
export function admitAddresses(limiter: Limiter): (request: FastifyRequest) => Promise<void> {
  const admitted = limiter({ name: 'office sign-in', perMinute: attemptsPerMinute });
  return async ({ ip }) => {
    if (!(await admitted(ip))) throw new Declined('tooMany');
  };
}
