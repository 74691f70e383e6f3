import type { StandingRules } from '@members/office-contract';
import { Button, Card } from '@members/ui/core';
import { CheckboxField, TextField } from '@members/ui/forms';
import { useState } from 'react';
import { noText, SixTexts } from '../../parts/SixTexts';
import { usePicture } from '../../session/session';
import { useAreaTexts } from '../../texts';
import styles from './StandingScreen.module.css';

type Tier = StandingRules['tiers'][number];

/** A tier after another one, which asks for what that one does until more is asked for. */
export const newTier = (before: Tier | undefined): Tier => ({
  ...(before ?? { rechargedMinor: 0, memberDays: 0, mailConfirmed: false, cardBound: false }),
  name: noText(),
  imageUrl: '',
});

interface TierFieldsProps {
  place: number;
  tier: Tier;
  disabled: boolean;
  onChange: (tier: Tier) => void;
  onRemove: () => void;
}

/** One tier: its name and picture, and what a member needs for it. The first is everybody's. */
export function TierFields({ place, tier, disabled, onChange, onRemove }: TierFieldsProps) {
  const { t } = useAreaTexts('members');
  const picture = usePicture();
  const isFirst = place === 0;
  const change = (changed: Partial<Tier>) => onChange({ ...tier, ...changed });
  const title = t('tierNumber', { number: place + 1 });
  return (
    <Card padding="l" className={styles.tier} render={<section aria-label={title} />}>
      <div className={styles.head}>
        <h3>{title}</h3>
        {tier.imageUrl && <img src={picture(tier.imageUrl)} alt="" width={28} height={28} />}
        {!disabled && (
          <Button size="s" variant="secondary" aria-label={`${t('removeTier')}: ${title}`} onClick={onRemove}>
            {t('removeTier')}
          </Button>
        )}
      </div>
      <SixTexts
        label={t('tierName')}
        value={tier.name}
        disabled={disabled}
        error={tier.name.en_us.trim() ? undefined : t('nameMissing')}
        onChange={(name) => change({ name })}
      />
      <div className={styles.needs}>
        <TextField
          label={t('imageUrl')}
          disabled={disabled}
          value={tier.imageUrl}
          onValueChange={(imageUrl) => change({ imageUrl: imageUrl.trim() })}
        />
        {isFirst ? (
          <p className={styles.text}>{t('firstTier')}</p>
        ) : (
          <>
            <Amount
              label={t('facts.rechargedMinor')}
              minor={tier.rechargedMinor}
              disabled={disabled}
              onChange={(rechargedMinor) => change({ rechargedMinor })}
            />
            <TextField
              label={t('facts.memberDays')}
              inputMode="numeric"
              disabled={disabled}
              value={String(tier.memberDays)}
              onValueChange={(text) =>
                change({ memberDays: Math.min(36_500, Number(text.replace(/\D/g, ''))) })
              }
            />
            <CheckboxField
              label={t('facts.mailConfirmed')}
              disabled={disabled}
              checked={tier.mailConfirmed}
              onCheckedChange={(mailConfirmed) => change({ mailConfirmed })}
            />
            <CheckboxField
              label={t('facts.cardBound')}
              disabled={disabled}
              checked={tier.cardBound}
              onCheckedChange={(cardBound) => change({ cardBound })}
            />
          </>
        )}
      </div>
    </Card>
  );
}

interface AmountProps {
  label: string;
  minor: number;
  disabled: boolean;
  onChange: (minor: number) => void;
}

/** An amount as it is typed, with its digits after the point. */
function Amount({ label, minor, disabled, onChange }: AmountProps) {
  const [typed, setTyped] = useState((minor / 100).toFixed(2));
  return (
    <TextField
      label={label}
      inputMode="decimal"
      disabled={disabled}
      value={typed}
      onValueChange={(text) => {
        const kept = text.replace(/[^\d.]/g, '');
        setTyped(kept);
        onChange(Math.round(Number(kept) * 100) || 0);
      }}
    />
  );
}
