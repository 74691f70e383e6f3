import { useLanguage, useTexts } from '@members/i18n';
import type { ListedRelease, ShellHistory } from '@members/mfe-kit';
import { releaseId } from '@members/mfe-kit/release';
import { useEffect, useRef, useState } from 'react';
import { scopedHistory } from '../history/scopedHistory';
import { refreshRegistry } from '../registry/registry';
import { ScreenLoading } from '../screens/ScreenLoading';
import { mountRelease } from './mountRelease';
import styles from './RemoteOutlet.module.css';
import { RemoteUnavailable } from './RemoteUnavailable';

type Phase = 'loading' | 'mounted' | 'failed';

/**
 * The place of a remote on screen. Whatever the release does, this stays in charge: a mount that fails, hangs or
 * breaks later is taken away and replaced by a message with a retry.
 */
export function RemoteOutlet({ release, history }: { release: ListedRelease; history: ShellHistory }) {
  const [attempt, setAttempt] = useState(0);
  const [phase, setPhase] = useState<Phase>('loading');
  const place = useRef<HTMLDivElement>(null);
  const language = useLanguage();
  const languageAtMount = useRef(language);
  languageAtMount.current = language;
  const { t } = useTexts('shell');

  useEffect(() => {
    const domElement = document.createElement('div');
    place.current?.append(domElement);
    let gone = false;
    const fail = (error: unknown) => {
      if (gone) return;
      console.error(`Remote ${release.name} ${release.version}:`, error);
      setPhase('failed');
    };
    const ownPaths = new Set(release.routes.map(({ path }) => path.toLowerCase()));
    const mounting = mountRelease(release, {
      domElement,
      basename: '',
      history: scopedHistory(history, (pathname) => ownPaths.has(pathname.toLowerCase())),
      language: languageAtMount.current,
      release: releaseId(release),
      onError: fail,
    });
    setPhase('loading');
    mounting.then(() => !gone && setPhase((now) => (now === 'failed' ? now : 'mounted'))).catch(fail);
    return () => {
      gone = true;
      void mounting
        .then((unmount) => unmount())
        .catch(() => undefined)
        .finally(() => domElement.remove());
      domElement.hidden = true;
    };
  }, [release, history, attempt]);

  const retry = async () => {
    await refreshRegistry();
    setAttempt((count) => count + 1);
  };

  return (
    <>
      {phase === 'loading' && <ScreenLoading label={t('remote.loading')} />}
      {phase === 'failed' && <RemoteUnavailable onRetry={retry} />}
      <div ref={place} className={styles.place} hidden={phase === 'failed'} />
    </>
  );
}
