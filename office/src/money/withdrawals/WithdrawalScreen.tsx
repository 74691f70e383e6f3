import type { OfficeAnswer } from '@members/office-contract';
import { Button, ButtonRow, Card, StatusLabel } from '@members/ui/core';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useRead } from '../../calls/queries';
import { useChange } from '../../calls/useChange';
import { Facts } from '../../parts/Facts';
import form from '../../parts/Form.module.css';
import { Money, Time } from '../../parts/formats';
import { Loaded } from '../../parts/Loaded';
import { Screen } from '../../parts/Screen';
import { useFilters } from '../../parts/useFilters';
import { useKeys } from '../../parts/useKeys';
import { useMay } from '../../session/session';
import { useAreaTexts } from '../../texts';
import { queueFilters, queueOf } from './queue';
import { RejectSheet } from './RejectSheet';
import { nextStep, useMoves, type Step } from './useMoves';
import { withdrawalTones } from '../stateTones';
import styles from './WithdrawalScreen.module.css';

type Withdrawal = OfficeAnswer<'withdrawal'>;

/** Everything that is needed to decide on one withdrawal, and the decision. */
export function WithdrawalScreen() {
  const { t } = useAreaTexts('money');
  const id = Number(useParams().id);
  const read = useRead('withdrawal', { id });
  return (
    <Screen
      title={t('withdrawal', { id })}
      back={<Link to={`/money/withdrawals${useLocation().search}`}>{t('withdrawals')}</Link>}
    >
      <Loaded key={id} read={read} height={320}>
        {(withdrawal) => <Shown withdrawal={withdrawal} />}
      </Loaded>
    </Screen>
  );
}

