import { areas, roleName, type Area, type Right } from '@members/office-contract';
import { Button, ButtonRow } from '@members/ui/core';
import { FormMessage, TextField, useForm } from '@members/ui/forms';
import { Sheet } from '@members/ui/overlay';
import { useId, useState } from 'react';
import { useChange } from '../calls/useChange';
import { useRefusalText } from '../calls/useRefusalText';
import { SelectField } from '../parts/SelectField';
import { useAreaTexts, useOfficeTexts } from '../texts';
import styles from './OperatorsScreen.module.css';
import type { Role } from './RolesScreen';
import { useRoleText } from './roleTexts';

type Level = 'none' | 'see' | 'change';
const levels: readonly Level[] = ['none', 'see', 'change'];

/** What a role is called and lets somebody do, area by area. `role` is null for a new one. */
export function RoleSheet({ role, onClose }: { role: Role | null; onClose: () => void }) {
  const { t } = useAreaTexts('operators');
  const { t: frame } = useOfficeTexts();
  const roleText = useRoleText();
  const refusalText = useRefusalText();
  const id = useId();
  const [refused, setRefused] = useState<Error | null>(null);
  const form = useForm(
    { name: role?.name ?? '', rights: (role?.rights ?? []) as readonly Right[], reason: '' },
    ({ name, rights, reason }) => ({
      name: roleName.safeParse(name).success ? '' : t('needsName'),
      rights: rights.length > 0 ? '' : t('needsRight'),
      reason: reason.trim() ? '' : frame('refusals.reasonNeeded'),
    }),
  );
  const save = useChange('saveRole', {
    done: t('done'),
    onDone: onClose,
    onProposed: onClose,
    onRefused: setRefused,
  });
  const { rights } = form.values;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={role ? t('changeTitle', { name: roleText(role.name) }) : t('addRole')}
      closeLabel={frame('close')}
      footer={
        <ButtonRow>
          <Button variant="secondary" onClick={onClose}>
            {frame('cancel')}
          </Button>
          <Button type="submit" form={id} busy={save.isPending}>
            {role ? t('save') : t('addRole')}
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
          setRefused(null);
          const { name, reason } = form.values;
          if (form.check()) save.mutate({ name, rights: [...rights], reason, version: role?.version ?? 0 });
        }}
      >
        {refused && <FormMessage>{refusalText(refused)}</FormMessage>}
        {!role && <TextField {...form.field('name')} label={t('roleName')} required maxLength={60} />}
        <fieldset className={styles.rights}>
          <legend>{t('rights')}</legend>
          {areas.map((area) => (
            <SelectField
              key={area}
              label={t(`areas.${area}`)}
              value={levelOf(rights, area)}
              options={levels.map((value) => ({ value, label: t(`levels.${value}`) }))}
              onValueChange={(level) => form.change({ rights: withLevel(rights, area, level) })}
            />
          ))}
        </fieldset>
        {form.faults.rights && <FormMessage>{form.faults.rights}</FormMessage>}
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

function levelOf(rights: readonly Right[], area: Area): Level {
  if (rights.includes(`${area}.change`)) return 'change';
  return rights.includes(`${area}.see`) ? 'see' : 'none';
}

const withLevel = (rights: readonly Right[], area: Area, level: Level): Right[] => [
  ...rights.filter((right) => !right.startsWith(`${area}.`)),
  ...(level === 'none' ? [] : [`${area}.${level}` as const]),
];
