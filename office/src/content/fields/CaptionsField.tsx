import { languages, type Language } from '@members/contract';
import type { FieldValue } from '@members/office-contract';
import { Button } from '@members/ui/core';
import { useState } from 'react';
import { FileButton } from '../../files/FileButton';
import { useAreaTexts } from '../../texts';
import { CaptionsSheet } from './CaptionsSheet';
import type { ByLanguage, FieldProps } from './FieldProps';
import styles from './fields.module.css';

interface Edited {
  language: Language;
  /** What a chosen file says; undefined for what is there. */
  vtt?: string | undefined;
}

/** Captions in any of the languages: WebVTT from a file, edited as text. */
export function CaptionsField({ name, value, disabled, onChange }: FieldProps) {
  const { t } = useAreaTexts('content');
  const addresses = value as ByLanguage;
  const [edited, setEdited] = useState<Edited | null>(null);
  const set = (language: Language, address: string) =>
    onChange({ ...addresses, [language]: address } as FieldValue);
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend>{t(`fields.${name}`)}</legend>
      <div className={styles.six}>
        {languages.map((language) => {
          const label = t(`languages.${language}`);
          const there = Boolean(addresses[language]);
          return (
            <div
              key={language}
              role="group"
              aria-label={label}
              className={styles.language}
              data-missing={!there || undefined}
            >
              <span>{label}</span>
              <span className={styles.muted}>{t(there ? 'captionsThere' : 'captionsMissing')}</span>
              <div className={styles.row}>
                <FileButton
                  accept=".vtt,text/vtt"
                  onChosen={([file]) => void file?.text().then((vtt) => setEdited({ language, vtt }))}
                >
                  {t('chooseCaptions')}
                </FileButton>
                <Button size="s" variant="secondary" onClick={() => setEdited({ language })}>
                  {t(there ? 'editCaptions' : 'writeCaptions')}
                </Button>
                {there && (
                  <Button size="s" variant="quiet" onClick={() => set(language, '')}>
                    {t('remove')}
                  </Button>
                )}
              </div>
            </div>
          );
        })}
      </div>
      {edited && (
        <CaptionsSheet
          language={edited.language}
          address={addresses[edited.language] ?? ''}
          vtt={edited.vtt}
          onSaved={(address) => {
            set(edited.language, address);
            setEdited(null);
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </fieldset>
  );
}
