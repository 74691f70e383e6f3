import type { KeysOverview } from '@members/office-contract';
import { Button, StatusLabel } from '@members/ui/core';
import { useMemo, useState } from 'react';
import { useRead } from '../../calls/queries';
import { useChange } from '../../calls/useChange';
import { DataTable, type Column } from '../../parts/DataTable';
import { Loaded } from '../../parts/Loaded';
import { useMay } from '../../session/session';
import { describeActor, describeChange } from '../history/describeChange';
import { Note } from '../Note';
import { onePage } from '../onePage';
import { useReleaseTexts } from '../useReleaseTexts';
import { WhySheet } from '../WhySheet';
import styles from './Settings.module.css';

type Key = KeysOverview['keys'][number];

/** The keys that sign, or have signed, the document by which apps know what runs. */
export function Keys() {
  const texts = useReleaseTexts();
  const { t, time } = texts;
  const mayRotate = useMay('administration.change');
  const read = useRead('registryKeys', {});
  const [rotating, setRotating] = useState(false);
  const rotate = useChange('rotateRegistryKey', { done: t('keys.done'), onDone: () => setRotating(false) });
  const signs = read.data?.keys[0]?.id;
  const columns = useMemo(
    (): Column<Key>[] => [
      {
        id: 'key',
        head: t('keys.key'),
        cell: ({ id }) => <code className={styles.key}>{id}</code>,
      },
      {
        id: 'state',
        head: t('columns.standing'),
        cell: ({ id }) => (
          <StatusLabel tone={id === signs ? 'success' : 'neutral'}>
            {t(id === signs ? 'keys.signs' : 'keys.signed')}
          </StatusLabel>
        ),
      },
      {
        id: 'since',
        head: t('keys.since'),
        cell: ({ since }) =>
          since
            ? `${describeActor(since, texts)}, ${texts.time(since.at)}: ${describeChange(since.change, texts).what} “${since.why}”`
            : t('keys.first'),
      },
    ],
    [t, texts, signs],
  );
  return (
    <>
      <div className={styles.head}>
        <h2>{t('keys.title')}</h2>
        {mayRotate && (
          <Button variant="secondary" onClick={() => setRotating(true)}>
            {t('keys.rotate')}
          </Button>
        )}
      </div>
      <Loaded read={read} height={120}>
        {({ keys, issuedAt, expiresAt }) => (
          <>
            <Note>{t('keys.counts', { issued: time(issuedAt), expires: time(expiresAt) })}</Note>
            <DataTable
              label={t('keys.title')}
              pages={onePage([...keys])}
              columns={columns}
              keyOf={({ id }) => id}
              empty=""
            />
          </>
        )}
      </Loaded>
      {rotating && (
        <WhySheet
          title={t('keys.rotate')}
          confirmLabel={t('keys.rotate')}
          busy={rotate.isPending}
          onConfirm={(reason) => rotate.mutate({ reason })}
          onClose={() => setRotating(false)}
        >
          <p>{t('keys.note')}</p>
        </WhySheet>
      )}
    </>
  );
}
