import type { AnswerOf, supportCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { StatusLabel } from '@members/ui/core';
import { useEffect, useState } from 'react';
import { durationText, hoursText } from './hours';

/** When customer service answers and how soon, before a member writes (HELP-07). */
export function HoursLine({
  help,
}: {
  help: Pick<AnswerOf<typeof supportCalls.help>, 'periods' | 'usualMinutes'>;
}) {
  const { t, language } = useTexts('service');
  const now = useMinute();
  const hours = hoursText(help, now, language);
  const { usualMinutes } = help;
  const more = [
    usualMinutes !== null && t('hours.usual', { duration: durationText(usualMinutes, language) }),
    hours && !hours.open && t('hours.anytime'),
  ].filter(Boolean);
  return (
    <>
      {hours && (
        <StatusLabel tone={hours.open ? 'success' : 'neutral'}>
          {t(`hours.${hours.key}`, hours.values)}
        </StatusLabel>
      )}
      {more.length > 0 && <p>{more.join(' ')}</p>}
    </>
  );
}

/** The time, once a minute: what is open closes while somebody looks. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
