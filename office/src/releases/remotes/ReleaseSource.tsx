import type { RemoteOverview } from '@members/office-contract';
import { Note } from '../Note';
import { useReleaseTexts } from '../useReleaseTexts';

interface ReleaseSourceProps {
  remote: Pick<RemoteOverview, 'releases'>;
  releaseId: string;
}

/** What is new in a release, of which commit and by whom; nothing where nobody told. */
export function ReleaseSource({ remote, releaseId }: ReleaseSourceProps) {
  const { t } = useReleaseTexts();
  const release = remote.releases.find((each) => each.releaseId === releaseId);
  if (!release) return null;
  const { note, source } = release;
  return (
    <Note>
      “{note}”
      {source && (
        <>
          {' '}
          <code title={source.commit}>{source.commit.slice(0, 8)}</code>{' '}
          {t(source.changed ? 'source.changed' : 'source.by', { author: source.author })}
        </>
      )}
    </Note>
  );
}
