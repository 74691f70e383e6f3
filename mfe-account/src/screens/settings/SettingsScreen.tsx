import { useTexts } from '@members/i18n';
import { lazyScreen, useGoBack, useScreenTitle } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link, useSearchParams } from '@members/mfe-kit/router';
import {
  AccountIcon,
  ControlIcon,
  DeviceIcon,
  LanguageIcon,
  ListRow,
  LockIcon,
  MenuList,
  NavBar,
  ScreenBody,
  SupportIcon,
  VerifiedIcon,
} from '@members/ui/core';
import { FundPasswordRow } from '../../components/FundPasswordRow';
import { LogoutButton } from './LogoutButton';

const Devices = lazyScreen(async () => (await import('./Devices')).Devices);
const MyData = lazyScreen(async () => (await import('./MyData')).MyData);

/** /Setting, with `devices=1` the member's devices and with `data=1` the member's data in its place. */
export function SettingsScreen() {
  const [query] = useSearchParams();
  if (query.get('devices') === '1') return <Devices />;
  return query.get('data') === '1' ? <MyData /> : <Settings />;
}

/** The rows that lead to the settings (SET-01, D41), and logging out (SET-11). */
function Settings() {
  const { t } = useTexts('mfe-account');
  const { t: common } = useTexts('common');
  const title = useScreenTitle();
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
          <ListRow icon={<DeviceIcon />} label={t('devices.title')} render={<Link to={paths.devices} />} />
          <ListRow
            icon={<LanguageIcon />}
            label={t('settings.language')}
            value={t('languageName')}
            render={<Link to={paths.language} state={{ from: paths.settings }} />}
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
        <LogoutButton />
      </ScreenBody>
    </>
  );
}
