import type { WithdrawalRule } from '@members/contract';
import { currencyLabel, formatAmount, unitLabel, useTexts } from '@members/i18n';
import { Button, Card } from '@members/ui/core';
import { AmountField } from '@members/ui/forms';
import type { ReactNode, Ref } from 'react';
import { minorOf, shortAmount, typedAmount } from '../../amounts/typedAmount';
import { LimitsNote } from './LimitsNote';
import { brokenRule } from './withdrawalFault';
import styles from './WithdrawalAmount.module.css';

interface Props {
  typed: string;
  onTypedChange: (typed: string) => void;
  rule: WithdrawalRule;
  balanceMinor: number;
  error: ReactNode;
  ref: Ref<HTMLInputElement>;
}

/** The amount, with balance and limits in sight before they can be broken (WDR-01). */
export function WithdrawalAmount({ typed, onTypedChange, rule, balanceMinor, error, ref }: Props) {
  const { t, language } = useTexts('mfe-wallet');
  const broken = brokenRule(minorOf(typed), { ...rule, balanceMinor });
  const mark = (kind: typeof broken) => (broken === kind ? '' : undefined);
  return (
    <Card className={styles.amount}>
      <AmountField
        ref={ref}
        look="hero"
        label={t('withdraw.amount')}
        value={typed}
        onValueChange={onTypedChange}
        unit={currencyLabel(language)}
        placeholder="0"
        maxLength={12}
        error={error}
        aside={<LimitsNote rule={rule} />}
        enterKeyHint="next"
        trailing={
          <Button
            variant="quiet"
            className={styles.all}
            onClick={() => onTypedChange(typedAmount(balanceMinor))}
          >
            {t('withdraw.all')}
          </Button>
        }
      />
      <p className={styles.rules}>
        <span data-broken={mark('balance')}>
          {t('balanceAmount', { amount: `${formatAmount(balanceMinor)} ${unitLabel}` })}
        </span>
        <span data-broken={mark('limits')}>
          {t('withdraw.limits', {
            min: shortAmount(rule.minMinor),
            max: shortAmount(rule.maxMinor),
            count: rule.perDay,
          })}
        </span>
      </p>
    </Card>
  );
}
