import { Readable } from 'node:stream';
import { defineRoute, type Route } from '../http';
import type { Privacy } from './service';

/** What members take out about themselves, and the end of an account. */
export function privacyRoutes(privacy: Privacy): Route[] {
  return [
    defineRoute('archive', async ({ member, params }) =>
      Readable.from(await privacy.archive(member.id, params.password), { objectMode: false }),
    ),
    defineRoute('closeAccount', ({ member, params }) => privacy.close(member.id, params.password)),
  ];
}
