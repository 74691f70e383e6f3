import type { RemoteOverview } from '@members/office-contract';
import { Button, Card } from '@members/ui/core';
import { TextField } from '@members/ui/forms';
import { useState } from 'react';
import { CardActions } from '../../parts/CardActions';
import { useDecide } from '../decision/Decide';
import { Note } from '../Note';
import { useReleaseTexts } from '../useReleaseTexts';
import styles from './FlagsCard.module.css';

const isFlag = (text: string) => /^[a-z][A-Za-z0-9]{0,39}$/.test(text);
const percentOf = (text: string) => (/^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : NaN);

/** The flags of a remote, each with the share of the members for whom it is on. */
export function FlagsCard({ remote: { name, flags, active } }: { remote: RemoteOverview }) {
  const { t, share } = useReleaseTexts();
  const { decide, may } = useDecide();
  const [typed, setTyped] = useState({ flag: '', percent: '' });
  const [submitted, setSubmitted] = useState(false);
  const entries = Object.entries(flags);
  if (entries.length === 0 && !(may && active)) return null;
  const percent = percentOf(typed.percent);
  const faults = {
    flag: isFlag(typed.flag) ? undefined : t('flags.badName'),
    percent: percent > 0 && percent <= 100 ? undefined : t('faults.percent'),
  };
  return (
    <Card padding="l" className={styles.card} render={<section aria-label={t('flags.title')} />}>
      <h2>{t('flags.title')}</h2>
      <Note>{t('flags.note')}</Note>
      {entries.length > 0 && (
        <ul className={styles.flags} aria-label={t('flags.title')}>
          {entries.map(([flag, of]) => (
            <li key={flag} className={styles.flag}>
              <code>{flag}</code>
              <span>{share(of)}</span>
              {may && (
                <CardActions>
                  {of > 0 && (
                    <Button
                      size="s"
                      variant="secondary"
                      aria-label={t('flags.offNamed', { flag })}
                      onClick={() => decide({ kind: 'switchFlagOff', name, flag, keep: true })}
                    >
                      {t('flags.off')}
                    </Button>
                  )}
                  <Button
                    size="s"
                    variant="secondary"
                    aria-label={t('flags.removeNamed', { flag })}
                    onClick={() => decide({ kind: 'switchFlagOff', name, flag, keep: false })}
                  >
                    {t('flags.remove')}
                  </Button>
                </CardActions>
              )}
            </li>
          ))}
        </ul>
      )}
      {may && active && (
        <form
          className={styles.form}
          aria-label={t('flags.set')}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setSubmitted(true);
            if (faults.flag || faults.percent) return;
            setSubmitted(false);
            decide({ kind: 'setFlag', name, flag: typed.flag, share: percent / 100 });
          }}
        >
          <TextField
            label={t('flags.name')}
            autoCapitalize="none"
            autoComplete="off"
            error={submitted ? faults.flag : undefined}
            value={typed.flag}
            onValueChange={(flag) => setTyped({ ...typed, flag })}
          />
          <TextField
            label={t('steps.percent')}
            inputMode="decimal"
            autoComplete="off"
            error={submitted ? faults.percent : undefined}
            value={typed.percent}
            onValueChange={(text) => setTyped({ ...typed, percent: text })}
          />
          <Button type="submit" variant="secondary">
            {t('flags.set')}
          </Button>
        </form>
      )}
    </Card>
  );
}
