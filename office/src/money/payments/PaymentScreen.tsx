import type { OfficeAnswer } from '@members/office-contract';
import { Button, ButtonRow, Card, StatusLabel } from '@members/ui/core';
import { TextField } from '@members/ui/forms';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useRead } from '../../calls/queries';
import { useChange } from '../../calls/useChange';
import { onlyDigits } from '../../parts/amounts';
import { Cards } from '../../parts/Cards';
import { Facts } from '../../parts/Facts';
import form from '../../parts/Form.module.css';
import { Money, Time } from '../../parts/formats';
import { Loaded } from '../../parts/Loaded';
import { ReasonSheet } from '../../parts/ReasonSheet';
import { Screen } from '../../parts/Screen';
import { useMay } from '../../session/session';
import { useAreaTexts } from '../../texts';
import { WhatWasSaid } from '../WhatWasSaid';
import { paymentTones } from './PaymentsScreen';
import { SendBackSheet } from './SendBackSheet';

type Payment = OfficeAnswer<'payment'>;

/** One payment that matches no recharge, which two operators credit to somebody or send back. */
export function PaymentScreen() {
  const { t } = useAreaTexts('money');
  const id = Number(useParams().id);
  const read = useRead('payment', { id });
  return (
    <Screen
      title={t('paymentKinds.unmatched', { id })}
      back={<Link to="/money/payments">{t('payments')}</Link>}
    >
      <Loaded key={id} read={read} height={320}>
        {(payment) => <Shown payment={payment} />}
      </Loaded>
    </Screen>
  );
}

function Shown({ payment }: { payment: Payment }) {
  const { t } = useAreaTexts('money');
  const { asked, rechargeId } = payment;
  return (
    <>
      <Cards>
        <Card padding="l">
          <h2>{t('payment')}</h2>
          <Facts
            facts={[
              [t('why'), t(`unmatched.${payment.why ?? 'received'}`)],
              [
                t('state'),
                <StatusLabel key="s" tone={paymentTones[payment.state]}>
                  {t(`paymentStates.${payment.state}`)}
                </StatusLabel>,
              ],
              [t('amount'), <Money key="a" minor={payment.amountMinor} currency={payment.currency} />],
              [t('provider'), payment.provider],
              [t('reference'), payment.reference],
              ...(payment.payment ? [[t('paymentAtProvider'), payment.payment] as const] : []),
              [t('since'), <Time key="c" at={payment.since} />],
              [t('settledAt'), payment.settledAt ? <Time key="z" at={payment.settledAt} /> : '–'],
              ...(payment.state === 'credited' ? [[t('creditedTo'), payment.memberId] as const] : []),
              ...(payment.handReference ? [[t('handReference'), payment.handReference] as const] : []),
            ]}
          />
        </Card>
        {asked && (
          <Card padding="l">
            <h2>
              <Link to={`/money/recharges/${rechargeId}`}>{t('recharge', { id: rechargeId ?? '' })}</Link>
            </h2>
            <Facts
              facts={[
                [t('askedAmount'), <Money key="a" minor={asked.amountMinor} currency={asked.currency} />],
                [t('memberNumber'), asked.memberId],
              ]}
            />
          </Card>
        )}
        <WhatWasSaid {...payment} />
      </Cards>
      <Decide payment={payment} />
    </>
  );
}

function Decide({ payment }: { payment: Payment }) {
  const { t } = useAreaTexts('money');
  const [open, setOpen] = useState<'credit' | 'back' | null>(null);
  const mayChange = useMay('money.change');
  const { id, state, booked, canReturn } = payment;
  if (!mayChange || (state !== 'open' && state !== 'returning')) return null;
  const close = () => setOpen(null);
  return (
    <>
      <p>{t(booked ? 'settleTakesTwo' : 'notInBooks')}</p>
      <div className={form.actions}>
        <ButtonRow>
          <Button variant="danger" onClick={() => setOpen('back')}>
            {t('decisions.back')}
          </Button>
          {state === 'open' && booked && <Button onClick={() => setOpen('credit')}>{t('creditTo')}</Button>}
        </ButtonRow>
      </div>
      {open === 'credit' && <CreditSheet payment={payment} onClose={close} />}
      {open === 'back' && (
        <SendBackSheet
          call="returnPayment"
          id={id}
          title={t('sendBackPayment', { id })}
          byProvider={canReturn && state === 'open'}
          onClose={close}
        />
      )}
    </>
  );
}

function CreditSheet({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { t } = useAreaTexts('money');
  const [memberId, setMemberId] = useState(String(payment.asked?.memberId ?? ''));
  const [missing, setMissing] = useState(false);
  const credit = useChange('creditPayment', { onProposed: onClose });
  return (
    <ReasonSheet
      title={t('creditTitle', { id: payment.id })}
      confirmLabel={t('propose')}
      busy={credit.isPending}
      onConfirm={(reason) => {
        setMissing(memberId === '');
        if (memberId !== '') credit.mutate({ id: payment.id, memberId: Number(memberId), reason });
      }}
      onClose={onClose}
    >
      <TextField
        label={t('memberNumber')}
        inputMode="numeric"
        error={missing ? t('memberNeeded') : undefined}
        value={memberId}
        onValueChange={(value) => setMemberId(onlyDigits(value))}
      />
    </ReasonSheet>
  );
}
