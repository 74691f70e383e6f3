import { languages, type Language } from '@members/contract';
import { languageTag } from '@members/i18n';
import type { FieldValue } from '@members/office-contract';
import { Badge } from '@members/ui/core';
import { useMemo, useState } from 'react';
import { SelectField } from '../../parts/SelectField';
import { TextArea } from '../../parts/TextArea';
import { useSession } from '../../session/session';
import { useAreaTexts } from '../../texts';
import { cleanHtml } from './cleanHtml';
import type { ByLanguage, FieldProps } from './FieldProps';
import styles from './HtmlField.module.css';
import group from './fields.module.css';

/** HTML in six languages, one at a time: as text, and as members will read it beside that. */
export function HtmlField({ name, value, disabled, onChange }: FieldProps) {
  const { t } = useAreaTexts('content');
  const [language, setLanguage] = useState<Language>('en_us');
  const texts = value as ByLanguage;
  const html = texts[language] ?? '';
  const missing = languages.filter((each) => texts.en_us !== '' && !texts[each]);
  return (
    <fieldset className={group.group} disabled={disabled}>
      <legend>
        {t(`fields.${name}`)}
        {missing.length > 0 && <Badge tone="gold">{t('missingCount', { number: missing.length })}</Badge>}
      </legend>
      <div className={styles.columns}>
        <div className={group.stack}>
          <SelectField
            label={t('inLanguage')}
            value={language}
            options={languages.map((each) => ({
              value: each,
              label: `${t(`languages.${each}`)}${missing.includes(each) ? ` · ${t('missingShort')}` : ''}`,
            }))}
            onValueChange={setLanguage}
          />
          <TextArea
            label="HTML"
            code
            rows={14}
            lang={languageTag(language)}
            hint={missing.includes(language) ? t('missingHere') : undefined}
            value={html}
            onValueChange={(text) => onChange({ ...texts, [language]: text } as FieldValue)}
          />
        </div>
        <View html={html || (texts.en_us ?? '')} lang={languageTag(html ? language : 'en_us')} />
      </div>
    </fieldset>
  );
}

function View({ html, lang }: { html: string; lang: string }) {
  const { t } = useAreaTexts('content');
  const { apiOrigin } = useSession();
  const clean = useMemo(() => cleanHtml(html, apiOrigin), [html, apiOrigin]);
  return (
    <div className={group.stack}>
      <span className={group.muted}>{t('asRead')}</span>
      <div
        role="group"
        aria-label={t('asRead')}
        lang={lang}
        className={styles.view}
        dangerouslySetInnerHTML={{ __html: clean.html }}
      />
      {clean.dropped.length > 0 && (
        <p role="status" className={styles.dropped}>
          {t('dropped', { what: clean.dropped.join(', ') })}
        </p>
      )}
    </div>
  );
}
