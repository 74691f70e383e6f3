import type { OverrideRule } from '@members/office-contract';
import { Card } from '@members/ui/core';
import { RadioList, TextField } from '@members/ui/forms';
import { useState } from 'react';
import { useDecide } from '../decision/Decide';
import { Note } from '../Note';
import { useReleaseDraft } from '../useReleaseDraft';
import { useReleaseTexts } from '../useReleaseTexts';
import { overridesDraftOf, overridesOf, type OverridesDraft } from './overridesDraft';
import { SaveRow } from './SaveRow';
import styles from './Settings.module.css';

/** Who may run a remote from an address of their own, such as a developer's machine. */
export function OverridesForm({ overrides }: { overrides: OverrideRule }) {
  const { t } = useReleaseTexts();
  const { decide, mayForAll } = useDecide();
  const [typed, setDraft] = useReleaseDraft<OverridesDraft>('overrides');
  const [submitted, setSubmitted] = useState(false);
  const draft = typed ?? overridesDraftOf(overrides);
  const read = overridesOf(draft);
  const wrong = 'wrong' in read ? read.wrong : null;
  const option = (value: OverridesDraft['who']) => ({
    ...{ value, label: t(`overrides.${value}`), disabled: !mayForAll },
    ...(value === 'everybody' && { description: t('overrides.everybodyNote') }),
  });
  return (
    <Card
      padding="l"
      render={
        <form
          aria-label={t('overrides.title')}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setSubmitted(true);
            if ('rule' in read) decide({ kind: 'changeOverrides', overrides: read.rule });
          }}
        />
      }
      className={styles.form}
    >
      <h2>{t('overrides.title')}</h2>
      <Note>{t('overrides.note')}</Note>
      <RadioList
        flat
        label={t('overrides.who')}
        options={(['nobody', 'members', 'everybody'] as const).map(option)}
        value={draft.who}
        onValueChange={(who) => setDraft({ ...draft, who: who as OverridesDraft['who'] })}
      />
      {draft.who === 'members' && (
        <TextField
          label={t('overrides.ids')}
          hint={t('overrides.idsHint')}
          inputMode="numeric"
          autoComplete="off"
          disabled={!mayForAll}
          error={
            submitted && wrong !== null
              ? wrong === ''
                ? t('overrides.noIds')
                : t('overrides.wrongId', { id: wrong })
              : undefined
          }
          value={draft.members}
          onValueChange={(members) => setDraft({ ...draft, members })}
        />
      )}
      <SaveRow changed={typed !== null} onDrop={() => setDraft(null)} label={t('overrides.save')} />
    </Card>
  );
}
