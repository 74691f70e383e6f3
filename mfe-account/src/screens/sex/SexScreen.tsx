import { useTexts } from '@members/i18n';
import { paths, useGoBack, useScreenTitle } from '@members/mfe-kit';
import { NavBar, ScreenBody } from '@members/ui/core';
import { MemberReady } from '../../member/MemberReady';
import { SexForm } from './SexForm';

/** /Setsex (SET-05). */
export function SexScreen() {
  const { t } = useTexts('common');
  return (
    <>
      <NavBar title={useScreenTitle()} onBack={useGoBack(paths.personalInfo)} backLabel={t('back')} />
      <ScreenBody>
        <MemberReady height={168}>{({ sex }) => <SexForm current={sex} />}</MemberReady>
      </ScreenBody>
    </>
  );
}
