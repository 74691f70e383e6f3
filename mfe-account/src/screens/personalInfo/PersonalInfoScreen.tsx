import { useCall } from '@members/api-client';
import { memberCalls, type Member } from '@members/contract';
import { useTexts } from '@members/i18n';
import { useGoBack, useScreenTitle } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link } from '@members/mfe-kit/router';
import { AccountIcon, ListRow, MenuList, NavBar, ScreenBody, VerifiedIcon } from '@members/ui/core';
import { BankCardRow } from '../../components/BankCardRow';
import { MemberReady } from '../../components/MemberReady';
import { AvatarPlace } from './avatar/AvatarPlace';

/**
 * /Infomation: the member's picture (SET-02) and the rows to name, sex and bank card (SET-03). The rows need no data to
 * lead on, so only the picture waits or fails.
 */
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

const sexKeys = {
  man: 'sex.man',
  woman: 'sex.woman',
  unknown: 'personalInfo.notSet',
} as const satisfies Record<Member['sex'], string>;

/** Real name, sex and bank card, each with what is known of it (SET-03). */
function PersonalInfoList() {
  const { t } = useTexts('mfe-account');
  const { data: member } = useCall(memberCalls.member);
  return (
    <MenuList label={useScreenTitle()}>
      <ListRow
        icon={<VerifiedIcon />}
        label={t('title.realName')}
        value={member && (member.realName || t('personalInfo.notSet'))}
        render={<Link to={paths.realName} />}
      />
      <ListRow
        icon={<AccountIcon />}
        label={t('title.sex')}
        value={member && t(sexKeys[member.sex])}
        render={<Link to={paths.sex} />}
      />
      <BankCardRow label={t('bankCard.binding')} />
    </MenuList>
  );
}
