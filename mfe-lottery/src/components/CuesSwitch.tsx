import { useTexts } from '@members/i18n';
import { useCues } from '@members/mfe-kit';
import { IconButton, MutedIcon, SoundIcon } from '@members/ui/core';

/** Sound and vibration of this device, off until they are switched on; the settings have the same switch. */
export function CuesSwitch() {
  const { t } = useTexts('mfe-lottery');
  const [on, setOn] = useCues();
  return (
    <IconButton
      label={t(on ? 'round.cuesOff' : 'round.cuesOn')}
      tone={on ? undefined : 'muted'}
      icon={on ? <SoundIcon size={24} /> : <MutedIcon size={24} />}
      onClick={() => setOn(!on)}
    />
  );
}
