import { Button, ButtonRow, Card, Chip, ProgressBar, StatusLabel } from '@members/ui/core';
import type { CanaryOverview, CanarySettings, RemoteOverview } from '../api/types';
import { useDecide } from '../decision/Decide';
import { formatCount, formatEvidence, formatShare, pluralise } from '../format/formatNumbers';
import { Time } from '../format/Time';
import { describeFailures } from '../health/describeHealth';
import { Note } from '../Note';
import styles from './CanaryCard.module.css';
import { ReleaseSource } from './ReleaseSource';

interface CanaryCardProps {
  remote: RemoteOverview;
  canary: CanaryOverview;
  settings: CanarySettings;
}

/** The canary of a remote: its step, its figures, and buttons to move it. */
export function CanaryCard({ remote, canary, settings }: CanaryCardProps) {
  const { name } = remote;
  const { decide, may } = useDecide();
  const { trial } = canary;
  return (
    <Card className={styles.card} render={<section aria-label="Canary" />}>
      <h2 className={styles.title}>Canary</h2>
      <p className={styles.release}>{canary.releaseId}</p>
      <ReleaseSource remote={remote} releaseId={canary.releaseId} />
      <StatusLabel tone="warn" waiting>
        {canary.step}, {formatShare(canary.share)} of the members
      </StatusLabel>
      <Note>
        Since <Time at={canary.startedAt} />.{' '}
        {canary.nextStepAt && (
          <>
            Next step from <Time at={canary.nextStepAt} /> on, where it does well.
          </>
        )}
      </Note>
      <ProgressBar
        label="Loads that this step needs"
        value={(trial.stepLoads / settings.minLoads) * 100}
        text={`${formatCount(Math.min(trial.stepLoads, settings.minLoads))} of ${pluralise(settings.minLoads, 'load')}`}
      />
      <Note>
        Since it started it failed {describeFailures(trial)} of {pluralise(trial.loads, 'load')}, the active
        release {describeFailures({ loads: trial.activeLoads, failures: trial.activeFailures })} of{' '}
        {formatCount(trial.activeLoads)}.
      </Note>
      <Note>
        {trial.suspicion
          ? `Against it: ${trial.suspicion}. That counts ${formatEvidence(trial.evidence)} of the 100 at which it goes back.`
          : 'Nothing speaks against it.'}
      </Note>
      {may('activate') && (
        <div className={styles.actions}>
          <div role="group" aria-label="Step" className={styles.steps}>
            {settings.steps.map((step) => (
              <Chip
                key={step.name}
                selected={step.name === canary.step}
                onClick={() => {
                  if (step.name !== canary.step) decide({ kind: 'setCanaryStep', name, step: step.name });
                }}
              >
                {step.name} {formatShare(step.share)}
              </Chip>
            ))}
          </div>
          <ButtonRow equal>
            <Button variant="danger" onClick={() => decide({ kind: 'stopCanary', name })}>
              Stop canary
            </Button>
            <Button variant="secondary" onClick={() => decide({ kind: 'promoteCanary', name })}>
              Promote to all
            </Button>
          </ButtonRow>
        </div>
      )}
    </Card>
  );
}
