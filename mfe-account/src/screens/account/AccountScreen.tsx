import { refresh, useCall } from '@members/api-client';
import { memberCalls, walletCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { paths, Refreshable, useScreenTitle } from '@members/mfe-kit';
import { Link } from '@members/mfe-kit/router';
import { IconButton, NavBar, ScreenBody, SettingsIcon } from '@members/ui/core';
import { MemberReady } from '../../member/MemberReady';
import { AccountMenu } from './AccountMenu';
import { MemberCard } from './MemberCard';

/** /Mine (MINE-01 to MINE-10). The menu needs no data, so only the card waits or fails. */
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
