import { useCall } from '@members/api-client';
import { memberCalls, siteCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { LoadFailed, paths } from '@members/mfe-kit';
import { Link, Navigate } from '@members/mfe-kit/router';
import { Button, EmptyState } from '@members/ui/core';
import { useState, type ReactNode } from 'react';
import { firstFailed } from '../components/firstFailed';
import { FormSkeleton } from '../components/FormSkeleton';
import { WalletScreen } from '../components/WalletScreen';

interface Props {
  /** What the screen is for. */
  purpose: 'set' | 'change';
  children: ReactNode;
}

/**
 * The way that is open, also for who comes by address (STATE-04, D43): setting it while there is none, changing it
 * where the site allows that, else customer service.
 */
export function FundPasswordRule({ purpose, children }: Props) {
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
          drawing="messages"
          text={common('contactService')}
          action={<Button render={<Link to={paths.service} />}>{t('contact')}</Button>}
        />
      </WalletScreen>
    );
  return purpose === 'change' ? children : <Navigate to={paths.editFundPassword} replace />;
}
