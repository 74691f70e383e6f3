import type { PlayControl } from '@members/contract';
import { useTexts } from '@members/i18n';
import { FormMessage } from '@members/ui/forms';
import { momentText } from './controlTexts';

export type Pause = NonNullable<PlayControl['pause']>;

/** Until when play is paused, and what stays open. */
export function PauseMessage({ pause }: { pause: Pause }) {
  const { t, language } = useTexts('mfe-lottery');
  return (
    <FormMessage tone="warn">
      {pause.until === null
        ? t('control.paused.forGood')
        : t('control.paused.until', { time: momentText(pause.until, language) })}
    </FormMessage>
  );
}
