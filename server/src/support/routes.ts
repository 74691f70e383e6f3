import { clientNetwork, defineRoute, defineSharedRoute, type Route } from '../http';
import { fileOf } from '../uploads';
import type { Conversations } from './conversations';
import type { createHelp } from './help';

interface SupportRoutes {
  help: ReturnType<typeof createHelp>['help'];
  conversations: Conversations;
}

/** The help page, and what members and visitors write to customer service. */
export function supportRoutes({ help, conversations }: SupportRoutes): Route[] {
  return [
    defineSharedRoute('help', ({ language }) => help(language)),
    defineRoute('conversation', ({ member, params }) => conversations.read(member.id, params)),
    defineRoute('conversationNews', ({ member, params }) => conversations.news(member.id, params.after)),
    defineRoute('writeToSupport', ({ member, language, params, idempotencyKey }) =>
      conversations.write({ memberId: member.id, language }, { ...params, idempotencyKey }),
    ),
    defineRoute('uploadSupportPicture', async ({ member, language, request }) =>
      conversations.upload({ memberId: member.id, language }, await fileOf(request)),
    ),
    defineRoute('seeConversation', ({ member, params }) => conversations.see(member.id, params.through)),
    defineRoute('writeAsVisitor', ({ params, language, address, idempotencyKey }) =>
      conversations.writeAsVisitor({ ...params, language, network: clientNetwork(address), idempotencyKey }),
    ),
    defineRoute('visitorConversation', ({ params: { ticket, ...wanted } }) =>
      conversations.readAsVisitor(ticket, wanted),
    ),
  ];
}
