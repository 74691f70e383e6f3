import type { Reader } from '../database';
import { formatTime } from '../i18n/formats';
import { defineRoute, type Route } from '../http';
import { messages } from '../i18n';
import { moneyLog } from './service';

/** The money log: a member's entries, page by page (call 38). */
export function ledgerRoutes(reader: Reader): Route[] {
  return [
    defineRoute('moneyLog', async ({ params, member, language }) => {
      const { lines, total, page, limit, lastPage } = await moneyLog(reader, {
        memberId: member.id,
        ...params,
      });
      return {
        lines: lines.map((line) => ({
          kind: messages(language).ledgerKind[line.kind],
          createdAt: formatTime(line.createdAt),
          amountMinor: line.amountMinor,
        })),
        total,
        page,
        pageSize: limit,
        lastPage,
      };
    }),
  ];
}
