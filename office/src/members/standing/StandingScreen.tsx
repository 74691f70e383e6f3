import type { OfficeAnswer, StandingRules } from '@members/office-contract';
import { AddIcon, Button, ButtonRow, Card } from '@members/ui/core';
import { FormMessage, TextField } from '@members/ui/forms';
import { useState } from 'react';
import { useRead } from '../../calls/queries';
import { useChange } from '../../calls/useChange';
import { useRefusalText } from '../../calls/useRefusalText';
import { Time } from '../../parts/formats';
import { Loaded } from '../../parts/Loaded';
import { ReasonSheet } from '../../parts/ReasonSheet';
import { Screen } from '../../parts/Screen';
import { useDraft } from '../../parts/useDraft';
import { useMay } from '../../session/session';
import { useAreaTexts } from '../../texts';
import { newTier, TierFields } from './TierFields';
import styles from './StandingScreen.module.css';

type Present = OfficeAnswer<'standingRules'>;

/** By what members have a tier and a credit score; what was typed is kept until it holds. */
export function StandingScreen() {
  const { t } = useAreaTexts('members');
  const read = useRead('standingRules', {});
  return (
    <Screen title={t('standing')}>
      <Loaded read={read} height={480}>
        {(present) => (
          <>
            <RulesForm key={present.version} present={present} />
            <Versions versions={present.versions} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}

const mostTiers = 20;
const creditFields = [
  'base',
  'mailConfirmed',
  'cardBound',
  'perMonth',
  'mostByMonths',
  'perReturned',
  'mostByReturned',
] as const;

function RulesForm({ present }: { present: Present }) {
  const { t } = useAreaTexts('members');
  const refusalText = useRefusalText();
  const mayChange = useMay('members.change');
  const [draft, keepDraft] = useDraft<StandingRules>('standing');
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState<Error | null>(null);
  const rules = draft?.fields ?? present.rules;
  const version = draft?.version ?? present.version;
  const keep = (changed: Partial<StandingRules>) => keepDraft({ version, fields: { ...rules, ...changed } });
  const { tiers, credit } = rules;
  const save = useChange('setStandingRules', {
    done: t('rulesSet'),
    onDone: () => {
      setAsking(false);
      keepDraft(null);
    },
    onRefused: (error) => {
      setAsking(false);
      setRefused(error);
    },
  });
  const isNamed = tiers.every(({ name }) => name.en_us.trim() !== '');
  return (
    <form
      aria-label={t('standing')}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setRefused(null);
        if (isNamed) setAsking(true);
      }}
    >
      <p className={styles.text}>{t('standingText')}</p>
      {version !== present.version && <FormMessage>{t('rulesChanged')}</FormMessage>}
      {refused && <FormMessage>{refusalText(refused)}</FormMessage>}
      <h2>{t('tiers')}</h2>
      {tiers.length === 0 && <p>{t('noTiers')}</p>}
      {tiers.map((tier, place) => (
        <TierFields
          key={place}
          place={place}
          tier={tier}
          disabled={!mayChange}
          onChange={(changed) => keep({ tiers: tiers.with(place, changed) })}
          onRemove={() => keep({ tiers: tiers.filter((_, other) => other !== place) })}
        />
      ))}
      {mayChange && tiers.length < mostTiers && (
        <div>
          <Button
            variant="secondary"
            icon={<AddIcon size={18} />}
            onClick={() => keep({ tiers: [...tiers, newTier(tiers.at(-1))] })}
          >
            {t('addTier')}
          </Button>
        </div>
      )}
      <Preview tiers={tiers} present={present} />
      <Card padding="l" className={styles.credit}>
        <h2>{t('creditRules')}</h2>
        <p className={styles.text}>{t('creditText')}</p>
        {creditFields.map((name) => (
          <TextField
            key={name}
            label={t(`creditFields.${name}`)}
            inputMode="numeric"
            disabled={!mayChange}
            value={String(credit[name])}
            onValueChange={(text) => {
              const points = Math.min(100, Number(text.replace(/\D/g, '')));
              keep({ credit: { ...credit, [name]: points } });
            }}
          />
        ))}
      </Card>
      {mayChange && (
        <div className={styles.buttons}>
          <ButtonRow>
            {draft && (
              <Button
                variant="secondary"
                onClick={() => {
                  setRefused(null);
                  keepDraft(null);
                }}
              >
                {t('discard')}
              </Button>
            )}
            <Button type="submit" disabled={!draft}>
              {t('setRules')}
            </Button>
          </ButtonRow>
        </div>
      )}
      {asking && (
        <ReasonSheet
          title={t('setRules')}
          confirmLabel={t('setRules')}
          busy={save.isPending}
          onConfirm={(reason) => save.mutate({ version, rules, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </form>
  );
}

/** How many members each tier has, and would have. */
function Preview({ tiers, present }: { tiers: StandingRules['tiers']; present: Present }) {
  const { t } = useAreaTexts('members');
  const refusalText = useRefusalText();
  const conditions = tiers.map(({ rechargedMinor, memberDays, mailConfirmed, cardBound }) => ({
    ...{ rechargedMinor, memberDays, mailConfirmed, cardBound },
  }));
  const { data, error } = useRead('previewTiers', { tiers: JSON.stringify(conditions) });
  if (tiers.length === 0) return null;
  return (
    <Card padding="l">
      <h2>{t('preview')}</h2>
      <p className={styles.text}>{t('previewText')}</p>
      {error && <FormMessage>{refusalText(error)}</FormMessage>}
      <div className={styles.scroller}>
        <table className={styles.preview}>
          <thead>
            <tr>
              <th scope="col">{t('tier')}</th>
              <th scope="col">{t('membersNow')}</th>
              <th scope="col">{t('membersThen')}</th>
            </tr>
          </thead>
          <tbody>
            {tiers.map(({ name }, place) => (
              <tr key={place}>
                <th scope="row">{name.en_us || t('tierNumber', { number: place + 1 })}</th>
                <td>{present.members[place] ?? '–'}</td>
                <td>{data?.members[place] ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function Versions({ versions }: { versions: Present['versions'] }) {
  const { t } = useAreaTexts('members');
  const set = versions.filter(({ setBy }) => setBy !== '');
  if (set.length === 0) return null;
  return (
    <Card padding="l" className={styles.history}>
      <h2>{t('versions')}</h2>
      <ul className={styles.versions}>
        {set.map(({ version, setBy, setAt }) => (
          <li key={version}>
            <span>{t('version', { version })}</span>
            <span>{setBy}</span>
            <Time at={setAt} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
