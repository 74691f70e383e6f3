import { Skeleton } from '@members/ui/core';
import { OptionsSkeleton } from './BetOptions';

/** The outline of the lottery: hero, tabs, options. */
export function LotterySkeleton() {
  return (
    <>
      <Skeleton shape="block" height={172} />
      <Skeleton shape="block" height={44} />
      <OptionsSkeleton />
    </>
  );
}
