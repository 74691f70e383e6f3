import type { Language } from '@members/contract';
import { Button, ButtonRow } from '@members/ui/core';
import { Sheet } from '@members/ui/overlay';
import { useState } from 'react';
import { useRead } from '../../calls/queries';
import { useChange } from '../../calls/useChange';
import { useRefusalText } from '../../calls/useRefusalText';
import { Loaded } from '../../parts/Loaded';
import { TextArea } from '../../parts/TextArea';
import { useAreaTexts, useOfficeTexts } from '../../texts';

interface CaptionsSheetProps {
  language: Language;
  /** Where the captions are that there are; empty for none. */
  address: string;
  /** In their place: what a file says. */
  vtt?: string | undefined;
  onSaved: (address: string) => void;
  onClose: () => void;
}

const begun = 'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\n';

/** Captions as text; what is wrong with them is told by its line. */
export function CaptionsSheet({ address, vtt, ...props }: CaptionsSheetProps) {
  const there = useRead('captions', { address }, { enabled: vtt === undefined && address !== '' });
  if (vtt !== undefined || address === '') return <Editor {...props} given={vtt ?? begun} />;
  return <Loaded read={there}>{(read) => <Editor {...props} given={read.vtt} />}</Loaded>;
}

type EditorProps = Pick<CaptionsSheetProps, 'language' | 'onSaved' | 'onClose'> & { given: string };

function Editor({ language, given, onSaved, onClose }: EditorProps) {
  const { t } = useAreaTexts('content');
  const { t: tOffice } = useOfficeTexts();
  const refusalText = useRefusalText();
  const [text, setText] = useState(given);
  const [refused, setRefused] = useState<Error | null>(null);
  const save = useChange('addCaptions', {
    onDone: (saved) => onSaved(saved.address),
    onRefused: setRefused,
  });
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${t('fields.captions')}: ${t(`languages.${language}`)}`}
      closeLabel={tOffice('close')}
      footer={
        <ButtonRow>
          <Button variant="secondary" onClick={onClose}>
            {tOffice('cancel')}
          </Button>
          <Button busy={save.isPending} onClick={() => save.mutate({ vtt: text })}>
            {t('takeCaptions')}
          </Button>
        </ButtonRow>
      }
    >
      <TextArea
        code
        rows={16}
        label="WebVTT"
        error={refused ? refusalText(refused) : undefined}
        value={text}
        onValueChange={setText}
      />
    </Sheet>
  );
}
