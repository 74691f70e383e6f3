import { useMember } from '@members/api-client';
import { useTexts } from '@members/i18n';
import { LoadFailed, paths, Refreshable, useScreenTitle } from '@members/mfe-kit';
import { Link } from '@members/mfe-kit/router';
import { Delayed, IconButton, NavBar, ScreenBody, SettingsIcon, Skeleton } from '@members/ui/core';
import { AccountMenu } from './AccountMenu';
import styles from './AccountScreen.module.css';
import { MemberCard } from './MemberCard';

/** /Mine (MINE-01 to MINE-10). The menu needs no data, so only the card waits or fails. */
export function AccountScreen() {
  const { t } = useTexts('mfe-account');
  const { refetch } = useMember();
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
      <Refreshable onRefresh={async () => (await refetch()).isSuccess}>
        <ScreenBody>
          <CardPlace />
          <AccountMenu />
        </ScreenBody>
      </Refreshable>
    </>
  );
}

function CardPlace() {
  const { t } = useTexts('common');
  const member = useMember();
  if (member.data) return <MemberCard member={member.data} />;
  if (!member.isError)
    return (
      <Delayed label={t('loading')}>
        <Skeleton shape="block" className={styles.waiting} />
      </Delayed>
    );
  return <LoadFailed query={member} />;
}
