import { useCall } from '@members/api-client';
import { memberCalls, siteCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { lazyLayer } from '@members/mfe-kit';
import { Link } from '@members/mfe-kit/router';
import { ListRow, LockIcon } from '@members/ui/core';
import { useState } from 'react';
import { fundPasswordEntry } from './fundPasswordEntry';

const ContactServiceDialog = lazyLayer(
  async () => (await import('./ContactServiceDialog')).ContactServiceDialog,
);

/** The withdrawal password in a menu: set or not set, and the way that is open (SET-01, MINE-08, D43). */
export function FundPasswordRow() {
  const { t } = useTexts('mfe-account');
  const { data: member } = useCall(memberCalls.member);
  const { data: site } = useCall(siteCalls.siteInfo);
  const [asking, setAsking] = useState(false);
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
      <ListRow {...row} onClick={() => setAsking(true)} />
      <ContactServiceDialog open={asking} onOpenChange={setAsking} />
    </>
  );
}
