import { useCall } from '@members/api-client';
import { memberCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { paths } from '@members/mfe-kit';
import { Link } from '@members/mfe-kit/router';
import {
  AccountIcon,
  ListRow,
  MenuList,
  MessagesIcon,
  OrdersIcon,
  RechargeIcon,
  ReportIcon,
  WalletIcon,
} from '@members/ui/core';
import { BankCardRow } from '../../bankCard/BankCardRow';
import { FundPasswordRow } from '../../fundPassword/FundPasswordRow';

/** The menu of /Mine with the labels and destinations of MINE-08 and D24. */
export function AccountMenu() {
  const { t } = useTexts('mfe-account');
  const { data: member } = useCall(memberCalls.member);
  return (
    <MenuList label={t('account.menu')}>
      <ListRow icon={<OrdersIcon />} label={t('account.orders')} render={<Link to={paths.orders} />} />
      <ListRow icon={<ReportIcon />} label={t('account.report')} render={<Link to={paths.report} />} />
      <ListRow icon={<WalletIcon />} label={t('account.moneyLog')} render={<Link to={paths.moneyLog} />} />
      <ListRow
        icon={<RechargeIcon />}
        label={t('account.recharges')}
        render={<Link to={paths.recharges} />}
      />
      <ListRow
        icon={<AccountIcon />}
        label={t('title.personalInfo')}
        value={member?.username}
        render={<Link to={paths.personalInfo} />}
      />
      <BankCardRow label={t('account.bankCard')} />
      <FundPasswordRow />
      <ListRow icon={<MessagesIcon />} label={t('account.notices')} render={<Link to={paths.notices} />} />
    </MenuList>
  );
}
