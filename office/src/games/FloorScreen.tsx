import type { OfficeAnswer } from '@members/office-contract';
import { Button, Card } from '@members/ui/core';
import { FormMessage, TextField } from '@members/ui/forms';
import { useState } from 'react';
import { useRead } from '../calls/queries';
import { useChange } from '../calls/useChange';
import { useRefusalText } from '../calls/useRefusalText';
import { Loaded } from '../parts/Loaded';
import { Screen } from '../parts/Screen';
import { useMay } from '../session/session';
import { useAreaTexts } from '../texts';
import styles from './GameScreen.module.css';

/** What no option may pay back less than; a change takes two operators. */
export function FloorScreen() {
  const { t } = useAreaTexts('games');
  const read = useRead('returnFloor', {});
  return (
    <Screen title={t('floor')}>
      <Loaded read={read} height={240}>
        {(floor) => <FloorForm key={floor.floorHundredths} {...floor} />}
      </Loaded>
    </Screen>
  );
}

function FloorForm({ floorHundredths }: OfficeAnswer<'returnFloor'>) {
  const { t } = useAreaTexts('games');
  const refusalText = useRefusalText();
  const mayChange = useMay('games.change');
  const [percent, setPercent] = useState(String(floorHundredths / 100));
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<Error | null>(null);
  const hundredths = Math.round(Number(percent) * 100);
  const wrong = !(hundredths >= 5_000 && hundredths <= 10_000);
  const set = useChange('setReturnFloor', { onRefused: setRefused, onProposed: () => setReason('') });
  return (
    <Card
      padding="l"
      className={styles.form}
      render={
        <form
          aria-label={t('floor')}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setRefused(null);
            if (!wrong) set.mutate({ floorHundredths: hundredths, reason });
          }}
        />
      }
    >
      <p className={styles.note}>{t('floorNote')}</p>
      <TextField
        label={t('floorField')}
        error={wrong ? t('floorRange') : undefined}
        inputMode="decimal"
        disabled={!mayChange}
        value={percent}
        onValueChange={(text) => setPercent(text.replace(/[^\d.]/g, ''))}
      />
      {mayChange && (
        <>
          <TextField label={t('reason')} maxLength={200} value={reason} onValueChange={setReason} />
          {refused && <FormMessage>{refusalText(refused)}</FormMessage>}
          <Button
            type="submit"
            busy={set.isPending}
            disabled={wrong || reason.trim() === '' || hundredths === floorHundredths}
          >
            {t('propose')}
          </Button>
        </>
      )}
    </Card>
  );
}
