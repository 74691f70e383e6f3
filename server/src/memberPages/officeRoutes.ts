import { Readable } from 'node:stream';
import type { CardNumbers } from '../cardNumbers';
import type { Database } from '../database';
import { operate, setMemberActive, signMemberOut } from '../members';
import { Declined, defineOfficeRoute, FileAnswer, type OfficeRoute } from '../office';
import type { Privacy } from '../privacy';
import { cancelRecovery } from '../recovery';
import { createFind } from './find';
import { createHelp, type HelpDependencies } from './help';
import { createLists } from './lists';
import { insertNote } from './notesStore';
import { createPrivateData } from './privateData';
import { createProfile } from './profile';

export interface MemberPageDependencies extends HelpDependencies {
  database: Database;
  cardNumbers: CardNumbers;
  privacy: Pick<Privacy, 'archiveOf' | 'closeFor'>;
}

/** What operators see of members and do for them. */
export function memberOfficeRoutes(dependencies: MemberPageDependencies): OfficeRoute[] {
  const { database } = dependencies;
  const { reader } = database;
  return [
    ...reads(dependencies),
    ...privateReads(dependencies),
    ...helpRoutes(dependencies),
    ...endings(dependencies),
    defineOfficeRoute('addMemberNote', ({ params: { memberId, text }, act }) =>
      operate(database, { ...act, memberId, action: 'note added' }, async (transaction) => {
        const { operator, now: at } = act;
        const id = await insertNote(transaction, { memberId, text, operator, at });
        return { answer: { id }, line: { details: { note: id } } };
      }),
    ),
    defineOfficeRoute('setMemberActive', async ({ params, act }) => {
      if (!(await setMemberActive(database, { ...act, ...params }))) throw new Declined('soAlready');
      return {};
    }),
    defineOfficeRoute('signMemberOut', async ({ params, act }) => ({
      sessions: await signMemberOut(database, { ...act, ...params }),
    })),
    defineOfficeRoute('cancelMemberRecovery', async ({ params, act }) => {
      await cancelRecovery(database, { ...act, ...params });
      return {};
    }),
  ];

  function reads(all: MemberPageDependencies): OfficeRoute[] {
    const find = createFind({ ...all, reader });
    const profile = createProfile(all);
    const lists = createLists({ ...all, reader });
    return [
      defineOfficeRoute('members', ({ params }) => find.list(params)),
      defineOfficeRoute('member', ({ params: { memberId } }) => profile.one(memberId)),
      defineOfficeRoute('memberSums', ({ params: { memberId } }) => profile.sums(memberId)),
      defineOfficeRoute('memberDevices', ({ params: { memberId } }) => profile.devices(memberId)),
      defineOfficeRoute('memberControl', ({ params: { memberId } }) => profile.limits(memberId)),
      defineOfficeRoute('memberLedger', ({ params }) => lists.ledger(params)),
      defineOfficeRoute('memberOrders', ({ params }) => lists.orders(params)),
      defineOfficeRoute('memberRecharges', ({ params }) => lists.recharges(params)),
      defineOfficeRoute('memberWithdrawals', ({ params }) => lists.withdrawals(params)),
      defineOfficeRoute('memberSignIns', ({ params }) => lists.signIns(params)),
      defineOfficeRoute('memberMessages', ({ params }) => lists.messages(params)),
      defineOfficeRoute('memberNotes', ({ params }) => lists.notes(params)),
      defineOfficeRoute('memberLog', ({ params }) => lists.log(params)),
    ];
  }
}

function privateReads(dependencies: MemberPageDependencies): OfficeRoute[] {
  const read = createPrivateData(dependencies);
  return [
    defineOfficeRoute('readMemberName', ({ params, act }) => read.name({ ...act, ...params })),
    defineOfficeRoute('readMemberCard', ({ params, act }) => read.card({ ...act, ...params })),
    defineOfficeRoute('readMemberMail', ({ params, act }) => read.mail({ ...act, ...params })),
    defineOfficeRoute('readMemberAddresses', ({ params, act }) => read.addresses({ ...act, ...params })),
  ];
}

function helpRoutes(dependencies: MemberPageDependencies): OfficeRoute[] {
  const help = createHelp(dependencies);
  const { reader } = dependencies.database;
  return [
    defineOfficeRoute('unlockMember', ({ params, act }) => help.unlock({ ...act, ...params }), {
      needsSecond: ({ memberId, what }) =>
        what === 'fundPassword' && help.needsSecond(reader, { memberId, kinds: ['fundPasswordLock'] }),
    }),
    defineOfficeRoute('makePasswordLink', ({ params, act }) => help.link({ ...act, ...params })),
    defineOfficeRoute('resetCredentials', ({ params, act }) => help.reset({ ...act, ...params }), {
      needsSecond: (params) => help.needsSecond(reader, params),
    }),
  ];
}

/** What a member has a right to, where they can't ask for it in the app: everything that is held, and an end of it. */
function endings({ database, privacy }: MemberPageDependencies): OfficeRoute[] {
  return [
    defineOfficeRoute('takeMemberArchive', async ({ params: { memberId, reason }, act }) => {
      const asked = { ...act, reason, memberId, action: 'member’s data taken out' };
      const username = await operate(database, asked, async (_transaction, member) => ({
        answer: member.username,
        line: {},
      }));
      const archive = Readable.from(privacy.archiveOf({ id: memberId, username }), { objectMode: false });
      return new FileAnswer(`member-${memberId}.json`, 'application/json', archive);
    }),
    defineOfficeRoute('closeMember', async ({ params: { memberId, reason }, act }) => {
      await privacy.closeFor(memberId, { ...act, reason });
      return {};
    }),
  ];
}
