import { ApiError, fetchCall, type ApiErrorKind } from '@members/api-client';
import { walletCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { announce, paths, useIsMounted } from '@members/mfe-kit';
import { useNavigate } from '@members/mfe-kit/router';
import { Button, WithdrawIcon } from '@members/ui/core';
import { useState } from 'react';

/** To /Withdraw, or without a bank card to binding one, with the reason (MINE-06, WDR-04, D45). */
export function WithdrawButton({ className }: { className?: string }) {
  const { t } = useTexts('mfe-account');
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const [asking, setAsking] = useState(false);
  const withdraw = async () => {
    setAsking(true);
    const bound = await hasBankCard();
    setAsking(false);
    if (bound === null || !isMounted()) return;
    if (!bound) announce(t('bankCard.missing'), 'warn');
    await navigate(bound ? paths.withdraw : paths.bankCard);
  };
  return (
    <Button
      size="l"
      variant="secondary"
      icon={<WithdrawIcon size={18} />}
      className={className}
      busy={asking}
      onClick={() => void withdraw()}
    >
      {t('account.withdraw')}
    </Button>
  );
}

const unanswered: readonly ApiErrorKind[] = ['network', 'auth', 'signedOut'];

/**
 * Whether there is a card (call 21). Null where the shell tells what is the matter; what else goes wrong is left to
 * /Withdraw, which asks again.
 */
async function hasBankCard(): Promise<boolean | null> {
  try {
    return (await fetchCall(walletCalls.bankCard, undefined)) !== null;
  } catch (error) {
    return error instanceof ApiError && unanswered.includes(error.kind) ? null : true;
  }
}
