import { resettable } from '@members/office-contract';
import { CheckboxField, FormMessage } from '@members/ui/forms';
import { useState } from 'react';
import { useAreaTexts } from '../../texts';
import { ActSheet, Checks, type Check } from './ActSheet';
import type { Member } from './MemberScreen';
import styles from './MemberScreen.module.css';

type Kind = (typeof resettable)[number];

/** Takes off what a member has lost or given wrongly, after a check; the member gives it anew in the app. */
export function ResetSheet({ member, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useAreaTexts('members');
  const [kinds, setKinds] = useState<readonly Kind[]>([]);
  const [checked, setChecked] = useState<readonly Check[]>([]);
  const [missing, setMissing] = useState(false);
  const has: Readonly<Record<Kind, boolean>> = {
    card: member.card !== null,
    fundPassword: member.hasFundPassword,
    realName: member.realName !== '',
  };
  return (
    <ActSheet
      call="resetCredentials"
      title={t('act.reset')}
      confirmLabel={t('resetIt')}
      params={() => {
        const complete = kinds.length > 0 && checked.length > 0;
        setMissing(!complete);
        return complete ? { memberId: member.id, kinds: [...kinds], checked: [...checked] } : null;
      }}
      done={t('done.reset', { name: member.username })}
      onClose={onClose}
    >
      <p>{t('resetText')}</p>
      <fieldset className={styles.checks}>
        <legend>{t('fields.kinds')}</legend>
        {missing && kinds.length === 0 && <FormMessage>{t('resetMissing')}</FormMessage>}
        {resettable
          .filter((kind) => has[kind])
          .map((kind) => (
            <CheckboxField
              key={kind}
              label={t(`fieldValues.kinds.${kind}`)}
              checked={kinds.includes(kind)}
              onCheckedChange={(is) =>
                setKinds(resettable.filter((each) => (each === kind ? is : kinds.includes(each))))
              }
            />
          ))}
      </fieldset>
      {kinds.length > 1 && <FormMessage tone="info">{t('resetTakesTwo')}</FormMessage>}
      <Checks checked={checked} missing={missing && checked.length === 0} onChange={setChecked} />
    </ActSheet>
  );
}
