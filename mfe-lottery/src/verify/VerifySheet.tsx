import { useTexts } from '@members/i18n';
import { type LayerProps, LoadFailed } from '@members/mfe-kit';
import { Delayed, Skeleton } from '@members/ui/core';
import { Sheet } from '@members/ui/overlay';
import { useCallback, useEffect, useState } from 'react';
import { VerifiedRound } from './VerifiedRound';
import { type Verified, verify, type VerifyTarget } from './verify';

export interface VerifySheetProps extends LayerProps {
  target: VerifyTarget;
}

/** Recomputes a round, and an order of it, on the member's own device (D01). */
export function VerifySheet({ target, open, onOpenChange }: VerifySheetProps) {
  const { t } = useTexts('mfe-lottery');
  const { t: common } = useTexts('common');
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('verify.title')}
      description={t('records.period', { period: target.period })}
      closeLabel={common('close')}
    >
      <Content key={`${target.gameKey} ${target.period} ${target.orderId}`} target={target} />
    </Sheet>
  );
}

function Content({ target }: { target: VerifyTarget }) {
  const { t: common } = useTexts('common');
  const verification = useVerification(target);
  if (verification.data)
    return (
      <VerifiedRound
        verified={verification.data}
        busy={verification.isFetching}
        onAgain={() => void verification.refetch()}
      />
    );
  if (verification.isError) return <LoadFailed query={verification} />;
  return (
    <Delayed label={common('loading')}>
      <Skeleton shape="block" height={420} />
    </Delayed>
  );
}

interface Verification {
  data: Verified | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** Verifies when it appears, and again on request; what was found stays in sight meanwhile. */
function useVerification({ gameKey, period, orderId }: VerifyTarget): Verification {
  const [data, setData] = useState<Verified>();
  const [isError, setError] = useState(false);
  const [isFetching, setFetching] = useState(true);
  const refetch = useCallback(async () => {
    setFetching(true);
    setError(false);
    try {
      setData(await verify({ gameKey, period, orderId }));
    } catch {
      setError(true);
    } finally {
      setFetching(false);
    }
  }, [gameKey, period, orderId]);
  useEffect(() => void refetch(), [refetch]);
  return { data, isError, isFetching, refetch };
}
