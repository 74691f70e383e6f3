import type { OfficeAnswer } from '@members/office-contract';
import { Badge, Button, Card } from '@members/ui/core';
import { FormMessage } from '@members/ui/forms';
import { useState } from 'react';
import { useRead } from '../calls/queries';
import { useChange } from '../calls/useChange';
import { useRefusalText } from '../calls/useRefusalText';
import { CardActions } from '../parts/CardActions';
import { Facts } from '../parts/Facts';
import { Loaded } from '../parts/Loaded';
import { ReasonSheet } from '../parts/ReasonSheet';
import { Screen } from '../parts/Screen';
import { useMay } from '../session/session';
import { useAreaTexts } from '../texts';
import styles from './OperatorsScreen.module.css';
import { RoleSheet } from './RoleSheet';
import { useRightsText, useRoleText } from './roleTexts';

export type Role = OfficeAnswer<'roles'>['roles'][number];

/** The role that holds every right stays as it is. */
const fixedRole = 'owner';

/** Named sets of rights, and who has them. */
export function RolesScreen() {
  const { t } = useAreaTexts('operators');
  const mayChange = useMay('administration.change');
  const read = useRead('roles', {});
  const [changed, setChanged] = useState<{ role: Role | null } | null>(null);
  const [removed, setRemoved] = useState<Role | null>(null);
  return (
    <Screen
      title={t('roles')}
      actions={mayChange && <Button onClick={() => setChanged({ role: null })}>{t('addRole')}</Button>}
    >
      <Loaded read={read} height={160}>
        {({ roles }) => (
          <div className={styles.operators}>
            {roles.map((role) => (
              <RoleCard
                key={role.name}
                role={role}
                onChange={mayChange ? () => setChanged({ role }) : null}
                onRemove={() => setRemoved(role)}
              />
            ))}
          </div>
        )}
      </Loaded>
      {changed && <RoleSheet role={changed.role} onClose={() => setChanged(null)} />}
      {removed && <RemoveSheet role={removed} onClose={() => setRemoved(null)} />}
    </Screen>
  );
}

interface RoleCardProps {
  role: Role;
  /** Null for who may not. */
  onChange: (() => void) | null;
  onRemove: () => void;
}

function RoleCard({ role: { name, rights, operators }, onChange, onRemove }: RoleCardProps) {
  const { t } = useAreaTexts('operators');
  const roleText = useRoleText();
  const rightsText = useRightsText();
  return (
    <Card padding="l" className={styles.operator} render={<section aria-label={roleText(name)} />}>
      <div className={styles.head}>
        <h2>{roleText(name)}</h2>
        {name === fixedRole && <Badge>{t('fixed')}</Badge>}
      </div>
      <Facts
        facts={[
          [t('rights'), rightsText(rights)],
          [t('whoHas'), operators.length > 0 ? operators.join(', ') : t('nobody')],
        ]}
      />
      {onChange && name !== fixedRole && (
        <CardActions>
          <Button size="s" variant="secondary" onClick={onChange}>
            {t('change')}
          </Button>
          {operators.length === 0 && (
            <Button size="s" variant="secondary" onClick={onRemove}>
              {t('remove')}
            </Button>
          )}
        </CardActions>
      )}
    </Card>
  );
}

function RemoveSheet({ role: { name }, onClose }: { role: Role; onClose: () => void }) {
  const { t } = useAreaTexts('operators');
  const roleText = useRoleText();
  const refusalText = useRefusalText();
  const [refused, setRefused] = useState<Error | null>(null);
  const remove = useChange('removeRole', { done: t('done'), onDone: onClose, onRefused: setRefused });
  return (
    <ReasonSheet
      title={t('removeTitle', { name: roleText(name) })}
      confirmLabel={t('remove')}
      danger
      busy={remove.isPending}
      onConfirm={(reason) => remove.mutate({ name, reason })}
      onClose={onClose}
    >
      {refused && <FormMessage>{refusalText(refused)}</FormMessage>}
    </ReasonSheet>
  );
}
