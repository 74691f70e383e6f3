import { useCall } from '@members/api-client';
import { invitationCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { lazyScreen, useCues, useGoBack, useScreenTitle } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link, useSearchParams } from '@members/mfe-kit/router';
import { storedAppearance } from '@members/ui/appearance';
import {
  AccountIcon,
  AddIcon,
  ControlIcon,
  DeviceIcon,
  LanguageIcon,
  ListRow,
  LockIcon,
  MenuList,
  MessagesIcon,
  NavBar,
  RefreshIcon,
  ReceiptIcon,
  ScreenBody,
  ShowIcon,
  SoundIcon,
  SupportIcon,
  VerifiedIcon,
} from '@members/ui/core';
import { FundPasswordRow } from '../../components/FundPasswordRow';
import { LogoutButton } from './LogoutButton';

const AppearanceScreen = lazyScreen(async () => (await import('./AppearanceScreen')).AppearanceScreen);
const Devices = lazyScreen(async () => (await import('./Devices')).Devices);
const Invitation = lazyScreen(async () => (await import('./invitation/Invitation')).Invitation);
const Recovery = lazyScreen(async () => (await import('./recovery/Recovery')).Recovery);
const Notifications = lazyScreen(async () => (await import('./Notifications')).Notifications);
const Passkeys = lazyScreen(async () => (await import('./Passkeys')).Passkeys);
const RecoveryCodes = lazyScreen(async () => (await import('./RecoveryCodes')).RecoveryCodes);
const MyData = lazyScreen(async () => (await import('./MyData')).MyData);

/**
 * /Setting, and in its place what its query names: `devices=1`, `passkeys=1`, `codes=1`, `recovery=1`, `data=1`, `invite=1`,
 * `notifications=1`, `appearance=1`.
 */
export function SettingsScreen() {
  const [query] = useSearchParams();
  if (query.get('devices') === '1') return <Devices />;
  if (query.get('passkeys') === '1') return <Passkeys />;
  if (query.get('codes') === '1') return <RecoveryCodes />;
  if (query.get('recovery') === '1') return <Recovery />;
  if (query.get('notifications') === '1') return <Notifications />;
  if (query.get('invite') === '1') return <Invitation />;
  if (query.get('appearance') === '1') return <AppearanceScreen />;
  return query.get('data') === '1' ? <MyData /> : <Settings />;
}

/** The rows that lead to the settings (SET-01, D41), and logging out (SET-11). */
function Settings() {
  const { t } = useTexts('mfe-account');
  const { t: common } = useTexts('common');
  const title = useScreenTitle();
  const [cuesOn, setCues] = useCues();
  return (
    <>
      <NavBar title={title} onBack={useGoBack(paths.account)} backLabel={common('back')} />
      <ScreenBody>
        <MenuList label={title}>
          <ListRow
            icon={<AccountIcon />}
            label={t('settings.basicInfo')}
            render={<Link to={paths.personalInfo} />}
          />
          <ListRow
            icon={<VerifiedIcon />}
            label={t('title.loginPassword')}
            render={<Link to={paths.setLoginPassword} />}
          />
          <FundPasswordRow />
          <ListRow icon={<RefreshIcon />} label={t('recovery.title')} render={<Link to={paths.recovery} />} />
          <ListRow
            icon={<VerifiedIcon />}
            label={t('passkeys.title')}
            render={<Link to={paths.passkeys} />}
          />
          <ListRow
            icon={<ReceiptIcon />}
            label={t('codes.title')}
            render={<Link to={paths.recoveryCodes} />}
          />
          <ListRow icon={<DeviceIcon />} label={t('devices.title')} render={<Link to={paths.devices} />} />
          <ListRow
            icon={<MessagesIcon />}
            label={t('notifications.title')}
            render={<Link to={paths.notifications} />}
          />
          <ListRow
            icon={<LanguageIcon />}
            label={t('settings.language')}
            value={t('languageName')}
            render={<Link to={paths.language} state={{ from: paths.settings }} />}
          />
          <ListRow
            icon={<ShowIcon />}
            label={t('appearance.title')}
            value={t(`appearance.${storedAppearance()}`)}
            render={<Link to={paths.appearance} />}
          />
          <ListRow
            icon={<SoundIcon />}
            label={t('settings.cues')}
            value={t(cuesOn ? 'settings.on' : 'settings.off')}
            chevron={false}
            onClick={() => setCues(!cuesOn)}
          />
          <ListRow
            icon={<ControlIcon />}
            label={t('settings.playControl')}
            render={<Link to={paths.playControl} state={{ from: paths.settings }} />}
          />
          <ListRow icon={<LockIcon />} label={t('myData.title')} render={<Link to={paths.myData} />} />
        </MenuList>
        <MenuList label={t('settings.help')}>
          <ListRow
            icon={<SupportIcon />}
            label={t('settings.service')}
            description={t('settings.tip')}
            render={<Link to={paths.serviceOnline} />}
          />
        </MenuList>
        <InvitationRow />
        <LogoutButton />
      </ScreenBody>
    </>
  );
}

/** Leads to the member's own invitation, where the site lets members invite (INV-03). */
function InvitationRow() {
  const { t } = useTexts('mfe-account');
  const { data } = useCall(invitationCalls.invitation);
  if (!data?.open) return null;
  return (
    <MenuList label={t('invitation.title')}>
      <ListRow
        icon={<AddIcon />}
        label={t('invitation.title')}
        value={data.invited > 0 ? data.invited : undefined}
        render={<Link to={paths.invitation} />}
      />
    </MenuList>
  );
}
