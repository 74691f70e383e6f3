import type { AlertRule, OfficeAnswer } from '@members/office-contract';
import { Button, Card } from '@members/ui/core';
import { FormMessage, TextField } from '@members/ui/forms';
import { useState } from 'react';
import { useRead } from '../calls/queries';
import { useChange } from '../calls/useChange';
import { useRefusalText } from '../calls/useRefusalText';
import { Loaded } from '../parts/Loaded';
import { Screen } from '../parts/Screen';
import { useMay } from '../session/session';
import { useAreaTexts } from '../texts';
import styles from './TodayScreen.module.css';

const names = [
  'withdrawalMinutes',
  'paymentMinutes',
  'roundSeconds',
  'outsideRounds',
  'backupHours',
  'diskPercent',
  'mailMinutes',
] as const satisfies (keyof AlertRule)[];

/** From when on something is told of, and where it is told. */
export function AlertRuleScreen() {
  const { t } = useAreaTexts('today');
  const read = useRead('alertRule', {});
  return (
    <Screen title={t('rule')}>
      <Loaded read={read} height={480}>
        {(answer) => <RuleForm key={JSON.stringify(answer.rule)} {...answer} />}
      </Loaded>
    </Screen>
  );
}

function RuleForm({ rule, webhook, mails }: OfficeAnswer<'alertRule'>) {
  const { t } = useAreaTexts('today');
  const refusalText = useRefusalText();
  const mayChange = useMay('administration.change');
  const [typed, setTyped] = useState(
    () =>
      Object.fromEntries(names.map((name) => [name, String(rule[name])])) as Record<keyof AlertRule, string>,
  );
  const [refused, setRefused] = useState<Error | null>(null);
  const set = useChange('setAlertRule', { done: t('saved'), onRefused: setRefused });
  const to = [...(webhook ? [t('webhook')] : []), ...mails];
  return (
    <Card
      padding="l"
      className={styles.form}
      render={
        <form
          aria-label={t('rule')}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setRefused(null);
            set.mutate(
              Object.fromEntries(names.map((name) => [name, Number(typed[name])])) as unknown as AlertRule,
            );
          }}
        />
      }
    >
      <p className={styles.note}>{t('ruleNote')}</p>
      <p>{to.length > 0 ? t('toldTo', { receivers: to.join(', ') }) : t('toldNobody')}</p>
      {names.map((name) => (
        <TextField
          key={name}
          label={t(`rules.${name}`)}
          inputMode="numeric"
          disabled={!mayChange}
          value={typed[name]}
          onValueChange={(text) => setTyped({ ...typed, [name]: text.replace(/\D/g, '') })}
        />
      ))}
      {refused && <FormMessage>{refusalText(refused)}</FormMessage>}
      {mayChange && (
        <Button type="submit" busy={set.isPending}>
          {t('save')}
        </Button>
      )}
    </Card>
  );
}
