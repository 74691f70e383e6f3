import { currencyLeads, formatCurrency, type WithdrawalRule } from '@members/contract';
import { currencyLabel, useTexts } from '@members/i18n';
import { Button, Card, InfoIcon } from '@members/ui/core';
import { AmountField, type FormField } from '@members/ui/forms';
import { Popover } from '@members/ui/overlay';
import { minorOf, shortCurrency, typedAmount } from '../../amounts';
import { brokenRule } from './withdrawalFault';
import styles from './WithdrawalAmount.module.css';

interface Props extends FormField<string> {
  rule: WithdrawalRule;
  balanceMinor: number;
}

/** The amount, with balance and limits in sight before they can be broken (WDR-01). */
export function WithdrawalAmount({ rule, balanceMinor, ...field }: Props) {
  const { t, language } = useTexts('mfe-wallet');
  const broken = brokenRule(minorOf(field.value), { ...rule, balanceMinor });
  const mark = (kind: typeof broken) => (broken === kind ? '' : undefined);
  return (
    <Card className={styles.amount}>
      <AmountField
        {...field}
        look="hero"
        label={t('withdraw.amount')}
        unit={currencyLabel(language)}
        unitSide={currencyLeads(language) ? 'before' : 'after'}
        placeholder="0"
        maxLength={12}
        aside={<LimitsNote rule={rule} />}
        enterKeyHint="next"
        trailing={
          <Button
            variant="quiet"
            className={styles.all}
            onClick={() => field.onValueChange(typedAmount(balanceMinor))}
          >
            {t('withdraw.all')}
          </Button>
        }
      />
      <p className={styles.rules}>
        <span data-broken={mark('balance')}>
          {t('balanceAmount', { amount: formatCurrency(balanceMinor, language) })}
        </span>
        <span data-broken={mark('limits')}>
          {t('withdraw.limits', {
            min: shortCurrency(rule.minMinor, language),
            max: shortCurrency(rule.maxMinor, language),
            count: rule.perDay,
          })}
        </span>
      </p>
    </Card>
  );
}

/** The limits in a popover (WDR-01): the least, the most, and how often a day. */
function LimitsNote({ rule }: { rule: WithdrawalRule }) {
  const { t, language } = useTexts('mfe-wallet');
  const { t: common } = useTexts('common');
  const figures = [
    [t('limits.min'), formatCurrency(rule.minMinor, language)],
    [t('limits.max'), formatCurrency(rule.maxMinor, language)],
    [t('limits.perDay'), rule.perDay],
  ];
  return (
    <Popover
      title={t('limits.title')}
      closeLabel={common('close')}
      trigger={
        <Button variant="quiet" size="s" className={styles.trigger}>
          {t('limits.link')}
          <InfoIcon size={16} />
        </Button>
      }
    >
      <dl className={styles.figures}>
        {figures.map(([name, figure]) => (
          <div key={name} className={styles.figure}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('limits.note')}</p>
    </Popover>
  );
}
