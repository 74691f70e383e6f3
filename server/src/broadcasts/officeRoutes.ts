import { defineOfficeRoute, type OfficeRoute } from '../office';
import type { Broadcasts } from './service';

/** What operators write to many members. */
export function broadcastOfficeRoutes(broadcasts: Broadcasts): OfficeRoute[] {
  return [
    defineOfficeRoute('broadcasts', ({ params }) => broadcasts.list(params)),
    defineOfficeRoute('broadcast', ({ params: { id } }) => broadcasts.one(id)),
    defineOfficeRoute('countAudience', ({ params }) =>
      broadcasts.count({ ...params, aboutPlay: params.aboutPlay === 'yes' }),
    ),
    defineOfficeRoute('sendBroadcast', ({ params, act }) => broadcasts.send(params, act)),
    defineOfficeRoute('stopBroadcast', async ({ params: { id, reason }, act }) => {
      await broadcasts.stop(id, { ...act, reason });
      return {};
    }),
  ];
}
