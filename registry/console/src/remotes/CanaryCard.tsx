import { Button, ButtonRow, Card, Chip, StatusLabel } from '@members/ui/core';
import type { CanaryOverview, CanarySettings } from '../api/types';
import { useDecide } from '../decision/Decide';
import { formatShare } from '../format/formatNumbers';
import { Time } from '../format/Time';
import styles from './CanaryCard.module.css';

interface CanaryCardProps {
  name: string;
  canary: CanaryOverview;
  settings: CanarySettings;
}

/** The release that a share of the members tries: how far it is, and what can be done with it. */
export function CanaryCard({ name, canary, settings }: CanaryCardProps) {
  const { decide, may } = useDecide();
  return (
    <Card className={styles.card} render={<section aria-label="Canary" />}>
      <h2 className={styles.title}>Canary</h2>
      <p className={styles.release}>{canary.releaseId}</p>
      <StatusLabel tone="warn" waiting>
        {canary.step}, {formatShare(canary.share)} of the members
      </StatusLabel>
      <p className={styles.note}>
        Since <Time at={canary.startedAt} />.{' '}
        {canary.nextStepAt && (
          <>
            Next step at <Time at={canary.nextStepAt} />, where it does well over {settings.minLoads} loads.
          </>
        )}
      </p>
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
