import { Readable } from 'node:stream';
import type { Reader } from '../database';
import { defineRoute, type Route } from '../http';
import { moneyGroups } from '@members/contract';
import { Refusal } from '../i18n/refusal';
import { kindsOf, periodOf } from '../ledger';
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
      const wanted = { memberId: member.id, language };
      if (params.of !== 'orders' && params.of !== 'money') throw new Refusal('invalidValue');
      const lines =
        params.of === 'orders'
          ? orderHistory(reader, wanted)
          : moneyHistory(reader, { ...wanted, ...selectionOf(params) });
      return Readable.from(lines, { objectMode: false });
    }),
  ];
}

/** What of the money history is wanted; all of it where nothing is said. */
function selectionOf({ month, group }: { month?: string | undefined; group?: string | undefined }) {
  const kinds = group === undefined ? null : moneyGroups.find((each) => each === group);
  if (kinds === undefined) throw new Refusal('invalidValue');
  return { period: month === undefined ? null : periodOf(month), kinds: kinds && kindsOf[kinds] };
}

/** Whole points in minor units; null for no limit. */
function minorOf(points: number | null): number | null {
  if (points === null) return null;
  if (!(points < 1e10)) throw new Refusal('correctAmount');
  return points * 100;
}
