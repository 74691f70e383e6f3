import { singleId, singleKindNames } from '@members/office-contract';
import { Link, useParams } from 'react-router-dom';
import { useRead } from '../calls/queries';
import { Earlier } from '../content/Earlier';
import { ItemForm } from '../content/ItemForm';
import { Loaded } from '../parts/Loaded';
import { NothingHere } from '../parts/NothingHere';
import { Screen } from '../parts/Screen';
import { useAreaTexts } from '../texts';

/** One screen of settings: saved, published, looked at and put back as all content is. */
export function SettingScreen() {
  const { t } = useAreaTexts('site');
  const { t: tContent } = useAreaTexts('content');
  const { kind: named } = useParams();
  const kind = singleKindNames.find((name) => name === named);
  const item = useRead(
    'contentItem',
    { kind: kind ?? 'brand', id: singleId },
    { enabled: kind !== undefined },
  );
  if (!kind) return <NothingHere />;
  return (
    <Screen title={tContent(`kinds.${kind}`)} back={<Link to="/site">{t('area')}</Link>}>
      <Loaded read={item} height={320}>
        {(read) => (
          <>
            <ItemForm key={`${kind} ${read.version} ${read.draft?.revision}`} kind={kind} item={read} />
            <Earlier kind={kind} item={read} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}
