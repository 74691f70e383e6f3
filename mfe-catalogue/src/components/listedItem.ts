import { queryClient, queryKey } from '@members/api-client';
import { showcaseCalls, type ShowcaseItem } from '@members/contract';

/** What a list that was read has told of an item, until its own answer is there. */
export function listedItem(id: number): ShowcaseItem | undefined {
  const lists = queryClient.getQueriesData<ShowcaseItem[]>({
    queryKey: queryKey(showcaseCalls.showcaseItems),
  });
  return lists.flatMap(([, items]) => items ?? []).find((item) => item.id === id);
}
