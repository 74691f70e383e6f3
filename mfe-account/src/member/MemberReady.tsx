import { useCall } from '@members/api-client';
import { memberCalls, type Member } from '@members/contract';
import { useTexts } from '@members/i18n';
import { LoadFailed } from '@members/mfe-kit';
import { Delayed, Skeleton } from '@members/ui/core';
import type { ReactNode } from 'react';

interface Props {
  /** Height of what is coming, in pixels: the place is kept for it. */
  height: number;
  children: (member: Member) => ReactNode;
}

/** What needs the member's own data (call 20): the place of it while it loads, or a retry where it failed. */
export function MemberReady({ height, children }: Props) {
  const { t } = useTexts('common');
  const member = useCall(memberCalls.member);
  if (member.data) return children(member.data);
  if (member.isError) return <LoadFailed query={member} />;
  return (
    <Delayed label={t('loading')}>
      <Skeleton shape="block" height={height} />
    </Delayed>
  );
}
