import { useTexts } from '@members/i18n';
import { paths, useGoBack, useScreenTitle } from '@members/mfe-kit';
import { NavBar, ScreenBody } from '@members/ui/core';
import { MemberReady } from '../../member/MemberReady';
import { FinalName } from './FinalName';
import { RealNameForm } from './RealNameForm';

/** /Setname (SET-04): a name can be given once. */
export function RealNameScreen() {
  const { t } = useTexts('common');
  return (
    <>
      <NavBar title={useScreenTitle()} onBack={useGoBack(paths.personalInfo)} backLabel={t('back')} />
      <ScreenBody>
        <MemberReady height={168}>
          {({ realName }) => (realName ? <FinalName name={realName} /> : <RealNameForm />)}
        </MemberReady>
      </ScreenBody>
    </>
  );
}
