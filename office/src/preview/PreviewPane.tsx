import { languages } from '@members/contract';
import { useLanguage } from '@members/i18n';
import type { ContentFields } from '@members/office-contract';
import { Button, Skeleton } from '@members/ui/core';
import { FormMessage } from '@members/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { callOffice } from '../calls/callOffice';
import { useRefusalText } from '../calls/useRefusalText';
import { SelectField } from '../parts/SelectField';
import { useAreaTexts, useOfficeTexts } from '../texts';
import styles from './PreviewPane.module.css';
import { screenOf, type KindOfApp } from './screenOf';
import { useTypedPreview } from './useTypedPreview';

const sizes = ['phone', 'small', 'desk'] as const;
const appearances = ['light', 'dark'] as const;
const persons = ['member', 'visitor'] as const;

interface PreviewPaneProps {
  kind: KindOfApp;
  /** Null for an item that is to be made. */
  id: string | null;
  /** What was typed; null where the form shows what is saved. */
  typed: ContentFields | null;
}

/** The address is good for two hours; it is asked for again before. */
const previewQuery = {
  queryKey: ['preview'],
  queryFn: async () => (await callOffice('startPreview', {})).answer!,
  staleTime: 100 * 60_000,
  gcTime: Infinity,
  retry: false,
};

/** The app in a frame, as a member will see it: with every draft in the place of what is published, and what is typed. */
export function PreviewPane({ kind, id, typed }: PreviewPaneProps) {
  const { t } = useOfficeTexts();
  const { t: tContent } = useAreaTexts('content');
  const refusalText = useRefusalText();
  const { data: preview, error } = useQuery(previewQuery);
  const screen = screenOf(kind, id, typed ?? {});
  const [size, setSize] = useState<(typeof sizes)[number]>('phone');
  const [language, setLanguage] = useState(useLanguage());
  const [appearance, setAppearance] = useState<(typeof appearances)[number]>('light');
  const [as, setAs] = useState<(typeof persons)[number]>(screen.as);
  const frame = useRef<HTMLIFrameElement>(null);
  const origin = preview && new URL(preview.address).origin;
  /** Whether the frame has the app, and whether it is to be loaded anew once it has. */
  const shown = useRef({ there: false, again: false });
  const again = useCallback(() => {
    if (origin && shown.current.there) frame.current?.contentWindow?.postMessage('preview again', origin);
    else shown.current.again = true;
  }, [origin]);
  function onLoad() {
    const { again: late } = shown.current;
    shown.current = { there: true, again: false };
    if (late) again();
  }
  const fault = useTypedPreview({ kind, id, fields: typed, onTaken: again });
  const query = new URLSearchParams({
    language,
    appearance,
    as,
    ...(kind === 'startPage' && { popup: '1' }),
  });
  return (
    <section className={styles.pane} aria-label={t('preview.title')}>
      <div className={styles.bar}>
        <SelectField
          label={t('preview.size')}
          value={size}
          options={sizes.map((value) => ({ value, label: t(`preview.sizes.${value}`) }))}
          onValueChange={setSize}
        />
        <SelectField
          label={t('language')}
          value={language}
          options={languages.map((value) => ({ value, label: tContent(`languages.${value}`) }))}
          onValueChange={setLanguage}
        />
        <SelectField
          label={t('preview.appearance')}
          value={appearance}
          options={appearances.map((value) => ({ value, label: t(`preview.appearances.${value}`) }))}
          onValueChange={setAppearance}
        />
        <SelectField
          label={t('preview.as')}
          value={as}
          options={persons.map((value) => ({ value, label: t(`preview.persons.${value}`) }))}
          onValueChange={setAs}
        />
      </div>
      <div className={styles.line}>
        <p className={styles.note} role="status">
          {fault === null ? t('preview.note') : t('preview.waits', { field: tContent(`fields.${fault}`) })}
        </p>
        <Button size="s" variant="secondary" onClick={again}>
          {t('preview.again')}
        </Button>
      </div>
      {error && <FormMessage>{refusalText(error)}</FormMessage>}
      {preview ? (
        <div className={styles.stage} data-size={size}>
          <iframe
            key={query.toString()}
            ref={frame}
            onLoad={onLoad}
            className={styles.frame}
            title={t('preview.title')}
            sandbox="allow-scripts allow-same-origin allow-forms"
            src={`${preview.address}?${query.toString()}#${screen.path}`}
          />
        </div>
      ) : (
        !error && <Skeleton shape="block" height={480} />
      )}
    </section>
  );
}
