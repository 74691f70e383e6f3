import type { ContentKind } from '@members/office-contract';
import { Button, Card, StatusLabel } from '@members/ui/core';
import { useChange } from '../calls/useChange';
import { Time } from '../parts/formats';
import { useAreaTexts } from '../texts';
import styles from './ContentItemScreen.module.css';
import { toneOf } from './tones';
import { typedKey, type Item } from './useItemForm';
import { useMayChange } from './useMayChange';

/** How an item was: each version comes back in one press. */
export function Earlier({ kind, item }: { kind: ContentKind; item: Item }) {
  const { t } = useAreaTexts('content');
  const mayChange = useMayChange(kind);
  const restore = useChange('restoreContent', {
    done: t('putBackDone'),
    onDone: () => sessionStorage.removeItem(typedKey(kind, item.id)),
  });
  if (item.earlier.length === 0) return null;
  return (
    <Card padding="l">
      <h2>{t('earlier')}</h2>
      <ul className={styles.earlier}>
        {item.earlier.map(({ version, state, replacedBy, replacedAt }) => (
          <li key={version}>
            <span>{t('version', { version })}</span>
            <StatusLabel tone={toneOf[state]}>{t(`states.${state}`)}</StatusLabel>
            <span>
              {t('replacedBy', { operator: replacedBy })} <Time at={replacedAt} />
            </span>
            {mayChange && (
              <Button
                size="s"
                variant="secondary"
                busy={restore.isPending}
                aria-label={`${t('putBack')}: ${t('version', { version })}`}
                onClick={() => restore.mutate({ kind, id: item.id, version: item.version, earlier: version })}
              >
                {t('putBack')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
