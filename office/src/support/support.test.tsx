import type { OfficeAnswer } from '@members/office-contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Refused, renderOffice } from '../../testing/renderOffice';
import { fillTemplate } from './fillTemplate';

const now = '2026-01-02T03:04:05.000Z';
const row = (id: number, username: string) => ({
  ...{ id, username, memberId: 10_000 + id, language: 'ko_ko' as const, state: 'waiting' as const },
  ...{ waitingSince: now, lastAt: now, assignedTo: null, unread: true },
});
const message = (number: number, kind: 'member' | 'reply' | 'note', text: string) => ({
  ...{ number, kind, text, operator: kind === 'member' ? null : 'bob', picture: null, sentAt: now },
});
const conversation: OfficeAnswer<'conversation'> = {
  ...row(7, 'lina88'),
  messages: [message(1, 'member', 'Where is it?'), message(2, 'note', 'Asked the bank')],
  ...{ earlier: false, seenByMember: 0, others: [{ operator: 'bob', typing: true }] },
  member: {
    ...{ registeredAt: now, active: true, realName: 'L*** P***', mail: '', hasCard: true },
    ...{ hasFundPassword: false, lastSeenAt: null, pausedUntil: null, withdrawals: [] },
  },
};
const inSix = (english: string, korean: string) => ({
  ...{ en_us: english, ko_ko: korean, zh_cn: '', es_spa: '', ms_my: '', vn_vn: '' },
});

beforeEach(() => sessionStorage.clear());

const open = (
  address: string,
  answers: Parameters<typeof renderOffice>[1] = {},
  rights: Parameters<typeof renderOffice>[2] = { rights: ['support.change'] },
) =>
  renderOffice(
    address,
    {
      conversations: {
        rows: [row(5, 'omar'), row(7, 'lina88'), row(9, 'wen')].map((each) => ({
          ...each,
          ...{ lastText: 'Where is it?', lastFrom: 'member' },
        })),
        next: null,
      },
      conversation: () => conversation,
      openConversation: {},
      seeConversation: {},
      replyTemplates: {
        templates: [
          { id: 1, title: 'Greeting', reply: inSix('Hello {{member}}', '안녕하세요, {{member}}, {{site}}') },
        ],
        ...{ ownName: 'Mina', operators: ['ana', 'bob'], site: inSix('Site', '사이트') },
      },
      reply: { number: 3 },
      noteConversation: { number: 3 },
      assignConversation: {},
      closeConversation: { number: 3 },
      ...answers,
    },
    rights,
  );
const field = () => screen.findByLabelText('Answer');
const type = async (text: string) => fireEvent.change(await field(), { target: { value: text } });

describe('the list of conversations (OFC-110)', () => {
  it('leads by keyboard to a conversation', async () => {
    await open('/support/conversations');
    const [first] = (await screen.findAllByRole('row')).slice(1);
    first!.focus();
    fireEvent.keyDown(first!, { key: 'j' });
    fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
    expect(await screen.findByRole('heading', { name: 'Conversation with lina88' })).toBeVisible();
  });
});

