import { languages, type Language } from '@members/contract';
import type { ContentKind } from '@members/office-contract';
import { Button, Skeleton } from '@members/ui/core';
import { FormMessage } from '@members/ui/forms';
import { Sheet } from '@members/ui/overlay';
import { useEffect, useRef, useState } from 'react';
import { useChange } from '../calls/useChange';
import { useRefusalText } from '../calls/useRefusalText';
import { SelectField } from '../parts/SelectField';
import { useAreaTexts, useOfficeTexts } from '../texts';
import styles from './PreviewSheet.module.css';

interface PreviewSheetProps {
  kind: ContentKind;
  id: string;
  onClose: () => void;
}

/** Where members see an item. */
const screenOf: Readonly<Record<ContentKind, (id: string) => string>> = {
  product: (id) => `/Profile?id=${id}`,
  city: () => '/Choose',
  companion: (id) => `/Profile?id=${id}&adsid=${id}`,
  banner: () => '/Home',
  bank: () => '/BindCard',
  parcel: (id) => `/Logistics?order_sn=${id}`,
  videoClass: () => '/Video',
  video: (id) => `/PlayVideo?id=${id}`,
  helpTopic: () => '/ServiceOnline',
  helpAnswer: () => '/ServiceOnline',
  replyTemplate: () => '/ServiceOnline',
};

/** The app in a frame, as a member will see an item: with every draft in the place of what is published. */
export function PreviewSheet({ kind, id, onClose }: PreviewSheetProps) {
  const { t } = useAreaTexts('content');
  const { t: tOffice } = useOfficeTexts();
  const refusalText = useRefusalText();
  const [language, setLanguage] = useState<Language>('en_us');
  const [shown, setShown] = useState(0);
  const [address, setAddress] = useState<string | null>(null);
  const [refused, setRefused] = useState<Error | null>(null);
  const start = useChange('startPreview', {
    onDone: (preview) => setAddress(preview.address),
    onRefused: setRefused,
  });
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    start.mutate({});
  }, [start]);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('preview')}
      closeLabel={tOffice('close')}
    >
      <div className={styles.bar}>
        <SelectField
          label={tOffice('language')}
          value={language}
          options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
          onValueChange={setLanguage}
        />
        <Button variant="secondary" onClick={() => setShown(shown + 1)}>
          {t('previewAgain')}
        </Button>
      </div>
      {refused && <FormMessage>{refusalText(refused)}</FormMessage>}
      {address ? (
        <iframe
          key={`${language} ${shown}`}
          className={styles.frame}
          title={t('preview')}
          sandbox="allow-scripts allow-same-origin allow-forms"
          src={`${address}?language=${language}#${screenOf[kind](id)}`}
        />
      ) : (
        !refused && <Skeleton shape="block" height={480} />
      )}
    </Sheet>
  );
}
