import { refreshMember, useCall } from '@members/api-client';
import { memberCalls, type Member } from '@members/contract';
import { useTexts } from '@members/i18n';
import { LoadFailed, useGoBack } from '@members/mfe-kit';
import { Delayed, Skeleton } from '@members/ui/core';
import type { ReactNode } from 'react';

interface Props {
  /** Height in pixels of what is loading: its place is kept. */
  height: number;
  children: (member: Member) => ReactNode;
}

/** Shows what needs the member's own data once it is there; a skeleton before, a retry where it could not be loaded. */
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

/** After a change of the member's own data: loads it again and leaves the screen. */
export function useLeaveWhenSaved(fallback: string): () => void {
  const goBack = useGoBack(fallback);
  return () => {
    void refreshMember();
    goBack();
  };
}
