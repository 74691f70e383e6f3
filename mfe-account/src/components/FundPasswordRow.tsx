import { useCall } from '@members/api-client';
import { memberCalls, siteCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { lazyLayer } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link, useNavigate } from '@members/mfe-kit/router';
import { ListRow, LockIcon } from '@members/ui/core';
import { useState } from 'react';

const Question = lazyLayer(async () => (await import('@members/ui/overlay')).ConfirmDialog);

/**
 * The withdrawal password in a menu: set or not set, and the way that is open (SET-01, MINE-08). Where only customer
 * service can change it, a dialog says so and leads there (D41, D43).
 */
export function FundPasswordRow() {
  const { t } = useTexts('mfe-account');
  const { t: common } = useTexts('common');
  const { data: member } = useCall(memberCalls.member);
  const { data: site } = useCall(siteCalls.siteInfo);
  const navigate = useNavigate();
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
      <Question
        open={asking}
        onOpenChange={setAsking}
        title={t('account.fundPassword')}
        description={common('contactService')}
        confirmLabel={t('fundPassword.contact')}
        cancelLabel={common('cancel')}
        // Takes the place of the history entry that belongs to the open dialog.
        onConfirm={() => navigate(paths.service, { replace: true })}
      />
    </>
  );
}

export interface FundPasswordState {
  hasFundPassword: boolean;
  /** The site lets members change it themselves (edit_paypwd 1). */
  editable: boolean;
}

/** Where menu and settings lead for the withdrawal password; null: only customer service can change it (D43). */
export function fundPasswordEntry({ hasFundPassword, editable }: FundPasswordState): string | null {
  if (!hasFundPassword) return paths.setFundPassword;
  return editable ? paths.editFundPassword : null;
}
