import type { Invitation, OfficeAnswer, Right } from '@members/office-contract';
import { formatMoney } from '@members/contract';
import { Button, ButtonRow, Card, EmptyState } from '@members/ui/core';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useRead } from '../calls/queries';
import { useChange } from '../calls/useChange';
import { InvitationSheet, isInvitation } from '../operators/InvitationSheet';
import { useRightsText, useRoleText } from '../operators/roleTexts';
import { Changed } from '../parts/Changed';
import { Facts } from '../parts/Facts';
import { Time } from '../parts/formats';
import { Loaded } from '../parts/Loaded';
import { ReasonSheet } from '../parts/ReasonSheet';
import { Screen } from '../parts/Screen';
import { useSession } from '../session/session';
import { useAreaTexts, useEveryText, useOfficeTexts } from '../texts';
import styles from './ProposalsScreen.module.css';

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
            <div className={styles.proposals}>
              {proposals.map((proposal) => (
                <ProposalCard
                  key={proposal.id}
                  proposal={proposal}
                  onTakeBack={() => setTakenBack(proposal.id)}
                  onDone={(answer) => isInvitation(answer) && setInvitation(answer)}
                />
              ))}
            </div>
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
    <Card padding="l" className={styles.proposal} render={<section aria-labelledby={`proposal-${id}`} />}>
      <h2 id={`proposal-${id}`}>{every(`calls.${call}`)}</h2>
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
      {by === name && <p className={styles.own}>{t('own')}</p>}
    </Card>
  );
}

type Params = Proposal['params'];

/**
 * What would be sent, in words: fields and their values by their names in the texts of any area (`fields.<name>`,
 * `fieldValues.<name>.<value>`), or as they are. What the server tells of how it is now (`before`) stands with what it is
 * to be.
 */
function useFields(): (params: Params) => (readonly [name: string, value: ReactNode])[] {
  const every = useEveryText();
  const roleText = useRoleText();
  const rightsText = useRightsText();
  function inWords(name: string, value: string): string {
    const known = every(`fieldValues.${name}.${value}`);
    return known === `fieldValues.${name}.${value}` ? value : known;
  }
  function shown(name: string, value: unknown): string {
    if (value === null || value === undefined || value === '') return '–';
    if (name === 'roles') return (value as string[]).map(roleText).join(', ');
    if (name === 'rights') return rightsText(value as Right[]);
    if (name.endsWith('Minor') && typeof value === 'number') return formatMoney(value);
    if (Array.isArray(value) && value.every((each) => typeof each === 'string'))
      return value.map((each) => inWords(name, each)).join(', ');
    return typeof value === 'string' ? inWords(name, value) : JSON.stringify(value);
  }
  return ({ before, ...params }) => {
    const was = (before ?? {}) as Params;
    return Object.entries(params).map(([name, value]) => {
      const known = every(`fields.${name}`);
      const [old, is] = [shown(name, was[name]), shown(name, value)];
      const changed = name in was && old !== is;
      return [
        known === `fields.${name}` ? name : known,
        changed ? (
          <Changed key="changed" before={old} after={is} />
        ) : name === 'memberId' ? (
          <Link key="member" to={`/members/${is}`}>
            {is}
          </Link>
        ) : (
          is
        ),
      ] as const;
    });
  };
}
