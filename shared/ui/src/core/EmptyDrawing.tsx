import { lazy, Suspense } from 'react';
import type { EmptyDrawingName, EmptySubject } from './EmptyScene';
import styles from './EmptyDrawing.module.css';

export type { EmptyDrawingName, EmptySubject };

/** Loaded when it is needed, since most first visits show nothing empty. Without it the sentence beside it is enough. */
const Scene = lazy(async () => {
  const loaded = await import('./EmptyScene').catch(() => null);
  return { default: loaded ? loaded.EmptyScene : () => null };
});

/** The small scenes of empty and fault states, drawn in theme colours. Decoration. */
export function EmptyDrawing({ name }: { name: EmptyDrawingName }) {
  return <Drawing name={name} />;
}

/** One of these scenes, or what a list would hold. */
export function Drawing({ name }: { name: EmptyDrawingName | EmptySubject }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 160 128" width="160" height="128" aria-hidden="true">
      <ellipse className={styles.ground} cx="80" cy="112" rx="62" ry="8" />
      <Suspense>
        <Scene name={name} />
      </Suspense>
    </svg>
  );
}
