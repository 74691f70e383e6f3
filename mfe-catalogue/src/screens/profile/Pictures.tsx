import { useTexts } from '@members/i18n';
import { Picture, Spinner } from '@members/ui/core';
import { FullScreen } from '@members/ui/overlay';
import { lazy, Suspense, useState } from 'react';
import styles from './Profile.module.css';
import { Thumbs } from './Thumbs';

const Slides = lazy(async () => ({ default: (await import('./Slides')).Slides }));

interface Props {
  name: string;
  urls: readonly string[];
  ratio: string;
}

/**
 * The pictures of a profile: swiped, chosen by key or by thumbnail, and opened over the whole screen. The first stands
 * at once; what moves them is loaded after it, into the same box.
 */
export function Pictures({ name, urls, ratio }: Props) {
  const { t } = useTexts('mfe-catalogue');
  const { t: common } = useTexts('common');
  const [shown, setShown] = useState(0);
  const [large, setLarge] = useState(false);
  const altOf = (index: number) => t('profile.picture', { name, number: index + 1, total: urls.length });
  const slides = { urls, shown, onShown: setShown, altOf };
  const still = <Picture src={urls[shown]} alt={altOf(shown)} ratio={ratio} eager />;
  return (
    <section className={styles.pictures} aria-label={t('profile.pictures')}>
      <Suspense fallback={still}>
        <Slides {...slides} ratio={ratio} onOpen={() => setLarge(true)} />
      </Suspense>
      {urls.length > 1 && <Thumbs {...slides} />}
      <FullScreen open={large} onOpenChange={setLarge} title={name} closeLabel={common('close')}>
        <Suspense fallback={<Spinner />}>
          <Slides {...slides} />
        </Suspense>
        {urls.length > 1 && <Thumbs {...slides} centred />}
      </FullScreen>
    </section>
  );
}
