import type { Session } from '@members/contract';
import type { Message } from '../src/mail';
import type { TestServer } from './createTestServer';
import { testPassword } from './testMembers';

/** The six digits of a mail. */
export function codeIn(mail: Pick<Message, 'text'> | undefined): string {
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  if (!code) throw new Error('There is no code in this mail.');
  return code;
}

let count = 0;

/** A member with a confirmed address. */
export async function confirmedMember(
  server: Pick<TestServer, 'signUp' | 'call' | 'mailsTo'>,
  wanted: Parameters<TestServer['signUp']>[0] = {},
): Promise<{ session: Session; username: string; address: string }> {
  count += 1;
  const address = `confirmed${count}@example.com`;
  const { username, ...session } = await server.signUp(wanted);
  await server.call('sendAddressCode', { address, password: testPassword }, { session });
  await server.call('confirmAddress', { code: codeIn((await server.mailsTo(address))[0]) }, { session });
  return { session, username, address };
}
