import { useTexts } from '@members/i18n';
import { useGoBack, useScreenTitle } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link } from '@members/mfe-kit/router';
import {
  AccountIcon,
  ControlIcon,
  DeviceIcon,
  LanguageIcon,
  ListRow,
  MenuList,
  NavBar,
  ScreenBody,
  SupportIcon,
  VerifiedIcon,
} from '@members/ui/core';
import { FundPasswordRow } from '../../components/FundPasswordRow';
import { LogoutButton } from './LogoutButton';

/** /Setting: the rows that lead to the settings (SET-01, D41), and logging out (SET-11). */
export function SettingsScreen() {
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
          <ListRow icon={<DeviceIcon />} label={t('title.devices')} render={<Link to={paths.devices} />} />
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
