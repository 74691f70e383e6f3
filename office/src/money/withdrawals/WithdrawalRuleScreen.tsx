import { Button, Card } from '@members/ui/core';
import { FormMessage, TextField } from '@members/ui/forms';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { OfficeAnswer } from '@members/office-contract';
import { useRead } from '../../calls/queries';
import { useChange } from '../../calls/useChange';
import { useRefusalText } from '../../calls/useRefusalText';
import { Screen } from '../../parts/Screen';
import { useMay } from '../../session/session';
import { useAreaTexts } from '../../texts';
import styles from './WithdrawalRuleScreen.module.css';

type Rule = OfficeAnswer<'withdrawalRule'>;

/** What holds for everybody's withdrawals; a change takes two operators. */
export function WithdrawalRuleScreen() {
  const { t } = useAreaTexts('money');
  const { data } = useRead('withdrawalRule', {});
  return (
    <Screen title={t('rule')} back={<Link to="/money/withdrawals">{t('withdrawals')}</Link>}>
      {data && <RuleForm key={JSON.stringify(data)} rule={data} />}
    </Screen>
  );
}

const amounts = ['minMinor', 'maxMinor', 'twoOperatorsFromMinor'] as const;

const major = (minor: number): string => (minor / 100).toFixed(2);

function RuleForm({ rule }: { rule: Rule }) {
  const { t } = useAreaTexts('money');
  const refusalText = useRefusalText();
  const mayChange = useMay('money.change');
  const [typed, setTyped] = useState<Record<keyof Rule, string>>({
    minMinor: major(rule.minMinor),
    maxMinor: major(rule.maxMinor),
    twoOperatorsFromMinor: major(rule.twoOperatorsFromMinor),
    perDay: String(rule.perDay),
  });
  const [refused, setRefused] = useState<Error | null>(null);
  const save = useChange('setWithdrawalRule', { onRefused: setRefused });
  const minor = (name: (typeof amounts)[number]) => Math.round(Number(typed[name]) * 100);
  const field = (name: keyof Rule) => (
    <TextField
      key={name}
      label={t(`rules.${name}`)}
      inputMode="decimal"
      disabled={!mayChange}
      value={typed[name]}
      onValueChange={(value) => setTyped({ ...typed, [name]: value.replace(/[^\d.]/g, '') })}
    />
  );
  return (
    <Card
      padding="l"
      className={styles.form}
      render={
        <form
          aria-label={t('rule')}
          onSubmit={(event) => {
            event.preventDefault();
            setRefused(null);
            save.mutate({
              minMinor: minor('minMinor'),
              maxMinor: minor('maxMinor'),
              twoOperatorsFromMinor: minor('twoOperatorsFromMinor'),
              perDay: Number(typed.perDay),
            });
          }}
        />
      }
    >
      {refused && <FormMessage>{refusalText(refused)}</FormMessage>}
      {[...amounts.map(field), field('perDay')]}
      {mayChange && (
        <>
          <p>{t('ruleTakesTwo')}</p>
          <Button type="submit" busy={save.isPending}>
            {t('propose')}
          </Button>
        </>
      )}
    </Card>
  );
}
