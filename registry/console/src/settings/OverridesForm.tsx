import { Card } from '@members/ui/core';
import { RadioList, TextField } from '@members/ui/forms';
import { useState } from 'react';
import type { OverrideRule } from '../api/types';
import { useDecide } from '../decision/Decide';
import { useDraft } from '../drafts/Drafts';
import { Note } from '../Note';
import { overridesDraftOf, overridesOf, type OverridesDraft } from './overridesDraft';
import { SaveRow } from './SaveRow';
import styles from './Settings.module.css';

const options = [
  { value: 'nobody', label: 'Nobody' },
  { value: 'members', label: 'Members by id' },
  { value: 'everybody', label: 'Everybody', description: 'For a system without real members.' },
];

/** Who may run a remote from an address of their own, such as a developer's machine. */
export function OverridesForm({ overrides }: { overrides: OverrideRule }) {
  const { decide, may } = useDecide();
  const [typed, setDraft] = useDraft('overrides');
  const [submitted, setSubmitted] = useState(false);
  const draft = typed ?? overridesDraftOf(overrides);
  const read = overridesOf(draft);
  return (
    <Card
      render={
        <form
          aria-label="Overrides"
          onSubmit={(event) => {
            event.preventDefault();
            setSubmitted(true);
            if ('rule' in read) decide({ kind: 'changeOverrides', overrides: read.rule });
          }}
        />
      }
      className={styles.form}
    >
      <h2 className={styles.title}>Overrides</h2>
      <Note>
        Who may run a remote from an address of their own. It is marked on their screen, and nothing checks
        it.
      </Note>
      <RadioList
        flat
        label="Who may override"
        options={options.map((option) => ({ ...option, disabled: !may('administer') }))}
        value={draft.who}
        onValueChange={(who) => setDraft({ ...draft, who: who as OverridesDraft['who'] })}
      />
      {draft.who === 'members' && (
        <TextField
          label="Ids of members"
          hint="Separated by commas."
          inputMode="numeric"
          autoComplete="off"
          disabled={!may('administer')}
          error={submitted && 'error' in read ? read.error : undefined}
          value={draft.members}
          onValueChange={(members) => setDraft({ ...draft, members })}
        />
      )}
      <SaveRow changed={typed !== null} onDrop={() => setDraft(null)} label="Change overrides" />
    </Card>
  );
}
