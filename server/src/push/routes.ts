import { defineRoute, type Route } from '../http';
import type { Push } from './service';

/** The devices that are told by push (NOT-04). */
export function pushRoutes(push: Push): Route[] {
  return [
    defineRoute('subscribePush', ({ member, params }) => push.subscribe(member, params)),
    defineRoute('unsubscribePush', ({ member, params }) => push.unsubscribe(member.id, params.endpoint)),
    defineRoute('renewPush', ({ params }) => push.renew(params)),
  ];
}
