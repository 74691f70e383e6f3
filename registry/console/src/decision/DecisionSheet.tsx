import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, ButtonRow } from '@members/ui/core';
import { CheckboxField, FormMessage, TextField } from '@members/ui/forms';
import { Sheet, toast } from '@members/ui/overlay';
import { useId, useState } from 'react';
import { callRegistry } from '../api/callRegistry';
import { overviewQuery } from '../api/queries';
import { RegistryError } from '../api/RegistryError';
import type { RegistryOverview } from '../api/types';
import { ChangedSince } from './ChangedSince';
import { isReason, seeing, whyLimits, type DecisionDraft } from './decision';
import { decisionRequest } from './decisionRequest';
import styles from './DecisionSheet.module.css';
import { explainDecision, forceEffect } from './explainDecision';
import { Findings } from './Findings';
import { findingsOf, leftToOverride } from './findingsOf';
import { Move } from './Move';

interface DecisionSheetProps {
  draft: DecisionDraft;
  overview: RegistryOverview;
  onDraft: (draft: DecisionDraft | null) => void;
}

/** Asks for the reason of a decision, says what members will notice, and tells the registry. */
export function DecisionSheet({ draft, overview, onDraft }: DecisionSheetProps) {
  const form = useId();
  const client = useQueryClient();
  const [pressed, setPressed] = useState(false);
  const explained = explainDecision(draft.decision, overview);
  const findings = findingsOf(draft, overview);
  const refused = findings.some(({ level }) => level === 'hard');
  const sending = useMutation({
    mutationFn: (decided: DecisionDraft) => {
      const { method, path, body } = decisionRequest(decided);
      return callRegistry<unknown>(method, path, body);
    },
    onSuccess: () => {
      onDraft(null);
      toast(explained.done, { tone: 'success' });
    },
    onError: (error) => {
      if (!(error instanceof RegistryError)) return;
      if (error.status === 409) onDraft(seeing(draft, error.changed));
      if (error.status === 422 && error.findings.length > 0) onDraft({ ...draft, findings: error.findings });
    },
    onSettled: () => client.invalidateQueries({ queryKey: overviewQuery.queryKey }),
  });
  const missingWhy = pressed && !isReason(draft.why);

  function decide(event: { preventDefault(): void }) {
    event.preventDefault();
    setPressed(true);
    if (isReason(draft.why) && leftToOverride(draft, findings).length === 0) sending.mutate(draft);
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
          asked={pressed}
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
              error={
                missingWhy ? `Say why, in ${whyLimits.least} to ${whyLimits.most} characters.` : undefined
              }
              value={draft.why}
              maxLength={whyLimits.most}
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

/** What changed and what the gate found stand in the sheet; an ended session shows the sign-in. */
const isShownInPlace = (error: Error): boolean =>
  error instanceof RegistryError &&
  ((error.status === 409 && error.changed.length > 0) ||
    (error.status === 422 && error.findings.length > 0) ||
    error.status === 401);
