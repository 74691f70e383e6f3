import { operatorName, remoteName, type Invitation } from '@members/office-contract';
import { Button, ButtonRow } from '@members/ui/core';
import { CheckboxField, FormMessage, TextField, useForm } from '@members/ui/forms';
import { Sheet } from '@members/ui/overlay';
import { useId, useState } from 'react';
import { z } from 'zod';
import { useRead } from '../calls/queries';
import { useChange } from '../calls/useChange';
import { useRefusalText } from '../calls/useRefusalText';
import { Loaded } from '../parts/Loaded';
import { useAreaTexts, useOfficeTexts } from '../texts';
import type { Operator } from './OperatorsScreen';
import styles from './OperatorsScreen.module.css';
import { useRightsText, useRoleText } from './roleTexts';

interface OperatorSheetProps {
  /** Null for somebody new. */
  operator: Operator | null;
  onInvited: (invitation: Invitation) => void;
  onClose: () => void;
}

/** Who somebody is, and the roles that they have. */
export function OperatorSheet({ operator, onInvited, onClose }: OperatorSheetProps) {
  const { t } = useAreaTexts('operators');
  const { t: frame } = useOfficeTexts();
  const refusalText = useRefusalText();
  const id = useId();
  const [refused, setRefused] = useState<Error | null>(null);
  const form = useForm(
    {
      name: operator?.name ?? '',
      roles: (operator?.roles ?? []) as readonly string[],
      remote: operator?.remote ?? '',
      address: operator?.address ?? '',
      reason: '',
    },
    ({ name, roles, remote, address, reason }) => ({
      name: operatorName.safeParse(name).success ? '' : t('badName'),
      roles: roles.length > 0 ? '' : t('needsRole'),
      address: address === '' || z.email().safeParse(address).success ? '' : t('badAddress'),
      remote: remote === '' || remoteName.safeParse(remote).success ? '' : t('remoteHint'),
      reason: reason.trim() ? '' : frame('refusals.reasonNeeded'),
    }),
  );
  const refusal = { onRefused: setRefused, onProposed: onClose };
  const add = useChange('addOperator', { ...refusal, onDone: onInvited });
  const change = useChange('changeOperator', { ...refusal, done: t('done'), onDone: onClose });

  function send() {
    setRefused(null);
    if (!form.check()) return;
    const { name, roles, remote, address, reason } = form.values;
    const work = { name, roles: [...roles], remote: remote || null, address: address.trim() || null, reason };
    if (operator) change.mutate({ ...work, version: operator.version });
    else add.mutate(work);
  }

  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={operator ? t('changeTitle', { name: operator.name }) : t('add')}
      closeLabel={frame('close')}
      footer={
        <ButtonRow>
          <Button variant="secondary" onClick={onClose}>
            {frame('cancel')}
          </Button>
          <Button type="submit" form={id} busy={add.isPending || change.isPending}>
            {operator ? t('save') : t('add')}
          </Button>
        </ButtonRow>
      }
    >
      <form
        id={id}
        noValidate
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {refused && <FormMessage>{refusalText(refused)}</FormMessage>}
        {!operator && (
          <TextField
            {...form.field('name')}
            label={t('name')}
            required
            autoCapitalize="none"
            autoComplete="off"
            maxLength={40}
          />
        )}
        <RolesField
          chosen={form.values.roles}
          error={form.faults.roles}
          onChange={(roles) => form.change({ roles })}
        />
        <TextField
          {...form.field('address')}
          label={t('address')}
          hint={t('addressHint')}
          type="email"
          autoComplete="off"
        />
        <TextField
          {...form.field('remote')}
          label={t('remote')}
          hint={t('remoteHint')}
          autoCapitalize="none"
          autoComplete="off"
        />
        <TextField
          {...form.field('reason')}
          label={frame('reason')}
          hint={frame('reasonHint')}
          required
          maxLength={200}
        />
      </form>
    </Sheet>
  );
}

interface RolesFieldProps {
  chosen: readonly string[];
  error: React.ReactNode;
  onChange: (roles: string[]) => void;
}

/** The roles that there are, each with what it lets somebody do. */
function RolesField({ chosen, error, onChange }: RolesFieldProps) {
  const { t } = useAreaTexts('operators');
  const roleText = useRoleText();
  const rightsText = useRightsText();
  const read = useRead('roles', {});
  return (
    <fieldset className={styles.roles}>
      <legend>{t('roles')}</legend>
      {error && <FormMessage>{error}</FormMessage>}
      <Loaded read={read} height={160}>
        {({ roles }) =>
          roles.map(({ name, rights }) => (
            <CheckboxField
              key={name}
              label={
                <>
                  {roleText(name)} <small className={styles.muted}>{rightsText(rights)}</small>
                </>
              }
              checked={chosen.includes(name)}
              onCheckedChange={(checked) =>
                onChange(checked ? [...chosen, name] : chosen.filter((each) => each !== name))
              }
            />
          ))
        }
      </Loaded>
    </fieldset>
  );
}
