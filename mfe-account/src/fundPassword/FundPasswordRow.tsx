import { useMember, useSiteInfo } from '@members/api-client';
import { useTexts } from '@members/i18n';
import { Link } from '@members/mfe-kit/router';
import { ListRow, LockIcon } from '@members/ui/core';
import { useLazyOverlay } from '../overlay/useLazyOverlay';
import { fundPasswordEntry } from './fundPasswordEntry';

/** The withdrawal password in a menu: set or not set, and the way that is open (SET-01, MINE-08, D43). */
export function FundPasswordRow() {
  const { t } = useTexts('mfe-account');
  const { data: member } = useMember();
  const { data: site } = useSiteInfo();
  const contact = useLazyOverlay(async () => (await import('./ContactServiceDialog')).ContactServiceDialog);
  const entry = fundPasswordEntry({
    hasFundPassword: member?.hasFundPassword ?? false,
    editable: site?.fundPasswordEditable ?? false,
  });
  const row = {
    icon: <LockIcon />,
    label: t('account.fundPassword'),
    value: member && t(member.hasFundPassword ? 'fundPassword.set' : 'fundPassword.notSet'),
  };
  if (entry !== null) return <ListRow {...row} render={<Link to={entry} />} />;
  return (
    <>
      <ListRow {...row} onClick={contact.open} />
      {contact.render({})}
    </>
  );
}
