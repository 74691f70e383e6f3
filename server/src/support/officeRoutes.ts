import type { Database } from '../database';
import { Declined, defineOfficeRoute, FileAnswer, type OfficeRoute } from '../office';
import { createHelp } from './help';
import { selectPicture } from './pictureStore';
import { createQueue } from './queue';
import { createReplies } from './replies';
import { createSupportSettings } from './settings';

interface SupportOfficeDependencies {
  database: Database;
  /** Who may answer. */
  answering: () => Promise<string[]>;
  now: () => Date;
}

/** What the office sees and does about conversations, and what it sets about customer service. */
export function supportOfficeRoutes(dependencies: SupportOfficeDependencies): OfficeRoute[] {
  const { database } = dependencies;
  const queue = createQueue(dependencies);
  const replies = createReplies(dependencies);
  const settings = createSupportSettings({ database, ...createHelp(dependencies) });
  return [
    defineOfficeRoute('conversations', ({ params, operator }) => queue.list(params, operator)),
    defineOfficeRoute('conversation', ({ params, operator }) => queue.one(params, operator)),
    defineOfficeRoute('openConversation', ({ params, operator }) => queue.open(params, operator)),
    defineOfficeRoute('replyTemplates', ({ operator }) => queue.templates(operator)),
    defineOfficeRoute('conversationPicture', async ({ params: { name } }) => {
      const picture = await selectPicture(database.reader, name);
      if (!picture) throw new Declined('missing', { what: `picture ${name}` });
      return new FileAnswer(`${name}.webp`, 'image/webp', picture.webp);
    }),
    defineOfficeRoute('seeConversation', ({ params, act }) => replies.see(params, act)),
    defineOfficeRoute('assignConversation', ({ params, act }) => replies.assign(params, act)),
    defineOfficeRoute('reply', ({ params, act }) => replies.reply(params, act)),
    defineOfficeRoute('noteConversation', ({ params, act }) => replies.note(params, act)),
    defineOfficeRoute('closeConversation', ({ params, act }) => replies.close(params, act)),
    defineOfficeRoute('reopenConversation', ({ params, act }) => replies.reopen(params, act)),
    defineOfficeRoute('addReplyPicture', ({ params, act }) => replies.addPicture(params, act)),
    defineOfficeRoute('supportSettings', () => settings.read()),
    defineOfficeRoute('setSupportSettings', ({ params, act }) => settings.set(params, act)),
    defineOfficeRoute('setSupportName', ({ params: { name }, act }) => settings.setName(name, act)),
  ];
}
