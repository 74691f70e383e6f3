import { isMissingCall, useCall } from '@members/api-client';
import { memberCalls, recoveryCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { LoadFailed, useGoBack } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Delayed, EmptyState, NavBar, ScreenBody, Skeleton } from '@members/ui/core';
import { AddressCard } from './AddressCard';
import { FundPasswordCard } from './FundPasswordCard';

/** /Setting?recovery=1: the confirmed address (RCV-01), and a forgotten withdrawal password (RCV-03). */
export function Recovery() {
  const { t } = useTexts('mfe-account');
  const { t: common } = useTexts('common');
  const read = useCall(recoveryCalls.recovery);
  const { data: member } = useCall(memberCalls.member);
  const { data } = read;
  const isMissing = (data && !data.offered) || (read.isError && isMissingCall(read.error));
  return (
    <>
      <NavBar title={t('recovery.title')} onBack={useGoBack(paths.settings)} backLabel={common('back')} />
      <ScreenBody>
        {data?.offered && (
          <>
            <AddressCard recovery={data} />
            {member?.hasFundPassword && <FundPasswordCard recovery={data} />}
          </>
        )}
        {isMissing && <EmptyState text={t('recovery.noMail')} />}
        {!data && read.isPending && (
          <Delayed label={common('loading')}>
            <Skeleton shape="block" height={240} />
          </Delayed>
        )}
        {!data && read.isError && !isMissing && <LoadFailed query={read} />}
      </ScreenBody>
    </>
  );
}
