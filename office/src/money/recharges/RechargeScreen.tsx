import type { OfficeAnswer } from '@members/office-contract';
import { Button, ButtonRow, Card, StatusLabel } from '@members/ui/core';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useRead } from '../../calls/queries';
import { Cards } from '../../parts/Cards';
import { Facts } from '../../parts/Facts';
import form from '../../parts/Form.module.css';
import { Money, Time } from '../../parts/formats';
import { Loaded } from '../../parts/Loaded';
import { Screen } from '../../parts/Screen';
import { useMay } from '../../session/session';
import { useAreaTexts } from '../../texts';
import { SendBackSheet } from '../payments/SendBackSheet';
import { WhatWasSaid } from '../WhatWasSaid';
import { FinishRefundSheet, RefundSheet } from './RefundSheet';
import { rechargeTones } from '../stateTones';

type Recharge = OfficeAnswer<'recharge'>;

/** One recharge: what its provider said, what was credited, and how it goes back. */
export function RechargeScreen() {
  const { t } = useAreaTexts('money');
  const id = Number(useParams().id);
  const read = useRead('recharge', { id });
  return (
    <Screen title={t('recharge', { id })} back={<Link to="/money/recharges">{t('recharges')}</Link>}>
      <Loaded key={id} read={read} height={320}>
        {(recharge) => <Shown recharge={recharge} />}
      </Loaded>
    </Screen>
  );
}

function Shown({ recharge }: { recharge: Recharge }) {
  const { t } = useAreaTexts('money');
  const { refund } = recharge;
  return (
    <>
      <Cards>
        <Card padding="l">
          <h2>{t('payment')}</h2>
          <Facts
            facts={[
              [
                t('state'),
                <StatusLabel key="s" tone={rechargeTones[recharge.state]}>
                  {t(`rechargeStates.${recharge.state}`)}
                </StatusLabel>,
              ],
              [t('amount'), <Money key="a" minor={recharge.amountMinor} currency={recharge.currency} />],
              [t('provider'), recharge.provider],
              [t('reference'), recharge.reference],
              [t('channel'), recharge.channel],
              [t('begun'), <Time key="b" at={recharge.createdAt} />],
              [t('payableUntil'), <Time key="e" at={recharge.expiresAt} />],
              [t('paidAt'), recharge.paidAt ? <Time key="p" at={recharge.paidAt} /> : '–'],
              [t('settledAt'), recharge.settledAt ? <Time key="z" at={recharge.settledAt} /> : '–'],
            ]}
          />
        </Card>
        <Card padding="l">
          <h2>{recharge.username}</h2>
          <Facts
            facts={[
              [t('memberNumber'), recharge.memberId],
              [t('balance'), <Money key="b" minor={recharge.balanceMinor} />],
            ]}
          />
          {refund && (
            <>
              <h3>{t('refund')}</h3>
              <Facts
                facts={[
                  [t('why'), t(`causes.${refund.cause}`)],
                  [t('fromBalance'), <Money key="m" minor={refund.memberMinor} />],
                  [t('fromHouse'), <Money key="h" minor={refund.houseMinor} />],
                  [t('booked'), <Time key="t" at={refund.at} />],
                  [t('wentBack'), refund.doneAt ? <Time key="d" at={refund.doneAt} /> : t('providerAsked')],
                  ...(refund.handReference ? [[t('handReference'), refund.handReference] as const] : []),
                ]}
              />
            </>
          )}
        </Card>
        <WhatWasSaid {...recharge} />
      </Cards>
      <Decide recharge={recharge} />
    </>
  );
}

function Decide({ recharge }: { recharge: Recharge }) {
  const { t } = useAreaTexts('money');
  const [open, setOpen] = useState<'refund' | 'finish' | 'back' | null>(null);
  const mayChange = useMay('money.change');
  const { id, state, refund, canReturn } = recharge;
  const close = () => setOpen(null);
  const offered =
    state === 'paid'
      ? 'refund'
      : refund?.state === 'asked'
        ? 'finish'
        : state === 'received' || state === 'returning'
          ? 'back'
          : null;
  if (!mayChange || !offered) return null;
  return (
    <>
      <div className={form.actions}>
        <ButtonRow>
          <Button variant="danger" onClick={() => setOpen(offered)}>
            {t(`decisions.${offered}`)}
          </Button>
        </ButtonRow>
      </div>
      {open === 'refund' && <RefundSheet recharge={recharge} onClose={close} />}
      {open === 'finish' && <FinishRefundSheet id={id} onClose={close} />}
      {open === 'back' && (
        <SendBackSheet
          call="returnReceived"
          id={id}
          title={t('sendBackRecharge', { id })}
          byProvider={canReturn && state === 'received'}
          onClose={close}
        />
      )}
    </>
  );
}
