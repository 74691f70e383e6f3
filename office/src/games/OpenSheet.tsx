import { useChange } from '../calls/useChange';
import { ReasonSheet } from '../parts/ReasonSheet';
import { useAreaTexts } from '../texts';

interface OpenSheetProps {
  gameKey: string;
  name: string;
  /** What it is to be. */
  open: boolean;
  onClose: () => void;
}

/** Asks why a game is opened or closed. */
export function OpenSheet({ gameKey, name, open, onClose }: OpenSheetProps) {
  const { t } = useAreaTexts('games');
  const change = useChange('setGameOpen', { done: t(open ? 'opened' : 'closed', { name }), onDone: onClose });
  return (
    <ReasonSheet
      title={`${t(open ? 'open' : 'close')}: ${name}`}
      confirmLabel={t(open ? 'open' : 'close')}
      danger={!open}
      busy={change.isPending}
      onConfirm={(reason) => change.mutate({ key: gameKey, open, reason })}
      onClose={onClose}
    >
      <p>{t(open ? 'openHint' : 'closeHint')}</p>
    </ReasonSheet>
  );
}
