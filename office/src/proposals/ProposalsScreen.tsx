import type { OfficeAnswer } from '@members/office-contract';
import { Button, ButtonRow, Card, EmptyState } from '@members/ui/core';
import { useState } from 'react';
import { useRead } from '../calls/queries';
import { useChange } from '../calls/useChange';
import { Facts } from '../parts/Facts';
import { Time } from '../parts/formats';
import { Loaded } from '../parts/Loaded';
import { ReasonSheet } from '../parts/ReasonSheet';
import { Screen } from '../parts/Screen';
import { useSession } from '../session/session';
import { useAreaTexts, useEveryText, useOfficeTexts } from '../texts';

type Proposal = OfficeAnswer<'proposals'>['proposals'][number];

/** What one operator wants and another one has to confirm. */
export function ProposalsScreen() {
  const { t } = useAreaTexts('proposals');
  const read = useRead('proposals', {}, { everyMs: 15_000 });
  const [takenBack, setTakenBack] = useState<number | null>(null);
  const takeBack = useChange('withdrawProposal', {
    done: t('takenBack'),
    onDone: () => setTakenBack(null),
  });
  return (
    <Screen title={t('area')}>
      <Loaded read={read} height={160}>
        {({ proposals }) =>
          proposals.length === 0 ? (
            <EmptyState text={t('none')} />
          ) : (
            proposals.map((proposal) => (
              <ProposalCard
                key={proposal.id}
                proposal={proposal}
                onTakeBack={() => setTakenBack(proposal.id)}
              />
            ))
          )
        }
      </Loaded>
      {takenBack !== null && (
        <ReasonSheet
          title={t('takeBack')}
          confirmLabel={t('takeBack')}
          busy={takeBack.isPending}
          onConfirm={(reason) => takeBack.mutate({ id: takenBack, reason })}
          onClose={() => setTakenBack(null)}
        />
      )}
    </Screen>
  );
}

function ProposalCard({ proposal, onTakeBack }: { proposal: Proposal; onTakeBack: () => void }) {
  const { t } = useAreaTexts('proposals');
  const { t: frame } = useOfficeTexts();
  const every = useEveryText();
  const { name } = useSession();
  const confirm = useChange('confirmProposal', { done: t('confirmed') });
  const { id, by, at, call, params, mayConfirm } = proposal;
  return (
    <Card padding="l">
      <h2>{every(`calls.${call}`)}</h2>
      <Facts
        facts={[
          [t('by'), by],
          [t('at'), <Time key="at" at={at} />],
          ...Object.entries(params).map(
            ([field, value]) => [field, typeof value === 'string' ? value : JSON.stringify(value)] as const,
          ),
        ]}
      />
      <ButtonRow>
        {(mayConfirm || by === name) && (
          <Button variant="secondary" onClick={onTakeBack}>
            {t('takeBack')}
          </Button>
        )}
        {mayConfirm && (
          <Button busy={confirm.isPending} onClick={() => confirm.mutate({ id })}>
            {frame('confirm')}
          </Button>
        )}
      </ButtonRow>
      {by === name && <p>{t('own')}</p>}
    </Card>
  );
}
