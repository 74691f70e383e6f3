import { refresh, useCall } from '@members/api-client';
import { memberCalls, walletCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { Refreshable, useScreenTitle } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link } from '@members/mfe-kit/router';
import {
  AccountIcon,
  IconButton,
  ListRow,
  MenuList,
  MessagesIcon,
  NavBar,
  OrdersIcon,
  RechargeIcon,
  ReportIcon,
  ScreenBody,
  SettingsIcon,
  WalletIcon,
} from '@members/ui/core';
import { BankCardRow } from '../../components/BankCardRow';
import { FundPasswordRow } from '../../components/FundPasswordRow';
import { MemberReady } from '../../components/MemberReady';
import { MemberCard } from './MemberCard';

/** /Mine: the member card and the menu (MINE-01 to MINE-10). The menu needs no data, so only the card waits or fails. */
export function AccountScreen() {
  const { t } = useTexts('mfe-account');
  const { refetch } = useCall(memberCalls.member);
  const reload = async () => {
    const [{ isSuccess }] = await Promise.all([refetch(), refresh(walletCalls.bankCard)]);
    return isSuccess;
  };
  return (
    <>
      <NavBar
        variant="root"
        title={useScreenTitle()}
        trailing={
          <IconButton
            label={t('title.settings')}
            icon={<SettingsIcon />}
            render={<Link to={paths.settings} />}
          />
        }
      />
      <Refreshable onRefresh={reload}>
        <ScreenBody>
          <MemberReady height={227}>{(member) => <MemberCard member={member} />}</MemberReady>
          <AccountMenu />
        </ScreenBody>
      </Refreshable>
    </>
  );
}

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
