import { z } from 'zod';
import { change } from '../call';
import { remoteName } from '../params';
import type { RegistryEntry } from '../releases/registryLog';

/** Why; it stands in the registry's log, which everybody who sees releases reads, and in the operator log. */
export const reason = z.string().trim().min(3).max(500);
/** The entry of the registry's log that a decision became. */
export const entry = z.custom<RegistryEntry>();
const team = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,39}$/, 'A team is named by 2 to 40 small letters, digits and hyphens.');
const quota = {
  /** Sum over the files of all its releases: they are kept for ever. */
  bytes: z.number().int().min(0).max(1e12),
  /** Within 24 hours. */
  releasesPerDay: z.number().int().min(0).max(10_000),
};

/** Who may publish, and by which key the registry signs what runs. */
export const publishingCalls = {
  addTeam: change({
    path: '/teams/add',
    right: 'administration.change',
    needsCode: true,
    params: z.object({
      ...{ team, remote: remoteName, reason },
      /** Public half of its key, as a JWK. */
      key: z
        .object({
          kty: z.literal('EC'),
          crv: z.literal('P-256'),
          x: z.string().max(60),
          y: z.string().max(60),
          d: z.undefined('This is the private key. Give the public one.').optional(),
        })
        .transform(({ kty, crv, x, y }) => ({ kty, crv, x, y })),
    }),
    answer: entry,
    records: ['team added'],
  }),
  setTeamQuota: change({
    path: '/teams/quota',
    right: 'administration.change',
    needsCode: true,
    params: z.object({ team, ...quota, reason }),
    answer: entry,
    records: ['quota of a team set'],
  }),
  /** Its key publishes nothing any more; what it has published stays. */
  removeTeam: change({
    path: '/teams/remove',
    right: 'administration.change',
    needsCode: true,
    params: z.object({ team, reason }),
    answer: entry,
    records: ['team removed'],
  }),
  /** Has the next key sign the document from now on, signed itself by the present one. */
  rotateRegistryKey: change({
    path: '/keys/rotate',
    right: 'administration.change',
    needsCode: true,
    params: z.object({ reason }),
    answer: entry,
    records: ['key of the registry changed'],
  }),
};