describe('a conversation in the office (OFC-116)', () => {
  it('is answered by keyboard, with the newest message that was seen', async () => {
    const { sent } = await open('/support/conversations/7');
    await field();
    fireEvent.keyDown(document.body, { key: 'r' });
    expect(await field()).toHaveFocus();
    await type('On its way');
    fireEvent.keyDown(await field(), { key: 'Enter', ctrlKey: true });
    await waitFor(() =>
      expect(sent.filter(({ call }) => call === 'reply')).toMatchObject([
        { params: { id: 7, after: 2, text: 'On its way' } },
      ]),
    );
    await waitFor(async () => expect(await field()).toHaveValue(''));
  });

  it('leads to the next and the one before by J and K', async () => {
    const asked: unknown[] = [];
    await open('/support/conversations/7', {
      conversation: (params: { id: string }) => (asked.push(params.id), conversation),
    });
    await field();
    await screen.findByText('Where is it?');
    fireEvent.keyDown(document.body, { key: 'j' });
    await waitFor(() => expect(asked).toContain('9'));
  });

  it('has been read once it is on screen, on record', async () => {
    const { sent } = await open('/support/conversations/7');
    await waitFor(() => expect(sent).toEqual([{ call: 'seeConversation', params: { id: 7, through: 2 } }]));
  });

  it('keeps what was typed, also where it is refused, and says who was quicker', async () => {
    const { unmount } = await open('/support/conversations/7', {
      reply: () => new Refused('answeredMeanwhile', { operator: 'bob' }),
    });
    await type('Mine');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/bob has written meanwhile/)).toBeVisible();
    expect(await field()).toHaveValue('Mine');
    await act(async () => unmount());
    await open('/support/conversations/7');
    expect(await field()).toHaveValue('Mine');
  });

  it('takes a template in the member’s language, filled', async () => {
    await open('/support/conversations/7');
    fireEvent.change(await screen.findByLabelText('Template'), { target: { value: '1' } });
    expect(await field()).toHaveValue('안녕하세요, lina88, 사이트');
  });

  it('tells who else writes (OFC-111)', async () => {
    await open('/support/conversations/7');
    expect(await screen.findByText('bob writes an answer')).toBeVisible();
  });

  it('says that somebody writes once it has said that they didn’t, so that neither overtakes the other (OFC-111)', async () => {
    const told: string[] = [];
    let arrive = (_answer: object) => undefined as void;
    await open('/support/conversations/7', {
      openConversation: ({ typing }: { typing: string }) => {
        told.push(typing);
        return new Promise((resolve) => (arrive = resolve));
      },
    });
    await type('An answer');
    expect(told).toEqual(['no']);
    arrive({});
    await waitFor(() => expect(told).toEqual(['no', 'yes']));
    await type('');
    expect(told).toEqual(['no', 'yes']);
    arrive({});
    await waitFor(() => expect(told).toEqual(['no', 'yes', 'no']));
  });

  it('keeps notes apart from answers', async () => {
    const { sent } = await open('/support/conversations/7');
    await type('An answer');
    fireEvent.click(screen.getByRole('button', { name: 'Write a note' }));
    fireEvent.change(await screen.findByLabelText('Note'), { target: { value: 'A note' } });
    fireEvent.click(screen.getByRole('button', { name: 'Keep the note' }));
    await waitFor(() =>
      expect(sent.filter(({ call }) => call === 'noteConversation')).toMatchObject([
        { params: { id: 7, text: 'A note' } },
      ]),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Write an answer' }));
    expect(await field()).toHaveValue('An answer');
  });

  it('is handed over, from who has it', async () => {
    const { sent } = await open('/support/conversations/7');
    fireEvent.change(await screen.findByLabelText('Hand over to'), { target: { value: 'bob' } });
    await waitFor(() =>
      expect(sent).toContainEqual({
        call: 'assignConversation',
        params: { id: 7, operator: 'bob', before: null },
      }),
    );
  });

  it('offers nothing to who may only read it', async () => {
    const { sent } = await open('/support/conversations/7', {}, { rights: ['support.see'] });
    expect(await screen.findByText('Where is it?')).toBeVisible();
    expect(screen.queryByLabelText('Answer')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(sent).toEqual([]);
  });
});

describe('what is set about customer service (OFC-114)', () => {
  const settings = {
    ...{ enabled: true, url: '', timeZone: 'UTC', daysOff: [], visitorsWrite: true, version: 4 },
    ...{ hours: [{ day: 1, from: '09:00', to: '18:00' }], usualMinutes: null },
  };

  it('is saved with the version that was opened, the hours of another day following those before', async () => {
    const { sent } = await open(
      '/support/settings',
      { supportSettings: settings, setSupportSettings: { version: 5 } },
      { rights: ['support.change', 'content.change'] },
    );
    fireEvent.click(await screen.findByLabelText('Tuesday'));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toMatchObject([
        {
          call: 'setSupportSettings',
          params: {
            version: 4,
            hours: [1, 2].map((day) => ({ day, from: '09:00', to: '18:00' })),
          },
        },
      ]),
    );
  });
});

it('a template is filled, and what is missing left out', () => {
  expect(fillTemplate('Hi {{member}}, {{ operator }} {{other}}!', { member: 'Lina', operator: 'Mina' })).toBe(
    'Hi Lina, Mina !',
  );
});
