import {
  areas,
  operatorName,
  remoteName,
  type Area,
  type OfficeAnswer,
  type Right,
} from '@members/office-contract';
import { Button, ButtonRow } from '@members/ui/core';
import { FormMessage, TextField } from '@members/ui/forms';
import { Sheet } from '@members/ui/overlay';
import { useId, useState } from 'react';
import { useChange } from '../calls/useChange';
import { useRefusalText } from '../calls/useRefusalText';
import { SelectField } from '../parts/SelectField';
import { useAreaTexts, useOfficeTexts } from '../texts';
import styles from './OperatorsScreen.module.css';
import type { Secrets } from './SecretsSheet';

type Level = 'none' | 'see' | 'change';
const levels: readonly Level[] = ['none', 'see', 'change'];

interface RightsSheetProps {
  /** Null for somebody new. */
  operator: OfficeAnswer<'operators'>['operators'][number] | null;
  onSecrets: (secrets: Secrets) => void;
  onClose: () => void;
}

/** Who somebody is and what they may do, area by area. */
export function RightsSheet({ operator, onSecrets, onClose }: RightsSheetProps) {
  const { t } = useAreaTexts('operators');
  const { t: frame } = useOfficeTexts();
  const refusalText = useRefusalText();
  const form = useId();
  const [name, setName] = useState(operator?.name ?? '');
  const [rights, setRights] = useState<readonly Right[]>(operator?.rights ?? []);
  const [remote, setRemote] = useState(operator?.remote ?? '');
  const [reason, setReason] = useState('');
  const [sent, setSent] = useState(false);
  const [refused, setRefused] = useState<Error | null>(null);
  const add = useChange('addOperator', {
    onRefused: setRefused,
    onDone: (answer) => {
      onClose();
      onSecrets({ name, ...answer });
    },
  });
  const change = useChange('changeOperatorRights', {
    done: t('done'),
    onDone: onClose,
    onRefused: setRefused,
  });
  const faults = {
    name: operatorName.safeParse(name).success ? '' : t('badName'),
    rights: rights.length > 0 ? '' : t('needsRight'),
    remote: remote === '' || remoteName.safeParse(remote).success ? '' : t('remoteHint'),
    reason: reason.trim() ? '' : frame('refusals.reasonNeeded'),
  };
  const fault = (field: keyof typeof faults) => (sent && faults[field]) || undefined;

  function submit() {
    setSent(true);
    setRefused(null);
    if (Object.values(faults).some(Boolean)) return;
    const params = { name, rights: [...rights], remote: remote || null, reason: reason.trim() };
    if (operator) change.mutate(params);
    else add.mutate(params);
  }

  const title = operator ? t('changeTitle', { name }) : t('add');
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={frame('close')}
      footer={
        <ButtonRow>
          <Button variant="secondary" onClick={onClose}>
            {frame('cancel')}
          </Button>
          <Button type="submit" form={form} busy={add.isPending || change.isPending}>
            {operator ? t('save') : t('add')}
          </Button>
        </ButtonRow>
      }
    >
      <form
        id={form}
        noValidate
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {refused && <FormMessage>{refusalText(refused)}</FormMessage>}
        {!operator && (
          <TextField
            label={t('name')}
            required
            autoCapitalize="none"
            autoComplete="off"
            maxLength={40}
            error={fault('name')}
            value={name}
            onValueChange={setName}
          />
        )}
        <fieldset className={styles.rights}>
          <legend>{t('rights')}</legend>
          {areas.map((area) => (
            <SelectField
              key={area}
              label={t(`areas.${area}`)}
              value={levelOf(rights, area)}
              options={levels.map((value) => ({ value, label: t(`levels.${value}`) }))}
              onValueChange={(level) => setRights(withLevel(rights, area, level))}
            />
          ))}
        </fieldset>
        {fault('rights') && <FormMessage>{faults.rights}</FormMessage>}
        <TextField
          label={t('remote')}
          hint={t('remoteHint')}
          autoCapitalize="none"
          autoComplete="off"
          error={fault('remote')}
          value={remote}
          onValueChange={setRemote}
        />
        <TextField
          label={frame('reason')}
          hint={frame('reasonHint')}
          required
          maxLength={200}
          error={fault('reason')}
          value={reason}
          onValueChange={setReason}
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
