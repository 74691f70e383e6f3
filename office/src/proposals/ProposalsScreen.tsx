import { Button, ButtonRow, Card, Delayed, EmptyState, ErrorState, Skeleton } from '@members/ui/core';
import { useState } from 'react';
import { useRead } from '../calls/queries';
import { useChange } from '../calls/useChange';
import { useRefusalText } from '../calls/useRefusalText';
import { Facts } from '../parts/Facts';
import { Time } from '../parts/formats';
import { ReasonSheet } from '../parts/ReasonSheet';
import { Screen } from '../parts/Screen';
import { useSession } from '../session/session';
import { useOfficeTexts } from '../texts';

/** What one operator wants and another one has to confirm. */
export function ProposalsScreen() {
  const { t } = useOfficeTexts();
  const refusalText = useRefusalText();
  const { name } = useSession();
  const { data, error, isFetching, refetch } = useRead('proposals', {}, { everyMs: 15_000 });
  const [takenBack, setTakenBack] = useState<number | null>(null);
  const confirm = useChange('confirmProposal', { done: t('proposals.confirmed') });
  const takeBack = useChange('withdrawProposal', {
    done: t('proposals.takenBack'),
    onDone: () => setTakenBack(null),
  });
  return (
    <Screen title={t('areas.proposals')}>
      {error && !data && (
        <ErrorState
          title={t('noAnswer')}
          text={refusalText(error)}
          retryLabel={t('retry')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && (
        <Delayed label={t('loading')}>
          <Skeleton shape="block" height={160} />
        </Delayed>
      )}
      {data?.proposals.length === 0 && <EmptyState text={t('proposals.none')} />}
      {data?.proposals.map((proposal) => (
        <Card key={proposal.id} padding="l">
          <h2>{t(`calls.${proposal.call}`)}</h2>
          <Facts
            facts={[
              [t('proposals.by'), proposal.by],
              [t('proposals.at'), <Time key="at" at={proposal.at} />],
              ...Object.entries(proposal.params).map(
                ([field, value]) =>
                  [field, typeof value === 'string' ? value : JSON.stringify(value)] as const,
              ),
            ]}
          />
          <ButtonRow>
            {(proposal.mayConfirm || proposal.by === name) && (
              <Button variant="secondary" onClick={() => setTakenBack(proposal.id)}>
                {t('proposals.takeBack')}
              </Button>
            )}
            {proposal.mayConfirm && (
              <Button busy={confirm.isPending} onClick={() => confirm.mutate({ id: proposal.id })}>
                {t('confirm')}
              </Button>
            )}
          </ButtonRow>
          {proposal.by === name && <p>{t('proposals.own')}</p>}
        </Card>
      ))}
      {takenBack !== null && (
        <ReasonSheet
          title={t('proposals.takeBack')}
          confirmLabel={t('proposals.takeBack')}
          busy={takeBack.isPending}
          onConfirm={(reason) => takeBack.mutate({ id: takenBack, reason })}
          onClose={() => setTakenBack(null)}
        />
      )}
    </Screen>
  );
}
