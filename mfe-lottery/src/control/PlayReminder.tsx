import { useCall } from '@members/api-client';
import { controlCalls } from '@members/contract';
import { afterLayers } from '@members/ui/overlay';
import { useEffect, useState } from 'react';
import { answerReminder, useAnsweredReminder } from './answeredReminder';
import { halfHourOf } from './reminder';
import { ReminderDialog } from './ReminderDialog';

const askEveryMs = 60_000;

/**
 * After every half hour of play, time and result, once each; an unanswered one comes again after a reload. It waits
 * until no sheet is open, so that it never comes between a member and an order that is being checked.
 */
export function PlayReminder({ onBreak }: { onBreak: () => void }) {
  const session = useCall(controlCalls.playSession, undefined, {
    refetchInterval: askEveryMs,
    quiet: true,
  }).data;
  const paused = Boolean(useCall(controlCalls.playControl).data?.pause);
  const answered = useAnsweredReminder();
  const [free, setFree] = useState(false);
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
      open={due && free}
      onGoOn={answer}
      onBreak={() => {
        answer();
        afterLayers(onBreak);
      }}
    />
  );
}
