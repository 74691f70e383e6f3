import { useCall } from '@members/api-client';
import { walletCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { paths } from '@members/mfe-kit/paths';
import { Link } from '@members/mfe-kit/router';
import { CardIcon, ListRow } from '@members/ui/core';

/** The bank card in a menu, bound or none; without a state where it is not known (MINE-08, SET-03, call 21). */
export function BankCardRow({ label }: { label: string }) {
  const { t } = useTexts('mfe-account');
  const { data: card } = useCall(walletCalls.bankCard);
  const state = card === undefined ? undefined : t(card ? 'bankCard.bound' : 'bankCard.none');
  return <ListRow icon={<CardIcon />} label={label} value={state} render={<Link to={paths.bankCard} />} />;
}
