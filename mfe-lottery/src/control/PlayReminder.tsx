import { useCall } from '@members/api-client';
import { controlCalls } from '@members/contract';
import { lazyLayer, type LayerProps } from '@members/mfe-kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { afterLayers } from '../components/afterLayers';
import { halfHourOf } from './reminder';
import type { ReminderDialogProps } from './ReminderDialog';

const askEveryMs = 60_000;

/** Its code comes when it is due. What closes it for want of that code is no answer of the member's. */
const ReminderDialog = lazyLayer<ReminderDialogProps & LayerProps>(
  async () => (await import('./ReminderDialog')).ReminderDialog,
);

/**
 * Shows time and result after every half hour of play, once each; an unanswered reminder comes again after a reload. It
 * waits until no sheet is open, so that it never comes between a member and an order that is being checked.
 */
export function PlayReminder({ onBreak }: { onBreak: () => void }) {
  const { data: session, dataUpdatedAt: askedAt } = useCall(controlCalls.playSession, undefined, {
    refetchInterval: askEveryMs,
    quiet: true,
  });
  const paused = Boolean(useCall(controlCalls.playControl).data?.pause);
  const answered = useAnsweredReminder();
  const [free, setFree] = useState(false);
  /** When its code could not be loaded; it is tried again with the next answer. */
  const [failedAt, setFailedAt] = useState(0);
  const halfHour = session && !paused ? halfHourOf(session) : null;
  const due = halfHour !== null && halfHour !== answered;
  useEffect(() => {
    if (!due) return;
    let over = false;
    afterLayers(() => !over && setFree(true));
    return () => {
      over = true;
      setFree(false);
    };
  }, [due]);
  if (!session || session.startedAt === null) return null;
  const answer = () => {
    if (halfHour !== null) answerReminder(halfHour);
  };
  return (
    <ReminderDialog
      session={session}
      open={due && free && failedAt !== askedAt}
      onOpenChange={() => setFailedAt(askedAt)}
      onGoOn={answer}
      onBreak={() => {
        answer();
        afterLayers(onBreak);
      }}
    />
  );
}

const key = 'mfe-lottery.playReminder';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The half hour whose reminder was answered last, in any tab and over reloads. */
const useAnsweredReminder = (): string | null =>
  useSyncExternalStore(subscribe, () => localStorage.getItem(key));

function answerReminder(halfHour: string): void {
  localStorage.setItem(key, halfHour);
  listeners.forEach((listener) => listener());
}
