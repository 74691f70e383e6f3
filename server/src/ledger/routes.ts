import type { Reader } from '../database';
import { formatTime } from '../i18n/formats';
import { defineRoute, type Route } from '../http';
import { messages } from '../i18n';
import type { Language, MoneyLogLine } from '@members/contract';
import { moneyLog } from './service';
import { groupOf, statement, withReferences, type NamedEntry } from './statement';

/** The money log: a member's entries, page by page (call 38), and month by month (REP-07). */
export function ledgerRoutes(reader: Reader): Route[] {
  return [
    defineRoute('moneyLog', async ({ params, member, language }) => {
      const { lines, total, page, limit, lastPage } = await moneyLog(reader, {
        memberId: member.id,
        ...params,
      });
      return {
        lines: (await withReferences(reader, member.id, lines)).map((line) => lineOf(line, language)),
        total,
        page,
        pageSize: limit,
        lastPage,
      };
    }),
    defineRoute('statement', async ({ params, member, language }) => {
      const { month, group = null, page } = params;
      const { lines, ...rest } = await statement(reader, { memberId: member.id, month, group, page });
      return { ...rest, lines: lines.map((line) => lineOf(line, language)) };
    }),
  ];
}

const lineOf = (line: NamedEntry, language: Language): MoneyLogLine => ({
  kind: messages(language).ledgerKind[line.kind],
  createdAt: formatTime(line.createdAt),
  amountMinor: line.amountMinor,
  id: line.id,
  group: groupOf(line.kind),
  reference: line.reference,
});
