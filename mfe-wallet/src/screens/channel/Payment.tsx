import { refreshMember, useCall } from '@members/api-client';
import { walletCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import type { Framed } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link } from '@members/mfe-kit/router';
import { Button, Card, OpenIcon, StatusLabel } from '@members/ui/core';
import { useEffect } from 'react';
import { isWaiting, rechargeLook } from '../../records/rechargeLook';
import styles from './Payment.module.css';

const pollMs = 3_000;

/** The provider's page in its frame, under what the server knows of the payment (RECH-06, D03, D51). */
export function Payment({ frame }: { frame: Framed }) {
  const { t } = useTexts('mfe-wallet');
  const { data: recharges } = useCall(walletCalls.recharges, undefined, { refetchInterval: pollMs });
  const newest = recharges?.[0];
  const settled = newest !== undefined && !isWaiting(newest);
  useEffect(() => {
    if (settled) void refreshMember();
  }, [settled]);
  return (
    <>
      <Card className={styles.state}>
        <div role="status">
          {newest && <StatusLabel {...rechargeLook(newest)}>{newest.statusText}</StatusLabel>}
        </div>
        <Button variant="quiet" size="s" className={styles.records} render={<Link to={paths.recharges} />}>
          {t('title.recharges')}
        </Button>
      </Card>
      <iframe
        className={styles.frame}
        src={frame.href}
        title={t('channel.frame')}
        sandbox={frame.sandbox}
        referrerPolicy="no-referrer"
      />
      <Button
        variant="quiet"
        icon={<OpenIcon size={18} />}
        render={
          <a
            href={frame.href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('channel.newWindow')}
          />
        }
      >
        {t('channel.newWindow')}
      </Button>
    </>
  );
}
