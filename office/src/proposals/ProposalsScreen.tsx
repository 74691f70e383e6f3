import type { Invitation, OfficeAnswer, Right } from '@members/office-contract';
import { Button, ButtonRow, Card, EmptyState } from '@members/ui/core';
import { useState } from 'react';
import { useRead } from '../calls/queries';
import { useChange } from '../calls/useChange';
import { InvitationSheet, isInvitation } from '../operators/InvitationSheet';
import { useRightsText, useRoleText } from '../operators/roleTexts';
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
  const [invitation, setInvitation] = useState<Invitation | null>(null);
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
                onDone={(answer) => isInvitation(answer) && setInvitation(answer)}
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
      {invitation && <InvitationSheet {...invitation} onClose={() => setInvitation(null)} />}
    </Screen>
  );
}

interface ProposalCardProps {
  proposal: Proposal;
  onTakeBack: () => void;
  /** It was confirmed, and answered that. */
  onDone: (answer: unknown) => void;
}

function ProposalCard({ proposal, onTakeBack, onDone }: ProposalCardProps) {
  const { t } = useAreaTexts('proposals');
  const { t: frame } = useOfficeTexts();
  const every = useEveryText();
  const { name } = useSession();
  const confirm = useChange('confirmProposal', { done: t('confirmed'), onDone });
  const fields = useFields();
  const { id, by, at, call, params, mayConfirm } = proposal;
  return (
    <Card padding="l">
      <h2>{every(`calls.${call}`)}</h2>
      <Facts facts={[[t('by'), by], [t('at'), <Time key="at" at={at} />], ...fields(params)]} />
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

/** What would be sent, in words: fields by their name in the texts of any area (`fields.<name>`), or as they are. */
function useFields(): (params: Proposal['params']) => (readonly [name: string, value: string])[] {
  const every = useEveryText();
  const roleText = useRoleText();
  const rightsText = useRightsText();
  function shown(name: string, value: unknown): string {
    if (value === null || value === '') return '–';
    if (name === 'roles') return (value as string[]).map(roleText).join(', ');
    if (name === 'rights') return rightsText(value as Right[]);
    return typeof value === 'string' ? value : JSON.stringify(value);
  }
  return (params) =>
    Object.entries(params)
      // Which version was opened is checked, and tells nobody anything.
      .filter(([name]) => name !== 'version')
      .map(([name, value]) => {
        const known = every(`fields.${name}`);
        return [known === `fields.${name}` ? name : known, shown(name, value)] as const;
      });
}
