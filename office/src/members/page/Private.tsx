import type { OfficeAnswer } from '@members/office-contract';
import { Button } from '@members/ui/core';
import { useState } from 'react';
import { useChange } from '../../calls/useChange';
import { Facts } from '../../parts/Facts';
import { Time } from '../../parts/formats';
import { ReasonSheet } from '../../parts/ReasonSheet';
import { useMay } from '../../session/session';
import { useAreaTexts } from '../../texts';
import type { Member } from './MemberScreen';
import styles from './MemberScreen.module.css';

export type PrivateCall = 'readMemberName' | 'readMemberMail' | 'readMemberCard' | 'readMemberAddresses';

interface RevealProps<Id extends PrivateCall> {
  call: Id;
  memberId: number;
  /** What is asked for, as the texts name it. */
  kind: 'name' | 'mail' | 'card' | 'addresses';
  onShown: (answer: OfficeAnswer<Id>) => void;
}

/** A button that asks why, and shows what is masked to who has the right; each time is a line of the operator log. */
export function Reveal<Id extends PrivateCall>({ call, memberId, kind, onShown }: RevealProps<Id>) {
  const { t } = useAreaTexts('members');
  const mayRead = useMay('members.change');
  const [asking, setAsking] = useState(false);
  const reading = useChange<PrivateCall>(call, {
    onDone: (answer) => {
      setAsking(false);
      onShown(answer as OfficeAnswer<Id>);
    },
  });
  if (!mayRead) return null;
  const title = t(`show.${kind}`);
  return (
    <>
      <Button size="s" variant="secondary" aria-label={title} onClick={() => setAsking(true)}>
        {t('showIt')}
      </Button>
      {asking && (
        <ReasonSheet
          title={title}
          confirmLabel={t('showIt')}
          hint={t('showHint')}
          busy={reading.isPending}
          onConfirm={(reason) => reading.mutate({ memberId, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface PrivateTextProps {
  call: 'readMemberName' | 'readMemberMail';
  kind: 'name' | 'mail';
  memberId: number;
  /** Empty where there is none. */
  masked: string;
}

/** A masked text, and the whole of it once it was asked for. */
export function PrivateText({ call, kind, memberId, masked }: PrivateTextProps) {
  const [whole, setWhole] = useState<string | null>(null);
  if (masked === '') return '–';
  return (
    <span className={styles.private}>
      {whole ?? masked}
      {whole === null && (
        <Reveal
          {...{ call, kind, memberId }}
          onShown={(answer) => setWhole('realName' in answer ? answer.realName : answer.mailAddress)}
        />
      )}
    </span>
  );
}

/** The card, and its whole number and holder once they were asked for. */
export function PrivateCard({ memberId, card }: { memberId: number; card: NonNullable<Member['card']> }) {
  const { t } = useAreaTexts('members');
  const [whole, setWhole] = useState<OfficeAnswer<'readMemberCard'> | null>(null);
  return (
    <>
      <Facts
        facts={[
          [t('bank'), card.bankName],
          [t('cardNumber'), whole?.number ?? card.number],
          [t('holder'), whole?.holder ?? card.holder],
          [t('boundAt'), <Time key="b" at={card.boundAt} />],
        ]}
      />
      {!whole && (
        <p className={styles.hint}>
          <Reveal call="readMemberCard" kind="card" memberId={memberId} onShown={setWhole} />
        </p>
      )}
    </>
  );
}
