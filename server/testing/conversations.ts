import type { Session } from '@members/contract';
import type { OfficeParams } from '@members/office-contract';
import { randomUUID } from 'node:crypto';
import type { TestOffice } from './createTestOffice';
import type { TestServer } from './createTestServer';

/** What members and operators do in conversations with customer service. */
export function createTestConversations(server: TestServer, office: TestOffice) {
  const write = (
    session: Session,
    text: string,
    { key = randomUUID() as string, picture }: { key?: string; picture?: string } = {},
  ) =>
    server.call(
      'writeToSupport',
      { text, ...(picture && { picture }) },
      { session, headers: { 'idempotency-key': key } },
    );
  const list = async (params: OfficeParams<'conversations'>, name = 'ana') =>
    (await office.call('conversations', params, { name })).answer;
  return {
    write,
    list,
    readAsMember: async (session: Session, params: { after?: number; before?: number } = {}) =>
      (await server.call('conversation', params, { session })).answer!,
    one: async (id: number, name = 'ana') => (await office.call('conversation', { id }, { name })).answer,
    /** A member who has written, and the number of the conversation. */
    async asked(text = 'Where is my withdrawal?') {
      const session = await server.sessionOf(await server.newMember());
      await write(session, text);
      const { rows } = await list({ view: 'waiting', memberId: session.memberId });
      return { session, id: rows[0]!.id };
    },
    reply: (params: Partial<OfficeParams<'reply'>> & { id: number }, name = 'ana') =>
      office.call('reply', { key: randomUUID(), after: 1, text: 'On its way', ...params }, { name }),
    close: (params: Partial<OfficeParams<'closeConversation'>> & { id: number }, name = 'ana') =>
      office.call(
        'closeConversation',
        { key: randomUUID(), after: 1, text: 'It arrived', ...params },
        { name },
      ),
    /** Lines of the operator log about a conversation. */
    linesOn: (id: number) =>
      server.database.reader
        .selectFrom('operator_log')
        .select(['operator', 'action', 'details'])
        .where('subject', '=', `conversation ${id}`)
        .orderBy('id')
        .execute(),
    forgetAll: () =>
      server.database.transaction((transaction) => transaction.deleteFrom('support_conversations').execute()),
  };
}
