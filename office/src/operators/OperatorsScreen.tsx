import type { Invitation, OfficeAnswer } from '@members/office-contract';
import { Badge, Button, Card } from '@members/ui/core';
import { useState } from 'react';
import { useRead } from '../calls/queries';
import { CardActions } from '../parts/CardActions';
import { Facts } from '../parts/Facts';
import { Ago, Time } from '../parts/formats';
import { Loaded } from '../parts/Loaded';
import { Screen } from '../parts/Screen';
import { useMay } from '../session/session';
import { useAreaTexts } from '../texts';
import { InvitationSheet } from './InvitationSheet';
import { OperatorSheet } from './OperatorSheet';
import { OperatorStepSheet, type Step } from './OperatorStepSheet';
import styles from './OperatorsScreen.module.css';
import { useRightsText, useRoleText } from './roleTexts';

export type Operator = OfficeAnswer<'operators'>['operators'][number];
/** What is being done: to whom, and null for somebody new. */
type Doing = { what: 'change'; operator: Operator | null } | { what: Step; operator: Operator };

/** Who may work in the office, and what each may do. */
export function OperatorsScreen() {
  const { t } = useAreaTexts('operators');
  const mayChange = useMay('administration.change');
  const read = useRead('operators', {});
  const [doing, setDoing] = useState<Doing | null>(null);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const close = () => setDoing(null);
  const onInvited = (made: Invitation) => {
    close();
    setInvitation(made);
  };
  return (
    <Screen
      title={t('operators')}
      actions={
        mayChange && <Button onClick={() => setDoing({ what: 'change', operator: null })}>{t('add')}</Button>
      }
    >
      <Loaded read={read} height={160}>
        {({ operators }) => (
          <div className={styles.operators}>
            {operators.map((operator) => (
              <OperatorCard key={operator.name} operator={operator} onDo={mayChange ? setDoing : null} />
            ))}
          </div>
        )}
      </Loaded>
      {doing?.what === 'change' && (
        <OperatorSheet operator={doing.operator} onInvited={onInvited} onClose={close} />
      )}
      {doing && doing.what !== 'change' && (
        <OperatorStepSheet
          step={doing.what}
          operator={doing.operator}
          onInvited={onInvited}
          onClose={close}
        />
      )}
      {invitation && <InvitationSheet {...invitation} onClose={() => setInvitation(null)} />}
    </Screen>
  );
}

function OperatorCard({ operator, onDo }: { operator: Operator; onDo: ((doing: Doing) => void) | null }) {
  const { t } = useAreaTexts('operators');
  const roleText = useRoleText();
  const rightsText = useRightsText();
  const { name, roles, rights, remote, address, usedAt, sessions, disabled, invitedUntil } = operator;
  const button = (what: Doing['what']) => (
    <Button size="s" variant="secondary" onClick={() => onDo?.({ what, operator })}>
      {t(what)}
    </Button>
  );
  return (
    <Card padding="l" className={styles.operator} render={<section aria-label={name} />}>
      <div className={styles.head}>
        <h2>{name}</h2>
        {roles.map((role) => (
          <Badge key={role}>{roleText(role)}</Badge>
        ))}
        {disabled && <Badge tone="danger">{t('disabled')}</Badge>}
        {remote && <Badge tone="gold">{t('team', { remote })}</Badge>}
      </div>
      <Facts
        facts={[
          [t('rights'), rightsText(rights)],
          [t('waysIn'), <WaysIn key="ways" operator={operator} />],
          ...(invitedUntil ? [[t('invitedUntil'), <Time key="until" at={invitedUntil} />] as const] : []),
          ...(address ? [[t('address'), address] as const] : []),
          [t('lastUse'), usedAt ? <Ago key="ago" at={usedAt} /> : t('never')],
          [t('sessions'), sessions],
        ]}
      />
      {onDo && (
        <CardActions>
          {button('change')}
          {button('reset')}
          {sessions > 0 && button('end')}
          {button(disabled ? 'enable' : 'disable')}
        </CardActions>
      )}
    </Card>
  );
}

function WaysIn({ operator: { ways } }: { operator: Operator }) {
  const { t } = useAreaTexts('operators');
  const shown = [
    ways.password && t('ways.password'),
    ways.passkeys > 0 && t('ways.passkeys', { count: ways.passkeys }),
    ways.company && t('ways.company'),
  ].filter(Boolean);
  return shown.length > 0 ? shown.join(', ') : t('ways.none');
}
