import { useCall } from '@members/api-client';
import { memberCalls, siteCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { LoadFailed } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link, Navigate } from '@members/mfe-kit/router';
import { Button, EmptyState } from '@members/ui/core';
import { useState, type ReactNode } from 'react';
import { firstFailed, FormSkeleton } from '../../components/loading';
import { WalletScreen } from '../../components/WalletScreen';

interface Props {
  /** What the screen is for. */
  purpose: 'set' | 'change';
  children: ReactNode;
}

/**
 * Lets a member set the withdrawal password while there is none and change it where the site allows that. Everybody
 * else is led to the other of the two screens, or told to ask customer service (STATE-04, D43).
 */
export function FundPasswordGuard({ purpose, children }: Props) {
  const { t } = useTexts('mfe-wallet');
  const { t: common } = useTexts('common');
  const member = useCall(memberCalls.member);
  const site = useCall(siteCalls.siteInfo);
  // As it was when the screen opened: setting it here leads back, not on to changing it.
  const [hasFundPassword, setHasFundPassword] = useState(member.data?.hasFundPassword);
  if (hasFundPassword === undefined && member.data) setHasFundPassword(member.data.hasFundPassword);
  const failed = firstFailed(member, site);
  if (failed)
    return (
      <WalletScreen>
        <LoadFailed query={failed} />
      </WalletScreen>
    );
  if (hasFundPassword === undefined || !site.data)
    return (
      <WalletScreen>
        <FormSkeleton heights={[220, 48]} />
      </WalletScreen>
    );
  if (!hasFundPassword) return purpose === 'set' ? children : <Navigate to={paths.setFundPassword} replace />;
  if (!site.data.fundPasswordEditable)
    return (
      <WalletScreen>
        <EmptyState
          subject="service"
          text={common('contactService')}
          action={<Button render={<Link to={paths.service} />}>{t('contact')}</Button>}
        />
        <ForgotFundPassword />
      </WalletScreen>
    );
  return purpose === 'change' ? children : <Navigate to={paths.editFundPassword} replace />;
}

/** Leads to the recovery, which is open also to who may not change it (RCV-03). */
export function ForgotFundPassword() {
  const { t } = useTexts('mfe-wallet');
  return (
    <Button variant="quiet" render={<Link to={paths.recovery} />}>
      {t('fundPassword.forgot')}
    </Button>
  );
}
