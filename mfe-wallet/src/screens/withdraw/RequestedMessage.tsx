import { formatAmount, unitLabel, useTexts } from '@members/i18n';
import { paths } from '@members/mfe-kit';
import { Link } from '@members/mfe-kit/router';
import { FormMessage } from '@members/ui/forms';

/** A withdrawal is requested: what becomes of it, and where to see that. */
export function RequestedMessage({ amountMinor }: { amountMinor: number }) {
  const { t } = useTexts('mfe-wallet');
  return (
    <FormMessage tone="success">
      {t('withdraw.requested', { amount: `${formatAmount(amountMinor)} ${unitLabel}` })}{' '}
      <Link to={paths.withdrawals}>{t('title.withdrawals')}</Link>
    </FormMessage>
  );
}
