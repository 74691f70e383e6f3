import { Readable } from 'node:stream';
import type { Reader } from '../database';
import { defineRoute, type Route } from '../http';
import { Refusal } from '../i18n/refusal';
import { moneyHistory, orderHistory } from './history';
import type { Control } from './service';

/** The calls of "Play in control". Each is about the session's own member. */
export function controlRoutes(control: Control, reader: Reader): Route[] {
  return [
    defineRoute('playControl', ({ member }) => control.state(member.id)),
    defineRoute('playSession', ({ member }) => control.session(member.id)),
    defineRoute('controlChanges', ({ member }) => control.changes(member.id)),
    defineRoute('setLimit', ({ member, params }) =>
      control.setLimit(member.id, params.kind, minorOf(params.points)),
    ),
    defineRoute('confirmRaise', ({ member, params }) => control.confirmRaise(member.id, params.kind)),
    defineRoute('dropRaise', ({ member, params }) => control.dropRaise(member.id, params.kind)),
    defineRoute('pausePlay', ({ member, params }) => control.pause(member.id, params.length)),
    defineRoute('exportHistory', ({ member, params, language }) => {
      const histories = { orders: orderHistory, money: moneyHistory };
      if (params.of !== 'orders' && params.of !== 'money') throw new Refusal('invalidValue');
      const lines = histories[params.of](reader, { memberId: member.id, language });
      return Readable.from(lines, { objectMode: false });
    }),
  ];
}

/** Whole points in minor units; null for no limit. */
function minorOf(points: number | null): number | null {
  if (points === null) return null;
  if (!(points < 1e10)) throw new Refusal('correctAmount');
  return points * 100;
}
