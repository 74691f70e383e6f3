import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, ButtonRow } from '@members/ui/core';
import { CheckboxField, FormMessage, TextField } from '@members/ui/forms';
import { Sheet, toast } from '@members/ui/overlay';
import { useId, useState } from 'react';
import { callRegistry, RegistryError } from '../api/callRegistry';
import { overviewQuery } from '../api/queries';
import type { LogEntry, RegistryOverview } from '../api/types';
import { EntryLine } from '../history/EntryItem';
import {
  findingsOf,
  isReason,
  unresolvedFindings,
  whyLimits,
  withSeenChanges,
  type DecisionDraft,
  decisionRequest,
} from './decision';
import { OneTimeCodeField } from '../session/OneTimeCodeField';
import styles from './DecisionSheet.module.css';
import { explainDecision, forceEffect } from './explainDecision';
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
  const client = useQueryClient();
  const [submitted, setSubmitted] = useState(false);
  /** Null until the registry asks for one. Unlike the draft it is gone with the sheet. */
  const [code, setCode] = useState<string | null>(null);
  const explained = explainDecision(draft.decision, overview);
  const findings = findingsOf(draft, overview);
  const refused = findings.some(({ level }) => level === 'hard');
  const sending = useMutation({
    mutationFn: (decided: DecisionDraft) => {
      const { method, path, body } = decisionRequest(decided);
      return callRegistry<unknown>(method, path, { ...body, ...(code && { code }) });
    },
    onSuccess: () => {
      onDraft(null);
      toast(explained.done, { tone: 'success' });
    },
    onError: (error) => {
      if (!(error instanceof RegistryError)) return;
      if (error.codeNeeded) setCode('');
      if (error.status === 409) onDraft(withSeenChanges(draft, error.changed));
      if (error.status === 422 && error.findings.length > 0) onDraft({ ...draft, findings: error.findings });
    },
    onSettled: () => client.invalidateQueries({ queryKey: overviewQuery.queryKey }),
  });
  const missingWhy = submitted && !isReason(draft.why);

  function decide(event: { preventDefault(): void }) {
    event.preventDefault();
    setSubmitted(true);
    const isComplete = isReason(draft.why) && unresolvedFindings(draft, findings).length === 0;
    if (isComplete && code !== '') sending.mutate(draft);
  }

  return (
    <Sheet
      open
      onOpenChange={(open) => !open && !sending.isPending && onDraft(null)}
      title={explained.title}
      closeLabel="Close"
      footer={
        <ButtonRow>
          <Button variant="secondary" onClick={() => onDraft(null)} disabled={sending.isPending}>
            {refused ? 'Close' : 'Cancel'}
          </Button>
          {!refused && (
            <Button type="submit" form={form} busy={sending.isPending}>
              {draft.changed.length > 0 ? `${explained.confirmLabel} all the same` : explained.confirmLabel}
            </Button>
          )}
        </ButtonRow>
      }
    >
      <form id={form} className={styles.form} onSubmit={decide} noValidate>
        {draft.changed.length > 0 && <ChangedSince entries={draft.changed} />}
        {sending.error && !isShownInPlace(sending.error) && (
          <FormMessage>{sending.error.message}</FormMessage>
        )}
        {sending.isPending && explained.gated && (
          <FormMessage tone="info">The gate looks at the release first, which can take a minute.</FormMessage>
        )}
        {explained.move && <Move {...explained.move} />}
        <Findings
          findings={findings}
          overridden={draft.overridden}
          submitted={submitted}
          onOverridden={(overridden) => onDraft({ ...draft, overridden })}
        />
        {!refused && (
          <>
            <section aria-label="What members notice">
              <h3 className={styles.heading}>What members notice</h3>
              <p className={styles.effect}>{draft.force ? forceEffect : explained.effect}</p>
            </section>
            {explained.canForce && (
              <CheckboxField
                label="Force: don’t wait for members’ next navigation"
                checked={draft.force}
                onCheckedChange={(force) => onDraft({ ...draft, force })}
              />
            )}
            <TextField
              label="Why"
              hint="Kept in the history for everybody."
              error={missingWhy ? `Say why, in ${whyLimits.min} to ${whyLimits.max} characters.` : undefined}
              value={draft.why}
              maxLength={whyLimits.max}
              autoComplete="off"
              enterKeyHint="send"
              onValueChange={(why) => onDraft({ ...draft, why })}
            />
            {code !== null && (
              <OneTimeCodeField
                value={code}
                error={isCodeNeeded(sending.error) ? sending.error?.message : undefined}
                onValueChange={setCode}
              />
            )}
          </>
        )}
      </form>
    </Sheet>
  );
}

const isCodeNeeded = (error: Error | null): boolean => error instanceof RegistryError && error.codeNeeded;

/** The sheet shows changes, findings and what is wrong with a code itself; without a session the sign-in appears. */
const isShownInPlace = (error: Error): boolean =>
  error instanceof RegistryError &&
  (error.codeNeeded ||
    (error.status === 409 && error.changed.length > 0) ||
    (error.status === 422 && error.findings.length > 0) ||
    error.status === 401);

/** What others changed while the operator was deciding. */
function ChangedSince({ entries }: { entries: readonly LogEntry[] }) {
  return (
    <FormMessage>
      <p className={styles.changedTitle}>This has changed since you looked. Nothing of yours was done.</p>
      <ul className={styles.changedList}>
        {entries.map((entry) => (
          <li key={entry.seq}>
            <EntryLine entry={entry} />
          </li>
        ))}
      </ul>
    </FormMessage>
  );
}
