import type { RemoteOverview } from '../api/types';
import { Note } from '../Note';

interface ReleaseSourceProps {
  remote: Pick<RemoteOverview, 'releases'>;
  releaseId: string;
}

/** What is new in a release, of which commit and by whom; nothing where nobody told. */
export function ReleaseSource({ remote, releaseId }: ReleaseSourceProps) {
  const release = remote.releases.find((each) => each.releaseId === releaseId);
  if (!release) return null;
  const { note, source } = release;
  return (
    <Note>
      “{note}”
      {source && (
        <>
          {' '}
          <code title={source.commit}>{source.commit.slice(0, 8)}</code>
          {source.changed && ' with changes'} by {source.author}
        </>
      )}
    </Note>
  );
}
