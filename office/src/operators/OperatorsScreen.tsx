import type { OfficeAnswer, Right } from '@members/office-contract';
import { Badge, Button, ButtonRow, Card } from '@members/ui/core';
import { useState } from 'react';
import { useRead } from '../calls/queries';
import { useChange } from '../calls/useChange';
import { Facts } from '../parts/Facts';
import { Ago } from '../parts/formats';
import { Loaded } from '../parts/Loaded';
import { ReasonSheet } from '../parts/ReasonSheet';
import { Screen } from '../parts/Screen';
import { useMay } from '../session/session';
import { useAreaTexts } from '../texts';
import { RightsSheet } from './RightsSheet';
import { SecretsSheet, type Secrets } from './SecretsSheet';
import styles from './OperatorsScreen.module.css';

type Operator = OfficeAnswer<'operators'>['operators'][number];
/** What is being done: to whom, and null for somebody new. */
type Doing = { what: 'add' | 'rights' | 'reset' | 'disable' | 'enable'; operator: Operator | null };

/** Who may work in the office, and what each may do. */
export function OperatorsScreen() {
  const { t } = useAreaTexts('operators');
  const mayChange = useMay('administration.change');
  const read = useRead('operators', {});
  const [doing, setDoing] = useState<Doing | null>(null);
  const [secrets, setSecrets] = useState<Secrets | null>(null);
  return (
    <Screen
      title={t('operators')}
      actions={
        mayChange && <Button onClick={() => setDoing({ what: 'add', operator: null })}>{t('add')}</Button>
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
      {doing && <DoSheet {...doing} onSecrets={setSecrets} onClose={() => setDoing(null)} />}
      {secrets && <SecretsSheet {...secrets} onClose={() => setSecrets(null)} />}
    </Screen>
  );
}

function OperatorCard({ operator, onDo }: { operator: Operator; onDo: ((doing: Doing) => void) | null }) {
  const { t } = useAreaTexts('operators');
  const rightText = useRightText();
  const { name, rights, remote, usedAt, disabled } = operator;
  const button = (what: Doing['what']) => (
    <Button size="s" variant="secondary" onClick={() => onDo?.({ what, operator })}>
      {t(what === 'rights' ? 'change' : what)}
    </Button>
  );
  return (
    <Card padding="l" render={<section aria-label={name} />}>
      <div className={styles.head}>
        <h2>{name}</h2>
        {disabled && <Badge tone="danger">{t('disabled')}</Badge>}
        {remote && <Badge tone="gold">{t('team', { remote })}</Badge>}
      </div>
      <Facts
        facts={[
          [t('rights'), rights.map(rightText).join(', ')],
          [t('lastUse'), usedAt ? <Ago key="ago" at={usedAt} /> : t('never')],
        ]}
      />
      {onDo && (
        <ButtonRow>
          {button('rights')}
          {button('reset')}
          {button(disabled ? 'enable' : 'disable')}
        </ButtonRow>
      )}
    </Card>
  );
}

interface DoSheetProps extends Doing {
  onSecrets: (secrets: Secrets) => void;
  onClose: () => void;
}

function DoSheet({ what, operator, onSecrets, onClose }: DoSheetProps) {
  const { t } = useAreaTexts('operators');
  const name = operator?.name ?? '';
  const reset = useChange('resetOperator', {
    onDone: (answer) => {
      onClose();
      onSecrets({ name, ...answer });
    },
  });
  const disable = useChange('disableOperator', { done: t('done'), onDone: onClose });
  if (what === 'add' || what === 'rights')
    return <RightsSheet operator={operator} onSecrets={onSecrets} onClose={onClose} />;
  return (
    <ReasonSheet
      title={t(`${what}Title`, { name })}
      confirmLabel={t(what)}
      danger={what === 'disable'}
      busy={reset.isPending || disable.isPending}
      onConfirm={(reason) =>
        what === 'reset'
          ? reset.mutate({ name, reason })
          : disable.mutate({ name, disabled: what === 'disable', reason })
      }
      onClose={onClose}
    >
      {what !== 'enable' && <p>{t(`${what}Hint`, { name })}</p>}
    </ReasonSheet>
  );
}

/** A right in words, such as `Money: Change`. */
function useRightText(): (right: Right) => string {
  const { t } = useAreaTexts('operators');
  return (right) => {
    const [area, level] = right.split('.');
    return `${t(`areas.${area}`)}: ${t(`levels.${level}`)}`;
  };
}
