import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import { Refusal } from '../log/refusal';

/** Routes name their own limits; what is over one is refused like anything else. */
export const rateLimits: RateLimitPluginOptions = {
  global: false,
  errorResponseBuilder: () => new Refusal('busy', 'Too many requests. Wait a minute.'),
};
