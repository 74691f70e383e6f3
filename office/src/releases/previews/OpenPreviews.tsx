import type { PreviewOverview } from '@members/office-contract';
import { Button } from '@members/ui/core';
import { useMemo, useState } from 'react';
import { useChange } from '../../calls/useChange';
import { CardActions } from '../../parts/CardActions';
import { DataTable, type Column } from '../../parts/DataTable';
import { useDecide } from '../decision/Decide';
import { onePage } from '../onePage';
import { useReleaseTexts } from '../useReleaseTexts';
import { WhySheet } from '../WhySheet';

interface OpenPreviewsProps {
  name: string;
  previews: readonly PreviewOverview[];
}

/** The previews of a remote that are not over, each to be ended at once; nothing where there is none. */
export function OpenPreviews({ name, previews }: OpenPreviewsProps) {
  const { t, time } = useReleaseTexts();
  const { may } = useDecide();
  const [ending, setEnding] = useState<string | null>(null);
  const end = useChange('endPreview', { done: t('previews.ended'), onDone: () => setEnding(null) });
  const columns = useMemo(
    (): Column<PreviewOverview>[] => [
      { id: 'id', head: t('previews.id'), cell: ({ id }) => <code>{id}</code> },
      { id: 'release', head: t('columns.release'), cell: ({ releaseId }) => releaseId },
      {
        id: 'audience',
        head: t('previews.audience'),
        cell: ({ audience, isTaken }) =>
          typeof audience === 'string'
            ? t(`previews.for.${audience === 'device' && isTaken ? 'taken' : audience}`)
            : t('previews.for.member', { member: audience.member }),
      },
      { id: 'until', head: t('previews.until'), cell: ({ until }) => time(until) },
      ...(may
        ? [
            {
              id: 'end',
              head: t('columns.action'),
              cell: ({ id }: PreviewOverview) => (
                <CardActions>
                  <Button
                    size="s"
                    variant="secondary"
                    aria-label={t('previews.endNamed', { preview: id })}
                    onClick={() => setEnding(id)}
                  >
                    {t('previews.end')}
                  </Button>
                </CardActions>
              ),
            },
          ]
        : []),
    ],
    [t, time, may],
  );
  const shown = previews.filter((each) => each.name === name);
  if (shown.length === 0) return null;
  return (
    <>
      <h2>{t('previews.title')}</h2>
      <DataTable
        label={t('previews.title')}
        pages={onePage(shown)}
        columns={columns}
        keyOf={({ id }) => id}
        empty=""
      />
      {ending !== null && (
        <WhySheet
          title={t('previews.endNamed', { preview: ending })}
          confirmLabel={t('previews.end')}
          busy={end.isPending}
          onConfirm={(reason) => end.mutate({ name, id: ending, reason })}
          onClose={() => setEnding(null)}
        />
      )}
    </>
  );
}
