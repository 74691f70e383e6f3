import { selectCard } from '../bankCards';
import type { CardNumbers } from '../cardNumbers';
import type { Database, Transaction } from '../database';
import { addressOf } from '../mail';
import { operate, selectSignIns, type MemberOperation } from '../members';
import { createSessions } from '../sessions';
import { selectProfile } from './profileStore';

const signInsShown = 100;

/** What is masked everywhere else, each kind with a line of the operator log that says who has read it, and why. */
export function createPrivateData({
  database,
  cardNumbers,
  now,
}: {
  database: Database;
  cardNumbers: CardNumbers;
  now: () => Date;
}) {
  const sessions = createSessions({ database, now });

  const read = <Answer>(
    kind: string,
    asked: MemberOperation,
    select: (transaction: Transaction, memberId: number) => Promise<Answer>,
  ): Promise<Answer> =>
    operate(database, { ...asked, action: 'private data read' }, async (transaction, { id }) => ({
      answer: await select(transaction, id),
      line: { details: { kind } },
    }));

  return {
    name: (asked: MemberOperation) =>
      read('real name', asked, async (transaction, memberId) => {
        const profile = await selectProfile(transaction, { memberId, now: now() });
        return { realName: profile?.realName ?? '' };
      }),
    card: (asked: MemberOperation) =>
      read('bank card', asked, async (transaction, memberId) => {
        const card = await selectCard(transaction, memberId);
        if (!card) return { number: '', holder: '' };
        return { number: cardNumbers.open(card.sealedNumber, memberId), holder: card.holder };
      }),
    mail: (asked: MemberOperation) =>
      read('e-mail address', asked, async (transaction, memberId) => ({
        mailAddress: await addressOf(transaction, memberId),
      })),
    addresses: (asked: MemberOperation) =>
      read('network addresses', asked, async (transaction, memberId) => {
        const [devices, signIns] = [
          await sessions.list(memberId),
          await selectSignIns(transaction, { memberId, limit: signInsShown }),
        ];
        return {
          devices: devices.map(({ id, address }) => ({ id, address })),
          signIns: signIns.map(({ id, address }) => ({ id, address })),
        };
      }),
  };
}
