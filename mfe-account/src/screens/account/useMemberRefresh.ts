import { useMember } from '@members/api-client';
import { useTexts } from '@members/i18n';
import { announce } from '../../announce';

const shortestMs = 500;

/** Pull to refresh of the member's data; a toast after 500 ms at the earliest (MINE-07, CONST-08). */
export function useMemberRefresh() {
  const { t } = useTexts('common');
  const { refetch } = useMember();
  return {
    labels: {
      pull: t('pullToRefresh'),
      release: t('releaseToRefresh'),
      refreshing: t('loading'),
      button: t('refresh'),
    },
    onRefresh: async () => {
      const [member] = await Promise.all([
        refetch(),
        new Promise((resolve) => setTimeout(resolve, shortestMs)),
      ]);
      if (member.isSuccess) announce(t('refreshed'));
    },
  };
}
