import type { CheckedParams } from '@members/office-contract';
import type { Database, Transaction } from '../database';
import { Refusal } from '../i18n/refusal';
import { tellAnswer } from '../messages';
import { Declined } from '../office';
import { recordOperation, type Act } from '../operatorLog';
import * as store from './conversationStore';
import * as messageStore from './messageStore';
import { answersAt } from './hours';
import { keepPicture, newPicture } from './pictures';
import { attachPicture } from './pictureStore';
import { selectRepliedSince } from './queueStore';
import { selectSettings } from './settingsStore';

const pictureBytes = 5 * 1024 * 1024;

interface RepliesDependencies {
  database: Database;
  /** Who may answer. */
  answering: () => Promise<string[]>;
}

/** What operators do with conversations. No line of the operator log has what somebody wrote: it can't be erased there. */
export function createReplies({ database, answering }: RepliesDependencies) {
  interface Told {
    action: string;
    details?: Record<string, unknown>;
    before?: Record<string, unknown>;
    after?: Record<string, unknown>;
  }

  /** Does something with a conversation that is held, and puts on record what it answers. */
  async function change<Answer>(
    id: number,
    act: Act,
    work: (
      transaction: Transaction,
      conversation: store.ConversationRow,
    ) => Promise<{ answer: Answer; told?: Told }>,
  ): Promise<Answer> {
    return database.transaction(async (transaction) => {
      const conversation = await store.holdConversation(transaction, id);
      if (!conversation) throw new Declined('missing', { what: `conversation ${id}` });
      const { answer, told } = await work(transaction, conversation);
      const { memberId } = conversation;
      if (told)
        await recordOperation(transaction, {
          ...{ ...act, ...told, subject: `conversation ${id}` },
          ...(memberId !== null && { memberId }),
        });
      return answer;
    });
  }

  interface Written {
    kind: 'reply' | 'closing' | 'note';
    text: string;
    picture?: string | undefined;
    key: string;
    action: string;
  }

  async function add(
    transaction: Transaction,
    conversation: store.ConversationRow,
    { kind, text, picture, key, action, act }: Written & { act: Act },
  ): Promise<{ answer: { number: number }; told?: Told }> {
    const { id: conversationId, memberId, waitingSince } = conversation;
    const earlier = await messageStore.selectByKey(transaction, { conversationId, key });
    if (earlier && (earlier.text !== text || earlier.picture !== (picture ?? null)))
      throw new Declined('keyReused');
    if (earlier) return { answer: { number: earlier.number } };
    if (kind === 'reply' && conversation.closedAt) throw new Declined('conversationClosed');
    const hours = await selectSettings(transaction);
    const counts = kind !== 'note' && waitingSince !== null && answersAt(hours, waitingSince);
    const number = await messageStore.insertMessage(transaction, {
      ...{ conversationId, kind, operator: act.operator, text, picture, key, now: act.now },
      waitedSeconds: counts ? Math.round((act.now.getTime() - waitingSince.getTime()) / 1000) : null,
    });
    if (picture && !(await attachPicture(transaction, { conversationId, name: picture, number })))
      throw new Declined('noPicture');
    if (kind === 'reply' && conversation.assignedTo === null)
      await store.setAssigned(transaction, { id: conversationId, operator: act.operator });
    if (kind !== 'note' && memberId !== null) await tellAnswer(transaction, { memberId, text, now: act.now });
    return { answer: { number }, told: { action, details: { message: number } } };
  }

  async function refuseOvertaken(transaction: Transaction, conversationId: number, after: number) {
    const operator = await selectRepliedSince(transaction, { conversationId, after });
    if (operator) throw new Declined('answeredMeanwhile', { operator });
  }

  const reply = ({ id, after, ...written }: CheckedParams<'reply'>, act: Act) =>
    change(id, act, async (transaction, conversation) => {
      const { key } = written;
      const known = await messageStore.selectByKey(transaction, { conversationId: id, key });
      if (!known) await refuseOvertaken(transaction, id, after);
      return add(transaction, conversation, {
        ...{ ...written, act, kind: 'reply', action: 'conversation answered' },
      });
    });

  const close = ({ id, after, ...written }: CheckedParams<'closeConversation'>, act: Act) =>
    change(id, act, async (transaction, conversation) => {
      const { key } = written;
      const known = await messageStore.selectByKey(transaction, { conversationId: id, key });
      if (!known && conversation.closedAt) throw new Declined('conversationClosed');
      if (!known) await refuseOvertaken(transaction, id, after);
      return add(transaction, conversation, {
        ...{ ...written, act, kind: 'closing', action: 'conversation closed' },
      });
    });

  const note = ({ id, ...written }: CheckedParams<'noteConversation'>, act: Act) =>
    change(id, act, (transaction, conversation) =>
      add(transaction, conversation, { ...written, act, kind: 'note', action: 'conversation noted' }),
    );

  const reopen = ({ id }: { id: number }, act: Act) =>
    change(id, act, async (transaction, conversation) => {
      if (!conversation.closedAt) return { answer: {} };
      await store.reopen(transaction, id);
      return { answer: {}, told: { action: 'conversation reopened' } };
    });

  const see = ({ id, through }: CheckedParams<'seeConversation'>, act: Act) =>
    change(id, act, async (transaction, { seenByService }) => {
      const moved = await store.moveSeen(transaction, { id, by: 'service', through });
      if (!moved) return { answer: {} };
      const details = { from: seenByService + 1, through };
      return { answer: {}, told: { action: 'conversation read', details } };
    });

  async function assign({ id, operator, before }: CheckedParams<'assignConversation'>, act: Act) {
    if (operator !== null && operator !== act.operator && !(await answering()).includes(operator))
      throw new Declined('missing', { what: `operator ${operator} who may answer` });
    return change(id, act, async (transaction, { assignedTo }) => {
      if (assignedTo === operator) return { answer: {} };
      if (assignedTo !== before) throw new Declined('changedMeanwhile', { operator: assignedTo ?? '–' });
      await store.setAssigned(transaction, { id, operator });
      const action =
        operator === null
          ? 'conversation given back'
          : operator === act.operator
            ? 'conversation taken'
            : 'conversation handed over';
      const told = { action, before: { assignedTo }, after: { assignedTo: operator } };
      return { answer: {}, told };
    });
  }

  async function addPicture({ id, picture: sent }: CheckedParams<'addReplyPicture'>, act: Act) {
    const bytes = Buffer.from(sent, 'base64');
    const picture = bytes.length <= pictureBytes ? await newPicture(bytes).catch(orNothing) : null;
    if (!picture) throw new Declined('noPicture');
    return change(id, act, async (transaction) => {
      const kept = { conversationId: id, picture, now: act.now };
      const answer = await keepPicture(transaction, kept).catch((error: unknown) => {
        if (error instanceof Refusal) throw new Declined('picturesUsed', { count: Number(error.values.num) });
        throw error;
      });
      return { answer, told: { action: 'conversation picture added' } };
    });
  }

  return { reply, close, note, reopen, see, assign, addPicture };
}

function orNothing(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}
