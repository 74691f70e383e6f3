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

/** The way between this device and a conversation. Everything throws ApiError. */
export interface Channel {
  /** Under which what is typed and not sent is kept in `localStorage`, which the end of a session empties. */
  keptAs: string;
  longest: number;
  read(wanted: { after?: number; before?: number }): Promise<Conversation>;
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

/** The conversation of a visitor, known by a ticket that this device makes with the first message (HELP-10). */
export const visitorChannel = (name: () => string): Channel => ({
  keptAs: 'members.visitor',
  longest: 500,
  async read(wanted) {
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
  },
  write({ key, text }) {
    const params = { ticket: visitorTicket() ?? newTicket(), name: name(), text };
    return call(supportCalls.writeAsVisitor, params, { idempotencyKey: key, quiet: true });
  },
  async see(seen) {
    const ticket = visitorTicket();
    if (ticket) await call(supportCalls.visitorConversation, { ticket, seen, after: seen }, { quiet: true });
  },
});
