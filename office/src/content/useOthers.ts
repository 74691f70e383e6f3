import type { ContentKind, OfficeAnswer } from '@members/office-contract';
import { useOpen } from '../calls/useOpen';

const everyMs = 10_000;

interface Opened {
  kind: ContentKind;
  id: string;
  version: number;
  draft: number | null;
  typing: boolean;
}

/** Who else has an item open, and whether it is another one by now; asked again and again while it is open here. */
export function useOthers({ kind, id, version, draft, typing }: Opened) {
  const { data } = useOpen('contentOpen', { kind, id, typing }, everyMs);
  const isNewer = (answer: OfficeAnswer<'contentOpen'>) => answer.version > version || answer.draft !== draft;
  return {
    others: data?.others ?? [],
    /** Who has saved it since it was opened here. */
    changedBy: data && isNewer(data) && data.version >= version ? data.changedBy || '–' : null,
  };
}
