import { useTexts } from '@members/i18n';
import { paths, useGoBack, useScreenTitle } from '@members/mfe-kit';
import { NavBar, ScreenBody } from '@members/ui/core';
import { MemberReady } from '../../member/MemberReady';
import { AvatarPlace } from './avatar/AvatarPlace';
import { PersonalInfoList } from './PersonalInfoList';

/** /Infomation (SET-02, SET-03). The rows need no data to lead on, so only the picture waits or fails. */
export function PersonalInfoScreen() {
  const { t } = useTexts('common');
  return (
    <>
      <NavBar title={useScreenTitle()} onBack={useGoBack(paths.settings)} backLabel={t('back')} />
      <ScreenBody>
        <MemberReady height={196}>{(member) => <AvatarPlace member={member} />}</MemberReady>
        <PersonalInfoList />
      </ScreenBody>
    </>
  );
}
