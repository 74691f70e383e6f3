import type { OfficeAnswer } from '@members/office-contract';
import { Badge, Button, Card } from '@members/ui/core';
import { useRead } from '../calls/queries';
import { useChange } from '../calls/useChange';
import { useRightsText, useRoleText } from '../operators/roleTexts';
import { CardActions } from '../parts/CardActions';
import { Facts } from '../parts/Facts';
import { Ago, Time } from '../parts/formats';
import { Loaded } from '../parts/Loaded';
import { Screen } from '../parts/Screen';
import { useAreaTexts } from '../texts';
import styles from './AccountScreen.module.css';
import { OwnPasskeys } from './OwnPasskeys';

export type Account = OfficeAnswer<'account'>;

/** What is the operator's own: roles, what they log in with, and where they are logged in. */
export function AccountScreen() {
  const { t } = useAreaTexts('account');
  const read = useRead('account', {});
  return (
    <Screen title={t('area')}>
      <Loaded read={read} height={320}>
        {(account) => (
          <div className={styles.parts}>
            <Who account={account} />
            <OwnPasskeys passkeys={account.passkeys} />
            <OwnSessions sessions={account.sessions} />
          </div>
        )}
      </Loaded>
    </Screen>
  );
}

function Who({ account }: { account: Account }) {
  const { t } = useAreaTexts('account');
  const roleText = useRoleText();
  const rightsText = useRightsText();
  const { name, roles, address, company, password } = account;
  return (
    <Card padding="l" className={styles.part} render={<section aria-label={name} />}>
      <h2 className={styles.title}>{name}</h2>
      <Facts
        facts={[
          ...roles.map((role) => [roleText(role.name), rightsText(role.rights)] as const),
          [t('address'), address ?? t('noAddress')],
          ...(address ? [['', t(company ? 'bound' : 'unbound')] as const] : []),
          [t('password'), t(password ? 'has' : 'hasNot')],
        ]}
      />
    </Card>
  );
}

function OwnSessions({ sessions }: { sessions: Account['sessions'] }) {
  const { t } = useAreaTexts('account');
  const end = useChange('endOwnSessions', { done: t('ended') });
  const others = sessions.filter(({ current }) => !current).map(({ id }) => id);
  return (
    <Card padding="l" className={styles.part} render={<section aria-labelledby="own-sessions" />}>
      <h2 id="own-sessions" className={styles.title}>
        {t('sessions')}
      </h2>
      <ul className={styles.list}>
        {sessions.map(({ id, current, way, device, address, startedAt, usedAt }) => {
          const named = device || t('unknownDevice');
          return (
            <li key={id} className={styles.row}>
              <div>
                <p className={styles.name}>
                  {named} {current && <Badge tone="success">{t('current')}</Badge>}
                </p>
                <p className={styles.muted}>
                  {address} · {t('way')} {t(`ways.${way}`)} · {t('startedAt')} <Time at={startedAt} /> ·{' '}
                  {t('usedAt')} <Ago at={usedAt} />
                </p>
              </div>
              {!current && (
                <CardActions>
                  <Button
                    size="s"
                    variant="secondary"
                    aria-label={t('end', { name: `${named}, ${address}` })}
                    busy={end.isPending}
                    onClick={() => end.mutate({ ids: [id] })}
                  >
                    {t('endOne')}
                  </Button>
                </CardActions>
              )}
            </li>
          );
        })}
      </ul>
      {others.length > 1 && (
        <Button variant="secondary" busy={end.isPending} onClick={() => end.mutate({ ids: others })}>
          {t('endOthers')}
        </Button>
      )}
    </Card>
  );
}
