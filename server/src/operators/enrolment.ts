import type { OfficeAnswer } from '@members/office-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../database';
import { Declined, type Seal } from '../office';
import { recordOperation, type Act } from '../operatorLog';
import { deviceOf } from '../sessions';
import { deleteInvitation, holdInvitation, setSecrets, type InvitationRow } from './invitationStore';
import type { OperatorPasskeys } from './passkeys';
import { makeSecrets, openedSecrets, sealedSecrets, stepOfCode, type ShownSecrets } from './secrets';
import type { OperatorSessions } from './sessions';
import { takeCode, updateOperator, type OperatorRow } from './store';
import { hashOf } from './tokens';

interface EnrolmentDependencies {
  database: Database;
  passkeys: OperatorPasskeys;
  sessions: OperatorSessions;
  /** Encrypts the secrets of one-time codes. */
  seal: Seal;
  now: () => Date;
}

interface Browser {
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * The first way in, which an operator makes by the link of an invitation: a passkey, or a password with one-time codes.
 * It signs them in and uses the invitation up.
 */
export function createEnrolment({ database, passkeys, sessions, seal, now }: EnrolmentDependencies) {
  async function held(transaction: Transaction, token: string): Promise<InvitationRow> {
    const invitation = await holdInvitation(transaction, { tokenHash: hashOf(token), now: now() });
    if (!invitation) throw new Declined('invitationOver');
    return invitation;
  }
  const record = (transaction: Transaction, { act, operator, ...line }: Line) =>
    recordOperation(transaction, { ...act, operator, subject: `operator ${operator}`, ...line });

  async function open(token: string, act: Act): Promise<OfficeAnswer<'openInvitation'>> {
    const { operator: name, expiresAt } = await database.transaction(async (transaction) => {
      const invitation = await held(transaction, token);
      await record(transaction, { act, operator: invitation.operator, action: 'invitation opened' });
      return invitation;
    });
    return { name, expiresAt: expiresAt.toISOString(), passkey: await passkeys.askForNew(name) };
  }

  /** Signs the invited operator in; `enter` keeps what they sign in with from now on. */
  async function enrol(
    { token, way, act }: { token: string; way: 'passkey' | 'password'; act: Act },
    browser: Browser,
    enter: (transaction: Transaction, operator: OperatorRow, invitation: InvitationRow) => Promise<void>,
  ): Promise<OperatorRow> {
    const name = await invited(token);
    return sessions.start({ name, way }, browser, async (transaction, operator) => {
      const invitation = await held(transaction, token);
      await enter(transaction, operator, invitation);
      await updateOperator(transaction, name, { enrolledAt: operator.enrolledAt ?? now() });
      await deleteInvitation(transaction, name);
      await record(transaction, { act, operator: name, action: 'operator enrolled', details: { way } });
    });
  }

  const invited = async (token: string): Promise<string> =>
    (await database.transaction((transaction) => held(transaction, token))).operator;

  return {
    open,

    async withPasskey({ token, response }: { token: string; response: string }, browser: Browser, act: Act) {
      const operator = await invited(token);
      const made = await passkeys.made(operator, response);
      const name = deviceOf(browser.request) || 'Passkey';
      return enrol({ token, way: 'passkey', act }, browser, (transaction) =>
        passkeys.keep(transaction, made, { operator, name }),
      );
    },

    /** Makes password and secret of codes; those that were shown before count no more. */
    async makeSecrets(token: string, act: Act): Promise<ShownSecrets> {
      const operator = await invited(token);
      const { password, codeUri, ...secrets } = await makeSecrets(operator);
      await database.transaction(async (transaction) => {
        await held(transaction, token);
        await setSecrets(transaction, { operator, ...sealedSecrets(seal, secrets) });
        await record(transaction, { act, operator, action: 'secrets shown' });
      });
      return { password, codeUri };
    },

    /** The first code proves that the operator has what was shown. */
    withCode: ({ token, code }: { token: string; code: string }, browser: Browser, act: Act) =>
      enrol({ token, way: 'password', act }, browser, async (transaction, { name }, { secrets }) => {
        const opened = secrets && openedSecrets(seal, secrets);
        const step = opened && stepOfCode(opened.codeSecret, code, now().getTime());
        if (!secrets || step === null) throw new Declined('wrongCode');
        await updateOperator(transaction, name, secrets);
        if (!(await takeCode(transaction, { name, step }))) throw new Declined('wrongCode');
      }),
  };
}

interface Line {
  act: Act;
  operator: string;
  action: string;
  details?: Record<string, unknown>;
}
