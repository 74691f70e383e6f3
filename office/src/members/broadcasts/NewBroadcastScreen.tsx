import { languages, type Language } from '@members/contract';
import { Button, ButtonRow, Card } from '@members/ui/core';
import { CheckboxField, FormMessage, TextField } from '@members/ui/forms';
import { ConfirmDialog } from '@members/ui/overlay';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useRead } from '../../calls/queries';
import { useChange } from '../../calls/useChange';
import { useRefusalText } from '../../calls/useRefusalText';
import { noText, SixTexts, type ByLanguage } from '../../parts/SixTexts';
import { Screen } from '../../parts/Screen';
import { SelectField } from '../../parts/SelectField';
import { useDraft } from '../../parts/useDraft';
import { useAreaTexts, useOfficeTexts } from '../../texts';
import { useByLanguage } from '../useByLanguage';
import styles from './Broadcasts.module.css';

interface Written {
  name: ByLanguage;
  text: ByLanguage;
  aboutPlay: boolean;
  language: Language | '';
  tier: string;
  registeredFrom: string;
  registeredTo: string;
}

const emptyMessage = (): Written => ({
  name: noText(),
  text: noText(),
  aboutPlay: false,
  ...{ language: '', tier: '', registeredFrom: '', registeredTo: '' },
});

/** A message to chosen members, whom the address names, or to all whom a filter leaves. */
export function NewBroadcastScreen() {
  const { t } = useAreaTexts('members');
  const { t: frame } = useOfficeTexts();
  const refusalText = useRefusalText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const chosen = (query.get('members') ?? '').split(',').map(Number).filter(Boolean);
  const [draft, keepDraft] = useDraft<Written>('new message');
  const [asking, setAsking] = useState(false);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Error | null>(null);
  const written = draft?.fields ?? emptyMessage();
  const keep = (changed: Partial<Written>) => keepDraft({ fields: { ...written, ...changed } });
  const { name, text, aboutPlay } = written;
  const audience = audienceOf(written, chosen);
  const count = useRead('countAudience', {
    ...audience,
    ...(audience.memberIds && { memberIds: audience.memberIds.join(',') }),
    aboutPlay: aboutPlay ? 'yes' : 'no',
  });
  const send = useChange('sendBroadcast', {
    done: t('begun'),
    onDone: ({ id }) => {
      keepDraft(null);
      void navigate(`/members/messages/${id}`, { replace: true });
    },
    onRefused: setRefused,
  });
  const missing = (value: ByLanguage) => (tried && !value.en_us.trim() ? t('englishMissing') : undefined);
  return (
    <Screen title={t('newBroadcast')} back={<Link to="/members/messages">{t('broadcasts')}</Link>}>
      <form
        aria-label={t('newBroadcast')}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          setRefused(null);
          if (name.en_us.trim() && text.en_us.trim()) setAsking(true);
        }}
      >
        {refused && <FormMessage>{refusalText(refused)}</FormMessage>}
        <Card padding="l" className={styles.fields}>
          <h2>{t('audience')}</h2>
          {chosen.length > 0 ? (
            <p>
              {t('chosenMembers')}: {chosen.slice(0, 20).join(', ')}
              {chosen.length > 20 && ' …'}
            </p>
          ) : (
            <AudienceFields written={written} keep={keep} />
          )}
          <CheckboxField
            label={t('isAboutPlay')}
            checked={aboutPlay}
            onCheckedChange={(is) => keep({ aboutPlay: is })}
          />
          <p className={styles.hint}>{t('aboutPlayText')}</p>
          <p aria-live="polite">
            {count.data && <strong>{t('willGetIt', { count: count.data.members })}</strong>}{' '}
            {count.data && count.data.paused > 0 && t('pausedLeftOut', { count: count.data.paused })}
          </p>
        </Card>
        <Card padding="l" className={styles.fields}>
          <SixTexts
            label={t('heading')}
            value={name}
            error={missing(name)}
            onChange={(changed) => keep({ name: changed })}
          />
          <SixTexts
            long
            label={t('messageText')}
            value={text}
            error={missing(text)}
            onChange={(changed) => keep({ text: changed })}
          />
          <p className={styles.hint}>{t('textHint')}</p>
        </Card>
        <PreviewCard name={name} text={text} />
        <div className={styles.buttons}>
          <ButtonRow>
            {draft && (
              <Button variant="secondary" onClick={() => keepDraft(null)}>
                {t('discard')}
              </Button>
            )}
            <Button type="submit" busy={send.isPending}>
              {t('sendIt')}
            </Button>
          </ButtonRow>
        </div>
      </form>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('sendTitle', { count: count.data?.members ?? 0 })}
        confirmLabel={t('sendIt')}
        cancelLabel={frame('cancel')}
        description={t('sendText')}
        onConfirm={() => {
          setAsking(false);
          send.mutate({ aboutPlay, name, text, audience });
        }}
      />
    </Screen>
  );
}

interface AudienceFieldsProps {
  written: Written;
  keep: (changed: Partial<Written>) => void;
}

function AudienceFields({ written, keep }: AudienceFieldsProps) {
  const { t } = useAreaTexts('members');
  const { t: frame } = useOfficeTexts();
  const inLanguage = useByLanguage();
  const tiers = useRead('tiers', {}).data?.tiers ?? [];
  return (
    <div className={styles.filters}>
      <SelectField
        label={t('language')}
        value={written.language as string}
        options={[
          { value: '', label: t('all') },
          ...languages.map((value) => ({ value: value as string, label: frame(`languages.${value}`) })),
        ]}
        onValueChange={(language) => keep({ language: language as Language | '' })}
      />
      <SelectField
        label={t('tier')}
        value={written.tier}
        options={[
          { value: '', label: t('all') },
          ...tiers.map((name, place) => ({ value: String(place), label: inLanguage(name) })),
        ]}
        onValueChange={(tier) => keep({ tier })}
      />
      <TextField
        type="date"
        label={t('registeredFrom')}
        value={written.registeredFrom}
        onValueChange={(registeredFrom) => keep({ registeredFrom })}
      />
      <TextField
        type="date"
        label={t('registeredTo')}
        value={written.registeredTo}
        onValueChange={(registeredTo) => keep({ registeredTo })}
      />
    </div>
  );
}

/** As a member reads it among the messages. */
function PreviewCard({ name, text }: { name: ByLanguage; text: ByLanguage }) {
  const { t } = useAreaTexts('members');
  const { t: frame } = useOfficeTexts();
  const [language, setLanguage] = useState<Language>('en_us');
  return (
    <Card padding="l" className={styles.fields}>
      <h2>{t('preview')}</h2>
      <div className={styles.choice}>
        <SelectField
          label={t('previewIn')}
          value={language as string}
          options={languages.map((value) => ({ value: value as string, label: frame(`languages.${value}`) }))}
          onValueChange={(value) => setLanguage(value as Language)}
        />
      </div>
      <Card className={styles.preview}>
        <div lang={(text[language] ? language : 'en_us').slice(0, 2)}>
          <p>
            <strong>{name[language] || name.en_us || '–'}</strong>
          </p>
          <p className={styles.text}>{text[language] || text.en_us || '–'}</p>
        </div>
      </Card>
    </Card>
  );
}

function audienceOf({ language, tier, registeredFrom, registeredTo }: Written, chosen: readonly number[]) {
  if (chosen.length > 0) return { memberIds: [...chosen] };
  return {
    ...(language && { language }),
    ...(tier !== '' && { tier: Number(tier) }),
    ...(registeredFrom && { registeredFrom }),
    ...(registeredTo && { registeredTo }),
  };
}
