import { ApiError, call, refresh, refreshMember } from '@members/api-client';
import {
  longestSupportText,
  messageCalls,
  supportCalls,
  type Conversation,
  type SupportMessage,
} from '@members/contract';

export interface Outgoing {
  /** Names the attempt: sent again with it, a message is there once (HELP-05). */
  key: string;
  text: string;
  /** Of `upload`. */
  picture?: string | undefined;
}

/** What has come since; the query is what opens pictures. */
export type News = Conversation & { pictureQuery?: string };

/** The way between this device and a conversation. Everything throws ApiError. */
export interface Channel {
  /** Under which what is typed and not sent is kept in `localStorage`, which the end of a session empties. */
  keptAs: string;
  longest: number;
  /** The newest messages, or those before one. */
  read(wanted: { before?: number }): Promise<Conversation>;
  news(wanted: { after?: number }): Promise<News>;
  write(message: Outgoing): Promise<SupportMessage>;
  see(through: number): Promise<void>;
  /** Missing where no pictures are taken. */
  upload?(file: Blob, onProgress: (fraction: number) => void, signal: AbortSignal): Promise<string>;
}

/** A member's own conversation. */
export const memberChannel: Channel = {
  keptAs: 'members.conversation',
  longest: longestSupportText,
  read: (wanted) => call(supportCalls.conversation, wanted, { quiet: true }),
  news: (wanted) => call(supportCalls.conversationNews, wanted, { quiet: true }),
  write: ({ key, ...params }) =>
    call(supportCalls.writeToSupport, params, { idempotencyKey: key, quiet: true }),
  async see(through) {
    await call(supportCalls.seeConversation, { through }, { quiet: true });
    // What was told of the answer goes, and the mark on the tab with it.
    await Promise.all([refreshMember(), refresh(messageCalls.messages)]);
  },
  async upload(file, onUploadProgress, signal) {
    const options = { onUploadProgress, signal, quiet: true };
    return (await call(supportCalls.uploadSupportPicture, { file }, options)).name;
  },
};

const ticketKey = 'members.visitor.ticket';

/** The conversation that a visitor of this device has begun; null before that. */
export const visitorTicket = (): string | null => localStorage.getItem(ticketKey);

function newTicket(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const ticket = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  localStorage.setItem(ticketKey, ticket);
  return ticket;
}

const nothing: Conversation = { messages: [], earlier: false, closed: false, seenByService: 0, seen: 0 };

async function readAsVisitor(wanted: { after?: number }): Promise<Conversation> {
  const ticket = visitorTicket();
  if (!ticket) return nothing;
  try {
    return await call(supportCalls.visitorConversation, { ...wanted, ticket }, { quiet: true });
  } catch (error) {
    // It is kept for some weeks: whoever writes later begins a new one.
    if (!(error instanceof ApiError) || error.kind !== 'refused') throw error;
    localStorage.removeItem(ticketKey);
    return nothing;
  }
}

/** The conversation of a visitor, known by a ticket that this device makes with the first message (HELP-10). */
export const visitorChannel = (name: () => string): Channel => ({
  keptAs: 'members.visitor',
  longest: 500,
  read: () => readAsVisitor({}),
  news: readAsVisitor,
  write({ key, text }) {
    const params = { ticket: visitorTicket() ?? newTicket(), name: name(), text };
    return call(supportCalls.writeAsVisitor, params, { idempotencyKey: key, quiet: true });
  },
  async see(seen) {
    const ticket = visitorTicket();
    if (ticket) await call(supportCalls.visitorConversation, { ticket, seen, after: seen }, { quiet: true });
  },
});
