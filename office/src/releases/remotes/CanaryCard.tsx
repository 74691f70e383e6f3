import type { CanaryOverview, CanarySettings, RemoteOverview } from '@members/office-contract';
import { Button, ButtonRow, Card, Chip, ProgressBar, StatusLabel } from '@members/ui/core';
import { useDecide } from '../decision/Decide';
import { describeFailures, describeSuspicion } from '../health/describeHealth';
import { Note } from '../Note';
import { useReleaseTexts } from '../useReleaseTexts';
import styles from './CanaryCard.module.css';
import { ReleaseSource } from './ReleaseSource';

interface CanaryCardProps {
  remote: RemoteOverview;
  canary: CanaryOverview;
  settings: CanarySettings;
}

/** The canary of a remote: its step, its figures, and buttons to move it. */
export function CanaryCard({ remote, canary, settings }: CanaryCardProps) {
  const texts = useReleaseTexts();
  const { t, share, time, count, many, evidence } = texts;
  const { name } = remote;
  const { decide, may } = useDecide();
  const { trial, step, startedAt, nextStepAt } = canary;
  const active = { loads: trial.activeLoads, failures: trial.activeFailures };
  return (
    <Card padding="l" className={styles.card} render={<section aria-label={t('canary.title')} />}>
      <h2>{t('canary.title')}</h2>
      <p className={styles.release}>{canary.releaseId}</p>
      <ReleaseSource remote={remote} releaseId={canary.releaseId} />
      <StatusLabel tone="warn" waiting>
        {t('canary.at', { step, share: share(canary.share) })}
      </StatusLabel>
      <Note>
        {t('canary.since', { at: time(startedAt) })}{' '}
        {nextStepAt && t('canary.next', { at: time(nextStepAt) })}
      </Note>
      <ProgressBar
        label={t('canary.needed')}
        value={(trial.stepLoads / settings.minLoads) * 100}
        text={many('canary.neededOf', settings.minLoads, {
          so: count(Math.min(trial.stepLoads, settings.minLoads)),
        })}
      />
      <Note>
        {many('canary.failed', trial.loads, { failures: describeFailures(trial, texts) })}{' '}
        {many('canary.activeFailed', active.loads, { failures: describeFailures(active, texts) })}
      </Note>
      <Note>
        {trial.suspicion
          ? t('canary.against', {
              suspicion: describeSuspicion(trial.suspicion, texts),
              evidence: evidence(trial.evidence),
            })
          : t('canary.nothingAgainst')}
      </Note>
      {may && (
        <div className={styles.actions}>
          <div role="group" aria-label={t('canary.step')} className={styles.steps}>
            {settings.steps.map((each) => (
              <Chip
                key={each.name}
                selected={each.name === step}
                onClick={() => {
                  if (each.name !== step) decide({ kind: 'setCanaryStep', name, step: each.name });
                }}
              >
                {each.name} {share(each.share)}
              </Chip>
            ))}
          </div>
          <ButtonRow>
            <Button variant="danger" onClick={() => decide({ kind: 'stopCanary', name })}>
              {t('canary.stop')}
            </Button>
            <Button variant="secondary" onClick={() => decide({ kind: 'promoteCanary', name })}>
              {t('canary.promote')}
            </Button>
          </ButtonRow>
        </div>
      )}
    </Card>
  );
}