function Shown({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useAreaTexts('money');
  const { member, earlier, steps } = withdrawal;
  const moneyOf = (sums: Withdrawal['member']['ever']) =>
    (['rechargedMinor', 'withdrawnMinor', 'stakedMinor', 'wonMinor'] as const).map(
      (name) => [t(`sums.${name}`), <Money key={name} minor={sums[name]} />] as const,
    );
  return (
    <>
      <div className={styles.cards}>
        <Card padding="l">
          <h2>{t('asked')}</h2>
          <Facts
            facts={[
              [
                t('state'),
                <StatusLabel key="s" tone={withdrawalTones[withdrawal.state]}>
                  {t(`states.${withdrawal.state}`)}
                </StatusLabel>,
              ],
              [t('amount'), <Money key="a" minor={withdrawal.amountMinor} />],
              [t('askedAt'), <Time key="t" at={withdrawal.createdAt} />],
              ...(withdrawal.reason ? [[t('reason'), withdrawal.reason] as const] : []),
            ]}
          />
          <CardNumber withdrawal={withdrawal} />
        </Card>
        <Card padding="l">
          <h2>{withdrawal.username}</h2>
          <Facts
            facts={[
              [t('memberNumber'), withdrawal.memberId],
              [t('account'), t(member.active ? 'active' : 'offline')],
              [t('balance'), <Money key="b" minor={member.balanceMinor} />],
              [t('registeredAt'), <Time key="r" at={member.registeredAt} />],
              [t('cardBoundAt'), member.cardBoundAt ? <Time key="c" at={member.cardBoundAt} /> : '–'],
              [t('devices'), member.devices],
              [
                t('newestDeviceAt'),
                member.newestDeviceAt ? <Time key="n" at={member.newestDeviceAt} /> : '–',
              ],
              [t('pausedUntil'), member.pausedUntil ? <Time key="p" at={member.pausedUntil} /> : '–'],
              ...member.limits.map(
                ({ kind, amountMinor }) =>
                  [t(`limits.${kind}`), <Money key={kind} minor={amountMinor} />] as const,
              ),
            ]}
          />
          <h3>{t('newestDevices')}</h3>
          {member.newestDevices.length === 0 && <p>{t('noDevices')}</p>}
          <ul className={styles.list}>
            {member.newestDevices.map(({ device, since, seenAt }) => (
              <li key={since + device}>
                <span>{device || t('unknownDevice')}</span>
                <Time at={seenAt} />
              </li>
            ))}
          </ul>
        </Card>
        <Card padding="l">
          <h2>{t('ever')}</h2>
          <Facts facts={moneyOf(member.ever)} />
          <h3>{t('last30Days')}</h3>
          <Facts facts={moneyOf(member.last30Days)} />
        </Card>
        <Card padding="l">
          <h2>{t('earlier')}</h2>
          {earlier.length === 0 && <p>{t('noEarlier')}</p>}
          <ul className={styles.list}>
            {earlier.map((other) => (
              <li key={other.id}>
                <Link to={`/money/withdrawals/${other.id}`}>{other.id}</Link>
                <Money minor={other.amountMinor} />
                <span>{t(`states.${other.state}`)}</span>
                <Time at={other.createdAt} />
              </li>
            ))}
          </ul>
          <h3>{t('done')}</h3>
          {steps.length === 0 && <p>{t('nothingDone')}</p>}
          <ul className={styles.list}>
            {steps.map(({ operator, action, at }) => (
              <li key={at + action}>
                <span>{operator}</span>
                <span>{action}</span>
                <Time at={at} />
              </li>
            ))}
          </ul>
        </Card>
      </div>
      <Decide withdrawal={withdrawal} />
    </>
  );
}

/** The whole number, for who has the right, on record. */
function CardNumber({ withdrawal: { id, bankName, cardNumber, holder } }: { withdrawal: Withdrawal }) {
  const { t } = useAreaTexts('money');
  const mayRead = useMay('money.change');
  const [whole, setWhole] = useState<OfficeAnswer<'readCardNumber'> | null>(null);
  const reading = useChange('readCardNumber', { onDone: setWhole });
  return (
    <>
      <Facts
        facts={[
          [t('bank'), bankName],
          [t('card'), whole?.cardNumber ?? cardNumber],
          [t('holder'), whole?.holder ?? holder],
        ]}
      />
      {mayRead && !whole && (
        <Button size="s" variant="secondary" busy={reading.isPending} onClick={() => reading.mutate({ id })}>
          {t('readCard')}
        </Button>
      )}
    </>
  );
}

function Decide({ withdrawal: { id, state, needsTwo, approvedBy } }: { withdrawal: Withdrawal }) {
  const { t } = useAreaTexts('money');
  const [rejecting, setRejecting] = useState(false);
  const mayChange = useMay('money.change');
  const next = useNext(id);
  const goOn = () => void next();
  const moves = useMoves(goOn);
  const step = nextStep[state];
  const mayReject = mayChange && state !== 'rejected';
  const move = () => {
    if (mayChange && step && !moves.isPending) moves.mutate({ ids: [id], step });
  };
  const reject = () => mayReject && setRejecting(true);
  const keyOf: Record<Step, string> = { approve: 'a', send: 's', arrive: 'v' };
  useKeys({ ...(step && { [keyOf[step]]: move }), r: reject, n: goOn });
  if (!mayReject) return null;
  return (
    <>
      <p className={styles.keys}>{t('keysOfOne')}</p>
      {needsTwo && state === 'requested' && (
        <p>{approvedBy.length > 0 ? t('oneOfTwo', { operator: approvedBy.join(', ') }) : t('two')}</p>
      )}
      {state === 'arrived' && <p>{t('returnedTakesTwo')}</p>}
      <div className={form.actions}>
        <ButtonRow>
          <Button variant="danger" onClick={reject}>
            {t(state === 'arrived' ? 'rejectArrived' : 'reject')}
          </Button>
          {step && (
            <Button busy={moves.isPending} onClick={move}>
              {t(`steps.${step}`)}
            </Button>
          )}
        </ButtonRow>
      </div>
      {rejecting && (
        <RejectSheet
          id={id}
          isReturn={state === 'arrived'}
          onDone={goOn}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  );
}

/** Goes on to the next withdrawal of the list that this one was opened from; back to the list at its end. */
function useNext(id: number): () => Promise<void> {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [filters] = useFilters(queueFilters);
  const { data, refetch } = useRead('withdrawals', { ...queueOf(filters), after: String(id) });
  return async () => {
    const [next] = (data ?? (await refetch()).data)?.rows ?? [];
    await navigate(`/money/withdrawals${next ? `/${next.id}` : ''}${search}`);
  };
}
