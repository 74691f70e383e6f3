import { useTexts } from '@members/i18n';
import { paths } from '@members/mfe-kit/paths';
import { useNavigate } from '@members/mfe-kit/router';
import { Button } from '@members/ui/core';
import { afterLayers, ConfirmDialog, Dialog } from '@members/ui/overlay';

export type TrialLayer = 'intro' | 'over' | null;

export interface TrialDialogsProps {
  shown: TrialLayer;
  trialSeconds: number;
  /** The member has read that this is a trial. */
  onStart: () => void;
  onClose: () => void;
}

/** The popup that announces the trial (PLAY-05), and the prompt at its end (PLAY-07, D38). */
export function TrialDialogs({ shown, trialSeconds, onStart, onClose }: TrialDialogsProps) {
  const { t } = useTexts('mfe-video');
  const { t: common } = useTexts('common');
  const navigate = useNavigate();
  const recharge = () => {
    onClose();
    afterLayers(() => navigate(paths.recharge));
  };
  return (
    <>
      <Dialog
        open={shown === 'intro'}
        onOpenChange={onStart}
        title={t('player.trialTitle')}
        closeLabel={common('close')}
        actions={<Button onClick={onStart}>{t('player.watch')}</Button>}
      >
        {t('player.trial', { count: trialSeconds })}
      </Dialog>
      <ConfirmDialog
        open={shown === 'over'}
        onOpenChange={onClose}
        title={t('player.over')}
        confirmLabel={t('player.recharge')}
        cancelLabel={t('player.later')}
        onConfirm={recharge}
      />
    </>
  );
}
