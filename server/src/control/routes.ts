import { Readable } from 'node:stream';
import type { Reader } from '../database';
import { defineAddition, TextAnswer, type AdditionRoute } from '../http';
import { Refusal } from '../refusal';
import { moneyHistory, orderHistory } from './history';
import type { Control } from './service';

/** Whole points of a form, in minor units; `null` for an empty field: no limit. */
function amountOf(text: string): number | null {
  if (text === '') return null;
  if (!/^\d{1,10}$/.test(text)) throw new Refusal('correctAmount');
  return Number(text) * 100;
}

/** The requests of "Play in control". Each is about the session's own member. */
export function controlRoutes(control: Control, reader: Reader): AdditionRoute[] {
  return [
    defineAddition('control', 120, ({ member }) => control.state(member.id)),
    defineAddition('controlSession', 120, ({ member }) => control.session(member.id)),
    defineAddition('controlChanges', 60, ({ member }) => control.changes(member.id)),
    defineAddition('controlLimit', 30, ({ member, fields }) =>
      control.setLimit(member.id, fields.kind, amountOf(fields.amount)),
    ),
    defineAddition('controlConfirm', 30, ({ member, fields }) =>
      control.confirmRaise(member.id, fields.kind),
    ),
    defineAddition('controlDrop', 30, ({ member, fields }) => control.dropRaise(member.id, fields.kind)),
    defineAddition('controlPause', 30, ({ member, fields }) => control.pause(member.id, fields.length)),
    defineAddition('controlHistory', 12, async ({ member, fields, language }) => {
      const histories = { orders: orderHistory, money: moneyHistory };
      if (fields.of !== 'orders' && fields.of !== 'money') throw new Refusal('invalidValue');
      const lines = histories[fields.of](reader, { memberId: member.id, language });
      return new TextAnswer('text/csv; charset=utf-8', Readable.from(lines, { objectMode: false }));
    }),
  ];
}
