import type { FastifyRequest } from 'fastify';
import { browserOf, clientNetwork } from '../http';
import { deviceName, type SignIn } from '../sessions';

/** Where somebody signs in from, and the session of this client that the new one replaces. */
export const signInOf = ({ ip, headers }: FastifyRequest): SignIn => ({
  address: clientNetwork(ip),
  replaces: String(headers.tokensso ?? ''),
  deviceName: deviceName(headers['user-agent']),
  browserHash: browserOf(headers),
});
