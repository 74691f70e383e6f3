import { useMember } from '@members/api-client';
import { useTexts } from '@members/i18n';
import { paths, useScreenTitle } from '@members/mfe-kit';
import { Link } from '@members/mfe-kit/router';
import {
  Delayed,
  ErrorState,
  IconButton,
  NavBar,
  PullToRefresh,
  ScreenBody,
  SettingsIcon,
  Skeleton,
} from '@members/ui/core';
import { AccountMenu } from './AccountMenu';
import styles from './AccountScreen.module.css';
import { MemberCard } from './MemberCard';
import { useMemberRefresh } from './useMemberRefresh';

/** /Mine (MINE-01 to MINE-10). The menu needs no data, so only the card waits or fails. */
export function AccountScreen() {
  const { t } = useTexts('mfe-account');
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
      <PullToRefresh {...useMemberRefresh()}>
        <ScreenBody>
          <CardPlace />
          <AccountMenu />
        </ScreenBody>
      </PullToRefresh>
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
  return (
    <ErrorState
      title={t('errorTitle')}
      text={t('errorText')}
      retryLabel={t('retry')}
      onRetry={() => void member.refetch()}
      busy={member.isFetching}
    />
  );
}
