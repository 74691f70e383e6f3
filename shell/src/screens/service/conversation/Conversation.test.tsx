import { ApiError, beginSession } from '@members/api-client';
import type { Conversation as Known, SupportMessage } from '@members/contract';
import { useTextsForTest } from '@members/i18n/testing';
import { MemoryRouter } from '@members/mfe-kit/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en_us.json';
import type { Channel, Outgoing } from './channels';
import { Conversation } from './Conversation';

const help = { topics: [], conversations: true, visitors: true, periods: [], usualMinutes: null };
const message = (number: number, change: Partial<SupportMessage> = {}): SupportMessage => ({
  ...{ number, author: 'member', name: '', text: `m${number}`, picture: null, closing: false, key: '' },
  sentAt: new Date().toISOString(),
  ...change,
});

beforeAll(() => useTextsForTest('service', en));
beforeEach(() => {
  localStorage.clear();
  beginSession({ memberId: 7, token: 'secret' });
});

/** A conversation in front of a server that has these messages and does with a message what a test says. */
function open(
  messages: SupportMessage[],
  {
    write,
    ...known
  }: Partial<Known> & { write?: (sent: Outgoing) => Promise<SupportMessage> | SupportMessage } = {},
) {
  const sent: Outgoing[] = [];
  const seen: number[] = [];
  const page = (after: number): Known => ({
    messages: messages.filter(({ number }) => number > after),
    ...{ earlier: false, closed: false, seenByService: 0, seen: 0 },
    ...known,
  });
  const channel: Channel = {
    keptAs: 'test',
    longest: 50,
    read: async () => page(0),
    news: async ({ after = 0 }) => ({ ...page(after), pictureQuery: 'until=1' }),
    async write(outgoing) {
      sent.push(outgoing);
      const { key, text } = outgoing;
      if (write) return write(outgoing);
      const added = message(messages.length + 1, { key, text });
      messages.push(added);
      return added;
    },
    see: async (through) => void seen.push(through),
  };
  const shown = render(
    <MemoryRouter>
      <Conversation channel={channel} help={help} empty="" />
    </MemoryRouter>,
  );
  return { ...shown, sent, seen, channel };
}
const field = () => screen.findByLabelText(en.composer.label);
const send = async (text: string) => {
  await userEvent.type(await field(), text);
  await userEvent.click(screen.getByRole('button', { name: en.composer.send }));
};
const noNetwork = () => Promise.reject(new ApiError('network', ''));

describe('a conversation with customer service', () => {
  it('shows what was sent and what was seen (HELP-06)', async () => {
    const { unmount } = open([message(1), message(2)], { seenByService: 1 });
    expect(await screen.findByText(en.conversation.sent)).toBeVisible();
    unmount();
    open([message(1), message(2)], { seenByService: 2 });
    expect(await screen.findByText(en.conversation.seen)).toBeVisible();
  });

  it('tells the server which answers have been seen, and no own messages', async () => {
    const { seen } = open([message(1), message(2, { author: 'service' }), message(3)]);
    await waitFor(() => expect(seen).toEqual([2]));
  });

  it('keeps what is typed on the device (HELP-05)', async () => {
    const { unmount } = open([]);
    await userEvent.type(await field(), 'Half a sen');
    unmount();
    open([]);
    expect(await field()).toHaveValue('Half a sen');
  });

  it('keeps a message that got no answer, and sends it again under the same key', async () => {
    let broken = true;
    const messages: SupportMessage[] = [];
    const { sent, unmount } = open(messages, { write: noNetwork });
    await send('Hello');
    expect(await screen.findByText(en.conversation.failed)).toBeVisible();
    expect(await field()).toHaveValue('');
    unmount();
    const again = open(messages, {
      write: ({ key, text }) => (broken ? ((broken = false), noNetwork()) : message(1, { key, text })),
    });
    for (let press = 0; press < 2; press += 1) {
      await userEvent.click(await screen.findByRole('button', { name: en.conversation.again }));
      await act(async () => undefined);
    }
    expect(await screen.findByText(en.conversation.sent)).toBeVisible();
    expect(screen.getAllByText('Hello')).toHaveLength(1);
    const keys = [...sent, ...again.sent].map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(3);
  });

  it('forgets a message that the server has, though its answer was lost', async () => {
    const first = open([], { write: noNetwork });
    await send('Hello');
    await screen.findByText(en.conversation.failed);
    first.unmount();
    open([message(1, { key: first.sent[0]!.key, text: 'Hello' })]);
    expect(await screen.findByText('Hello')).toBeVisible();
    expect(screen.queryByText(en.conversation.failed)).toBeNull();
    expect(localStorage.getItem('test.unsent')).toBeNull();
  });

  it('gives back what the server refuses, and says why', async () => {
    open([], { write: () => Promise.reject(new ApiError('refused', 'Feature disabled')) });
    await send('Hello');
    expect(await screen.findByRole('alert')).toHaveTextContent('Feature disabled');
    expect(await field()).toHaveValue('Hello');
  });

  it('sends nothing that is empty or too long', async () => {
    const { sent } = open([]);
    await send('   ');
    await send('x'.repeat(51));
    expect(screen.getByText('1 characters too many')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('reads new answers out, and not those that were there', async () => {
    const messages = [message(1, { author: 'service', text: 'Welcome' })];
    open(messages);
    expect(await screen.findByText('Welcome')).toBeVisible();
    const heard = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(heard().join('')).toBe('');
    messages.push(message(2, { author: 'service', text: 'It is there' }));
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(heard()).toContain('Customer service: It is there'));
  });

  it('shows what was kept of it where there is no network, and its pictures once it is known how (OFF-02)', async () => {
    const picture = { path: '/uploads/messages/x.webp', width: 40, height: 30 };
    const { channel } = open([message(1, { picture })]);
    const link = () => screen.queryByRole('link', { name: en.conversation.openPicture });
    await waitFor(() => expect(link()).toHaveAttribute('href', `${picture.path}?until=1`));
    cleanup();
    render(
      <MemoryRouter>
        <Conversation channel={{ ...channel, news: noNetwork }} help={help} empty="" />
      </MemoryRouter>,
    );
    expect(await screen.findByText('m1')).toBeVisible();
    expect(link()).toBeNull();
    expect(await field()).toBeVisible();
  });

  it('says that it was closed, and by which message', async () => {
    open([message(1), message(2, { author: 'service', closing: true, text: 'Done' })], { closed: true });
    expect(await screen.findByText(en.conversation.closed)).toBeVisible();
    expect(screen.getByText(en.conversation.closing)).toBeVisible();
  });
});
