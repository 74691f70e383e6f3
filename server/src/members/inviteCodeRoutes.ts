import type { Database } from '../database';
import { Declined, defineOfficeRoute, type OfficeRoute } from '../office';
import { addInviteCode, endInviteCode } from './inviteCodes';
import { selectInviteCodesBefore } from './inviteCodeStore';

const pageSize = 50;

/** The codes with which people register. `reserved` is of demonstrations, whose databases are recognised by it. */
export function inviteCodeOfficeRoutes({
  database,
  reserved,
}: {
  database: Database;
  reserved: string;
}): OfficeRoute[] {
  return [
    defineOfficeRoute('inviteCodes', async ({ params: { owner, state, find, after: before } }) => {
      const wanted = { ofMembers: owner === 'members', state, find, before, limit: pageSize + 1 };
      const found = await selectInviteCodesBefore(database.reader, wanted);
      const rows = found.slice(0, pageSize);
      return {
        rows: rows.map(({ createdAt, endedAt, ...code }) => ({
          ...{ code: code.code, state: code.state, owner: code.owner, uses: code.uses },
          ...{ maxUses: code.maxUses, openingBalanceMinor: code.openingBalanceMinor },
          createdAt: createdAt.toISOString(),
          endedAt: endedAt?.toISOString() ?? null,
        })),
        next: found.length > pageSize ? rows.at(-1)!.code : null,
      };
    }),
    defineOfficeRoute(
      'addInviteCode',
      async ({ params: { reason, ...invite }, act }) => {
        if (invite.code === reserved) throw new Declined('inviteCodeReserved', { code: reserved });
        await addInviteCode(database, invite, { ...act, reason });
        return {};
      },
      { needsSecond: ({ openingBalanceMinor }) => openingBalanceMinor > 0 },
    ),
    defineOfficeRoute('endInviteCode', async ({ params: { code, reason }, act }) => {
      await endInviteCode(database, code, { ...act, reason });
      return {};
    }),
  ];
}
