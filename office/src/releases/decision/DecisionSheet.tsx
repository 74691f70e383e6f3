import type { RegistryEntry, RegistryOverview } from '@members/office-contract';
import { Button, ButtonRow } from '@members/ui/core';
import { CheckboxField, FormMessage, TextField } from '@members/ui/forms';
import { Sheet } from '@members/ui/overlay';
import { useId, useState } from 'react';
import { OfficeError } from '../../calls/callOffice';
import { useChange } from '../../calls/useChange';
import { useRefusalText } from '../../calls/useRefusalText';
import { useOfficeTexts } from '../../texts';
import { describeActor, describeChange } from '../history/describeChange';
import { useReleaseTexts } from '../useReleaseTexts';
import {
  callOf,
  findingsOf,
  isReason,
  paramsOf,
  unresolvedFindings,
  whyLimits,
  withSeenChanges,
  type DecisionDraft,
} from './decision';
import styles from './DecisionSheet.module.css';
import { explainDecision } from './explainDecision';
import { Findings } from './Findings';
import { Move } from './Move';

interface DecisionSheetProps {
  draft: DecisionDraft;
  overview: RegistryOverview;
  onDraft: (draft: DecisionDraft | null) => void;
}

/** Says what members will notice of a decision, asks for its reason, and sends it to the registry. */
export function DecisionSheet({ draft, overview, onDraft }: DecisionSheetProps) {
  const form = useId();
  const texts = useReleaseTexts();
  const { t } = texts;
  const { t: frame } = useOfficeTexts();
  const refusalText = useRefusalText();
  const [submitted, setSubmitted] = useState(false);
  const [refused, setRefused] = useState<Error | null>(null);
  const explained = explainDecision(draft.decision, overview, texts);
  const findings = findingsOf(draft, overview);
  const isRefused = findings.some(({ level }) => level === 'hard');
  const sending = useChange(callOf(draft.decision), {
    done: explained.done,
    onDone: () => onDraft(null),
    onRefused(error) {
      const { changed, findings: found } = error instanceof OfficeError ? error.details : {};
      if (changed) onDraft(withSeenChanges(draft, changed));
      else if (found) onDraft({ ...draft, findings: found });
      // What others changed and what the gate found stand in the sheet themselves.
      setRefused(changed || found ? null : error);
    },
  });
  const missingWhy = submitted && !isReason(draft.why);

  function decide(event: { preventDefault(): void }) {
    event.preventDefault();
    setSubmitted(true);
    setRefused(null);
    if (!isReason(draft.why) || unresolvedFindings(draft, findings).length > 0) return;
    sending.mutate(paramsOf(draft));
  }

  const { confirmLabel } = explained;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && !sending.isPending && onDraft(null)}
      title={explained.title}
      closeLabel={frame('close')}
      footer={
        <ButtonRow>
          <Button variant="secondary" onClick={() => onDraft(null)} disabled={sending.isPending}>
            {frame(isRefused ? 'close' : 'cancel')}
          </Button>
          {!isRefused && (
            <Button type="submit" form={form} busy={sending.isPending}>
              {draft.changed.length > 0 ? t('allTheSame', { action: confirmLabel }) : confirmLabel}
            </Button>
          )}
        </ButtonRow>
      }
    >
      <form id={form} className={styles.form} onSubmit={decide} noValidate>
        {draft.changed.length > 0 && <ChangedSince entries={draft.changed} />}
        {refused && <FormMessage>{refusalText(refused)}</FormMessage>}
        {sending.isPending && explained.gated && <FormMessage tone="info">{t('gateLooks')}</FormMessage>}
        {explained.move && <Move {...explained.move} />}
        <Findings
          findings={findings}
          overridden={draft.overridden}
          submitted={submitted}
          onOverridden={(overridden) => onDraft({ ...draft, overridden })}
        />
        {!isRefused && (
          <>
            <section aria-label={t('membersNotice')}>
              <h3 className={styles.heading}>{t('membersNotice')}</h3>
              <p className={styles.effect}>{draft.force ? t('effects.force') : explained.effect}</p>
            </section>
            {explained.canForce && (
              <CheckboxField
                label={t('force')}
                checked={draft.force}
                onCheckedChange={(force) => onDraft({ ...draft, force })}
              />
            )}
            <TextField
              label={frame('reason')}
              hint={t('whyHint')}
              error={missingWhy ? t('whyMissing', whyLimits) : undefined}
              value={draft.why}
              maxLength={whyLimits.max}
              autoComplete="off"
              enterKeyHint="send"
              onValueChange={(why) => onDraft({ ...draft, why })}
            />
          </>
        )}
      </form>
    </Sheet>
  );
}

/** What others changed while the operator was deciding. */
function ChangedSince({ entries }: { entries: readonly RegistryEntry[] }) {
  const texts = useReleaseTexts();
  const { t, time } = texts;
  return (
    <FormMessage>
      <p className={styles.changedTitle}>{t('changedTitle')}</p>
      <ul className={styles.changedList}>
        {entries.map((entry) => (
          <li key={entry.seq}>
            <strong>{describeActor(entry, texts)}</strong>: {describeChange(entry.change, texts).what},{' '}
            {time(entry.at)}: “{entry.why}”
          </li>
        ))}
      </ul>
    </FormMessage>
  );
}
