import { createTokenOf, passwordLinkOf } from '../src/codes';
import { createOutbox, type Message } from '../src/mail';
import type { OutboxDependencies } from '../src/mail/outbox';
import { mailText } from '../src/messages';

/** Mixed into every password hash and key of a test server. */
export const testPepper = 'test pepper';

/** An outbox whose mails go nowhere but into a list. */
export function createTestOutbox(
  dependencies: Pick<OutboxDependencies, 'database' | 'codeOf' | 'now' | 'onError'>,
) {
  const mails: Message[] = [];
  const outbox = createOutbox({
    ...dependencies,
    transport: {
      send: async (mail) => void mails.push(mail),
      verify: async () => {},
      close: () => {},
    },
    siteName: 'Members',
    linkOf: (salt) => passwordLinkOf('http://m.test', createTokenOf(testPepper)(salt)),
    textOf: mailText,
  });
  return {
    outbox,
    async mailsTo(address: string): Promise<Message[]> {
      await outbox.settled();
      return mails.filter(({ to }) => to === address);
    },
  };
}
