import { correctionReasons } from '@members/office-contract';
import { Button, ButtonRow, Card } from '@members/ui/core';
import { FormMessage, TextField } from '@members/ui/forms';
import { useState } from 'react';
import { useChange } from '../../calls/useChange';
import { useRefusalText } from '../../calls/useRefusalText';
import { minorOf, onlyAmount, onlyDigits } from '../../parts/amounts';
import styles from '../../parts/Form.module.css';
import { SelectField } from '../../parts/SelectField';
import { useDraft } from '../../parts/useDraft';
import { useAreaTexts } from '../../texts';

type What = 'bonus' | 'add' | 'take';

interface Fields {
  memberId: string;
  what: What;
  amount: string;
  /** One of the standard reasons, or empty for one that is written. */
  reason: string;
  written: string;
  /** Names the attempt: it stays the same until something came of it. */
  key: string;
}

/** Gives to a member, or takes, with the reason that the member reads. What is typed is kept until it is sent. */
export function CorrectionForm({ memberId }: { memberId: string }) {
  const { t } = useAreaTexts('money');
  const refusalText = useRefusalText();
  const [draft, keep] = useDraft<Fields>('correction');
  const [fresh] = useState<Fields>(() => ({
    ...{ memberId, what: 'add', amount: '', reason: correctionReasons[0], written: '' },
    key: crypto.randomUUID(),
  }));
  const fields = draft?.fields ?? fresh;
  const change = (changed: Partial<Fields>) =>
    keep({ fields: { ...fields, ...changed, key: crypto.randomUUID() } });
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<Error | null>(null);
  const forget = () => {
    keep(null);
    setMissing([]);
  };
  const correct = useChange('correctBalance', {
    done: ({ id }) => t('corrected', { id }),
    onDone: forget,
    onProposed: forget,
    onRefused: setRefused,
  });
  const amountMinor = minorOf(fields.amount);
  const reason = fields.reason || fields.written.trim();
  const errorOf = (name: string) => (missing.includes(name) ? t('needed') : undefined);

  function send() {
    const lacks = [
      ...(fields.memberId === '' ? ['memberId'] : []),
      ...(amountMinor === null ? ['amount'] : []),
      ...(reason === '' ? ['written'] : []),
    ];
    setMissing(lacks);
    setRefused(null);
    if (lacks.length > 0 || amountMinor === null) return;
    correct.mutate({
      ...{ memberId: Number(fields.memberId), reason, key: fields.key },
      kind: fields.what === 'bonus' ? 'bonus' : 'correction',
      amountMinor: fields.what === 'take' ? -amountMinor : amountMinor,
    });
  }

  return (
    <Card
      padding="l"
      render={
        <form
          aria-label={t('giveOrTake')}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        />
      }
    >
      <h2 className={styles.title}>{t('giveOrTake')}</h2>
      {refused && <FormMessage>{refusalText(refused)}</FormMessage>}
      <div className={styles.columns}>
        <TextField
          label={t('memberNumber')}
          inputMode="numeric"
          error={errorOf('memberId')}
          value={fields.memberId}
          onValueChange={(value) => change({ memberId: onlyDigits(value) })}
        />
        <SelectField
          label={t('kind')}
          value={fields.what}
          options={(['add', 'take', 'bonus'] as const).map((value) => ({
            value,
            label: t(`whats.${value}`),
          }))}
          onValueChange={(what) => change({ what })}
        />
        <TextField
          label={t('amount')}
          inputMode="decimal"
          error={errorOf('amount')}
          value={fields.amount}
          onValueChange={(value) => change({ amount: onlyAmount(value) })}
        />
        <SelectField
          label={t('reasonForMember')}
          value={fields.reason}
          options={[
            ...correctionReasons.map((value) => ({
              value: value as string,
              label: t(`correctionReasons.${value}`),
            })),
            { value: '', label: t('ownWords') },
          ]}
          onValueChange={(value) => change({ reason: value })}
        />
        {fields.reason === '' && (
          <TextField
            label={t('inOwnWords')}
            hint={t('memberReads')}
            error={errorOf('written')}
            maxLength={200}
            value={fields.written}
            onValueChange={(written) => change({ written })}
          />
        )}
      </div>
      <p className={styles.note}>{t('bonusHangsOnNothing')}</p>
      <div className={styles.actions}>
        <ButtonRow>
          {draft && (
            <Button variant="secondary" onClick={forget}>
              {t('discard')}
            </Button>
          )}
          <Button type="submit" busy={correct.isPending}>
            {t('book')}
          </Button>
        </ButtonRow>
      </div>
    </Card>
  );
}
