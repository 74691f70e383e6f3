import type { OfficeAnswer } from '@members/office-contract';
import { Button } from '@members/ui/core';
import { TextField } from '@members/ui/forms';
import { useState } from 'react';
import { useChange } from '../../calls/useChange';
import { useReleaseTexts } from '../useReleaseTexts';
import { WhySheet } from '../WhySheet';
import { PreviewLinkSheet } from './PreviewLinkSheet';

interface PreviewButtonProps {
  name: string;
  releaseId: string;
}

/** Shows a release for a day to the device that opens a link, or to one member. */
export function PreviewButton({ name, releaseId }: PreviewButtonProps) {
  const { t } = useReleaseTexts();
  const [asking, setAsking] = useState(false);
  const [member, setMember] = useState('');
  const [begun, setBegun] = useState<OfficeAnswer<'beginPreview'> | null>(null);
  const begin = useChange('beginPreview', {
    onDone: (preview) => {
      setAsking(false);
      setBegun(preview);
    },
  });
  return (
    <>
      <Button size="s" variant="secondary" onClick={() => setAsking(true)}>
        {t('previews.begin')}
      </Button>
      {asking && (
        <WhySheet
          title={t('previews.beginTitle', { release: releaseId })}
          confirmLabel={t('previews.begin')}
          busy={begin.isPending}
          onConfirm={(reason) =>
            begin.mutate({ name, releaseId, reason, ...(member && { memberId: Number(member) }) })
          }
          onClose={() => setAsking(false)}
        >
          <p>{t('previews.note')}</p>
          <TextField
            label={t('previews.member')}
            hint={t('previews.memberHint')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={15}
            value={member}
            onValueChange={(typed) => setMember(typed.replace(/\D/g, ''))}
          />
        </WhySheet>
      )}
      {begun && <PreviewLinkSheet preview={begun} onClose={() => setBegun(null)} />}
    </>
  );
}
