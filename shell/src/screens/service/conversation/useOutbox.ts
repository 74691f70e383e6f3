import { ApiError, newIdempotencyKey } from '@members/api-client';
import type { SupportMessage } from '@members/contract';
import { useEffect, useState } from 'react';
import type { Channel, Outgoing } from './channels';

/** A message that the server has not confirmed. */
export interface Unsent extends Outgoing {
  /** It is not under way: there was no answer, or the page was closed meanwhile. */
  failed: boolean;
}

/**
 * What is typed and what is on its way, kept on the device until the server has it (HELP-05). A message that got no answer
 * stays, and goes out again by a press under the key that it had, so that it is there once. What the server refuses comes
 * back into the field.
 */
export function useOutbox(channel: Channel, onSent: (message: SupportMessage) => void) {
  const { keptAs } = channel;
  const [draft, setDraft] = useState(() => localStorage.getItem(`${keptAs}.draft`) ?? '');
  const [unsent, setUnsent] = useState<Unsent[]>(() =>
    kept(`${keptAs}.unsent`).map((message) => ({ ...message, failed: true })),
  );
  const [refusal, setRefusal] = useState('');
  useEffect(() => keep(`${keptAs}.draft`, draft), [keptAs, draft]);
  useEffect(
    () => keep(`${keptAs}.unsent`, unsent.length > 0 ? JSON.stringify(unsent) : ''),
    [keptAs, unsent],
  );
  const without = (key: string) => setUnsent((all) => all.filter((each) => each.key !== key));

  async function attempt(message: Outgoing): Promise<void> {
    const { key, text, picture } = message;
    const put = (failed: boolean) =>
      setUnsent((all) =>
        all.some((each) => each.key === key)
          ? all.map((each) => (each.key === key ? { ...each, failed } : each))
          : [...all, { ...message, failed }],
      );
    put(false);
    try {
      const sent = await channel.write({ key, text, picture });
      without(key);
      onSent(sent);
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'refused') {
        without(key);
        setRefusal(error.message);
        setDraft((typed) => (typed ? `${text}\n${typed}` : text));
      } else put(true);
    }
  }

  return {
    draft,
    type(text: string) {
      setRefusal('');
      setDraft(text);
    },
    unsent,
    /** What the server says against what was sent last. */
    refusal,
    async send(picture?: string) {
      const text = draft.trim();
      if (text === '' && !picture) return;
      setDraft('');
      setRefusal('');
      await attempt({ key: newIdempotencyKey(), text, ...(picture && { picture }) });
    },
    again: (message: Unsent) => void attempt(message),
    discard: ({ key }: Unsent) => without(key),
    /** The server has these already: their answer was lost. */
    forget: (keys: ReadonlySet<string>) => setUnsent((all) => all.filter(({ key }) => !keys.has(key))),
  };
}

function keep(key: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // A full or closed storage keeps nothing; the page does.
  }
}

function kept(key: string): Outgoing[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? (found as Outgoing[]) : [];
  } catch {
    return [];
  }
}
