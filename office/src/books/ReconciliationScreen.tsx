import type { OfficeAnswer } from '@members/office-contract';
import { Badge, Button, Card, EmptyState } from '@members/ui/core';
import { useRead } from '../calls/queries';
import { useChange } from '../calls/useChange';
import { Facts } from '../parts/Facts';
import { Time } from '../parts/formats';
import { Loaded } from '../parts/Loaded';
import { Screen } from '../parts/Screen';
import { useAreaTexts } from '../texts';
import styles from './ReconciliationScreen.module.css';

type Reconciliation = NonNullable<OfficeAnswer<'lastReconciliation'>['last']>;

/** Whether the books are in order: what was found last, and finding it again. */
export function ReconciliationScreen() {
  const { t } = useAreaTexts('books');
  const read = useRead('lastReconciliation', {});
  const reconcile = useChange('reconcile', {
    done: ({ differences }) => t(differences.length === 0 ? 'sound' : 'found', { count: differences.length }),
  });
  return (
    <Screen
      title={t('reconciliation')}
      actions={
        <div className={styles.actions}>
          <Button
            variant="secondary"
            busy={reconcile.isPending}
            onClick={() => reconcile.mutate({ everything: true })}
          >
            {t('everything')}
          </Button>
          <Button busy={reconcile.isPending} onClick={() => reconcile.mutate({ days: 7 })}>
            {t('week')}
          </Button>
        </div>
      }
    >
      <p>{t('hint')}</p>
      <Loaded read={read} height={160}>
        {({ last }) => (last ? <Result {...last} /> : <EmptyState text={t('never')} />)}
      </Loaded>
    </Screen>
  );
}

function Result({ at, operator, days, differences }: Reconciliation) {
  const { t } = useAreaTexts('books');
  const isSound = differences.length === 0;
  return (
    <Card padding="l" render={<section aria-label={t('last')} />}>
      <h2 className={styles.heading}>{t('last')}</h2>
      <Facts
        facts={[
          [
            t('result'),
            <Badge key="result" tone={isSound ? 'success' : 'danger'}>
              {isSound ? t('sound') : t('found', { count: differences.length })}
            </Badge>,
          ],
          [t('at'), <Time key="at" at={at} />],
          [t('operator'), operator],
          [t('reach'), days ?? t('all')],
        ]}
      />
      {!isSound && (
        <ul className={styles.differences}>
          {differences.map((difference) => (
            <li key={difference}>{difference}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}
