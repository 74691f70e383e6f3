import { Button, Card } from '@members/ui/core';
import { FormMessage, TextField } from '@members/ui/forms';
import { useState } from 'react';
import { useRead } from '../calls/queries';
import { useChange } from '../calls/useChange';
import { useRefusalText } from '../calls/useRefusalText';
import { useAreaTexts } from '../texts';
import styles from './SupportSettings.module.css';

/** By which name members know the operator. */
export function OwnName() {
  const { t } = useAreaTexts('support');
  const refusalText = useRefusalText();
  const { data } = useRead('replyTemplates', {});
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState<Error | null>(null);
  const save = useChange('setSupportName', {
    done: t('name.saved'),
    onDone: () => setTyped(null),
    onRefused: setRefused,
  });
  return (
    <Card
      padding="l"
      className={styles.form}
      render={
        <form
          aria-label={t('name.title')}
          onSubmit={(event) => {
            event.preventDefault();
            setRefused(null);
            if (typed !== null) save.mutate({ name: typed.trim() });
          }}
        />
      }
    >
      <h2 className={styles.title}>{t('name.title')}</h2>
      {refused && <FormMessage>{refusalText(refused)}</FormMessage>}
      <TextField
        label={t('name.label')}
        hint={t('name.hint')}
        maxLength={40}
        autoComplete="off"
        value={typed ?? data?.ownName ?? ''}
        onValueChange={setTyped}
      />
      <Button type="submit" busy={save.isPending}>
        {t('name.save')}
      </Button>
    </Card>
  );
}
