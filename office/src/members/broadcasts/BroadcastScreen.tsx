import { languages } from '@members/contract';
import type { OfficeAnswer } from '@members/office-contract';
import { Button, Card, StatusLabel } from '@members/ui/core';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useRead } from '../../calls/queries';
import { useChange } from '../../calls/useChange';
import { Facts } from '../../parts/Facts';
import { Time } from '../../parts/formats';
import { Loaded } from '../../parts/Loaded';
import { ReasonSheet } from '../../parts/ReasonSheet';
import { Screen } from '../../parts/Screen';
import { useMay } from '../../session/session';
import { useAreaTexts, useOfficeTexts } from '../../texts';
import { useByLanguage } from '../useByLanguage';
import { toneOf } from './BroadcastsScreen';
import styles from './Broadcasts.module.css';

type Broadcast = OfficeAnswer<'broadcast'>;

const lookEveryMs = 3_000;

/** One message to many: how far it has come, what it says and to whom; one that is under way can be stopped. */
export function BroadcastScreen() {
  const { t } = useAreaTexts('members');
  const id = Number(useParams().id);
  const [isUnderWay, setUnderWay] = useState(true);
  const read = useRead('broadcast', { id }, isUnderWay ? { everyMs: lookEveryMs } : {});
  if (isUnderWay && read.data && read.data.state !== 'sending') setUnderWay(false);
  return (
    <Screen
      title={read.data?.title ?? t('message')}
      back={<Link to="/members/messages">{t('broadcasts')}</Link>}
    >
      <Loaded read={read} height={320}>
        {(broadcast) => <Shown broadcast={broadcast} />}
      </Loaded>
    </Screen>
  );
}

function Shown({ broadcast }: { broadcast: Broadcast }) {
  const { t } = useAreaTexts('members');
  const { t: frame } = useOfficeTexts();
  const mayChange = useMay('members.change');
  const [stopping, setStopping] = useState(false);
  const { id, state, told, madeBy, madeAt, endedAt, stoppedBy, aboutPlay, name, text } = broadcast;
  const stop = useChange('stopBroadcast', { done: t('stopped'), onDone: () => setStopping(false) });
  const written = languages.filter((language) => text[language]);
  return (
    <div className={styles.cards}>
      <Card padding="l">
        <h2>{t('howFar')}</h2>
        <Facts
          facts={[
            [
              t('state'),
              <StatusLabel key="s" tone={toneOf[state]} waiting={state === 'sending'}>
                {t(`broadcast.${state}`)}
              </StatusLabel>,
            ],
            [t('toldTo'), told],
            [t('aboutPlay'), t(aboutPlay ? 'yes' : 'no')],
            [t('operator'), madeBy],
            [t('begunAt'), <Time key="m" at={madeAt} />],
            ...(endedAt ? [[t('endedAt'), <Time key="e" at={endedAt} />] as const] : []),
            ...(stoppedBy ? [[t('stoppedBy'), stoppedBy] as const] : []),
          ]}
        />
        {state === 'sending' && mayChange && (
          <p>
            <Button variant="danger" onClick={() => setStopping(true)}>
              {t('stop')}
            </Button>
          </p>
        )}
        <h3>{t('audience')}</h3>
        <AudienceFacts audience={broadcast.audience} />
      </Card>
      {written.map((language) => (
        <Card key={language} padding="l">
          <h2>{frame(`languages.${language}`)}</h2>
          <div lang={language.slice(0, 2)}>
            <p>
              <strong>{name[language] || name.en_us}</strong>
            </p>
            <p className={styles.text}>{text[language]}</p>
          </div>
        </Card>
      ))}
      {stopping && (
        <ReasonSheet
          title={t('stop')}
          confirmLabel={t('stop')}
          danger
          busy={stop.isPending}
          onConfirm={(reason) => stop.mutate({ id, reason })}
          onClose={() => setStopping(false)}
        />
      )}
    </div>
  );
}

function AudienceFacts({ audience }: { audience: Broadcast['audience'] }) {
  const { t } = useAreaTexts('members');
  const { t: frame } = useOfficeTexts();
  const inLanguage = useByLanguage();
  const tiers = useRead('tiers', {}).data?.tiers;
  const { memberIds, language, tier, registeredFrom, registeredTo } = audience;
  const facts = [
    ...(memberIds ? [[t('chosenMembers'), memberIds.join(', ')] as const] : []),
    ...(language ? [[t('language'), frame(`languages.${language}`)] as const] : []),
    ...(tier === undefined
      ? []
      : [[t('tier'), tiers?.[tier] ? inLanguage(tiers[tier]!) : String(tier)] as const]),
    ...(registeredFrom ? [[t('registeredFrom'), registeredFrom] as const] : []),
    ...(registeredTo ? [[t('registeredTo'), registeredTo] as const] : []),
  ];
  return facts.length > 0 ? <Facts facts={facts} /> : <p>{t('allMembers')}</p>;
}
