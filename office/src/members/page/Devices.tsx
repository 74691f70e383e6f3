import type { OfficeAnswer } from '@members/office-contract';
import { Button, Card } from '@members/ui/core';
import { useMemo, useState } from 'react';
import { usePages, useRead, type RowOf } from '../../calls/queries';
import { DataTable, type Column } from '../../parts/DataTable';
import { Filters } from '../../parts/Filters';
import { Time } from '../../parts/formats';
import { Loaded } from '../../parts/Loaded';
import { SelectField } from '../../parts/SelectField';
import { given, useFilters } from '../../parts/useFilters';
import { useMay } from '../../session/session';
import { useAreaTexts } from '../../texts';
import { ActSheet } from './ActSheet';
import type { Member } from './MemberScreen';
import styles from './MemberScreen.module.css';
import { Reveal } from './Private';

type Addresses = OfficeAnswer<'readMemberAddresses'>;
type SignInEvent = RowOf<'memberSignIns'>['event'];
const events: readonly SignInEvent[] = ['signedIn', 'wrongPassword', 'passwordChanged'];

/** Where the member is logged in, and who logged in or tried to. */
export function Devices({ member: { id: memberId } }: { member: Member }) {
  const { t } = useAreaTexts('members');
  const mayChange = useMay('members.change');
  const [whole, setWhole] = useState<Addresses | null>(null);
  const [ended, setEnded] = useState<number | null>(null);
  const read = useRead('memberDevices', { memberId });
  return (
    <>
      <Card padding="l" className={styles.card}>
        <h2>{t('devices')}</h2>
        <Loaded read={read} height={120}>
          {({ devices, known }) => (
            <>
              {devices.length === 0 && <p>{t('noDevices')}</p>}
              <ul className={styles.list}>
                {devices.map(({ id, device, address, signedInAt, usedAt }) => (
                  <li key={id}>
                    <span>{device || t('unknownDevice')}</span>
                    <span>{addressOf(whole?.devices, id) ?? address}</span>
                    <span>
                      {t('signedInAt')} <Time at={signedInAt} />
                    </span>
                    <span>
                      {t('usedAt')} <Time at={usedAt} />
                    </span>
                    {mayChange && (
                      <Button
                        size="s"
                        variant="secondary"
                        aria-label={`${t('endDevice')}: ${device || t('unknownDevice')}`}
                        onClick={() => setEnded(id)}
                      >
                        {t('endDevice')}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
              <p className={styles.hint}>{t('knownDevices', { count: known })}</p>
            </>
          )}
        </Loaded>
        {!whole && (
          <Reveal call="readMemberAddresses" kind="addresses" memberId={memberId} onShown={setWhole} />
        )}
      </Card>
      <SignIns memberId={memberId} whole={whole} />
      {ended !== null && (
        <ActSheet
          call="signMemberOut"
          title={t('endDevice')}
          confirmLabel={t('endDevice')}
          params={() => ({ memberId, device: ended })}
          done={({ sessions }) => t('done.signedOut', { count: sessions })}
          onClose={() => setEnded(null)}
        />
      )}
    </>
  );
}

const addressOf = (list: Addresses['devices'] | undefined, id: number): string | undefined =>
  list?.find((each) => each.id === id)?.address;

function SignIns({ memberId, whole }: { memberId: number; whole: Addresses | null }) {
  const { t } = useAreaTexts('members');
  const [{ event }, setFilter] = useFilters(['event']);
  const pages = usePages('memberSignIns', { memberId, event: given(event, (text) => text as SignInEvent) });
  const columns = useMemo(
    (): Column<RowOf<'memberSignIns'>>[] => [
      { id: 'at', head: t('at'), cell: ({ at }) => <Time at={at} /> },
      { id: 'event', head: t('outcome'), cell: (row) => t(`outcomes.${row.event}`) },
      { id: 'device', head: t('device'), cell: ({ device }) => device || t('unknownDevice') },
      {
        id: 'address',
        head: t('address'),
        cell: ({ id, address }) => addressOf(whole?.signIns, id) ?? address,
      },
    ],
    [t, whole],
  );
  return (
    <section className={styles.section}>
      <h2>{t('signIns')}</h2>
      <Filters label={t('signIns')}>
        <SelectField
          label={t('outcome')}
          value={event}
          options={[
            { value: '', label: t('all') },
            ...events.map((value) => ({ value: value as string, label: t(`outcomes.${value}`) })),
          ]}
          onValueChange={(value) => setFilter('event', value)}
        />
      </Filters>
      <DataTable
        label={t('signIns')}
        pages={pages}
        columns={columns}
        keyOf={({ id }) => id}
        empty={t('noSignIns')}
      />
    </section>
  );
}
