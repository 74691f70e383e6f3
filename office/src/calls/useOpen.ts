import type { OfficeCallId, OfficeParams } from '@members/office-contract';
import { useState } from 'react';
import { useRead } from './queries';

/** Reads by which an operator has something open, and says whether they are writing. */
type OpenCallId = {
  [Id in OfficeCallId]: OfficeParams<Id> extends { typing: 'yes' | 'no' } ? Id : never;
}[OfficeCallId];

/**
 * Says every `everyMs` ms that something is open here, and whether somebody is writing in it. One word goes after the
 * other: an earlier one that arrived late would undo the later. Nobody's session is kept alive by it but a writer's.
 */
export function useOpen<Id extends OpenCallId>(
  id: Id,
  { typing, ...item }: Omit<OfficeParams<Id>, 'typing'> & { typing: boolean },
  everyMs: number,
) {
  const [told, setTold] = useState(typing);
  const params = { ...item, typing: told ? 'yes' : 'no' } as unknown as OfficeParams<Id>;
  const read = useRead(id, params, { everyMs, unattended: !told });
  if (told !== typing && !read.isFetching) setTold(typing);
  return read;
}
