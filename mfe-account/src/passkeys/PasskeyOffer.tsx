import { useWrite } from '@members/api-client';
import { passkeyCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { Button, Card, NavBar, ScreenBody, VerifiedIcon } from '@members/ui/core';
import { FormMessage } from '@members/ui/forms';
import styles from './PasskeyOffer.module.css';
import { useAddPasskey } from './useAddPasskey';

interface Props {
  /** As it was typed a moment ago, so that it isn't asked for again. */
  password: string;
  onDone: () => void;
}

/** Offers a passkey after a login with a password, once: whichever answer is the last (KEY-02). */
export function PasskeyOffer({ password, onDone }: Props) {
  const { t } = useTexts('mfe-account');
  const { add, adding, refusal } = useAddPasskey(onDone);
  const dismiss = useWrite(passkeyCalls.dismissPasskeyOffer);
  const leave = () => {
    dismiss.mutate({ params: undefined, quiet: true });
    onDone();
  };
  return (
    <>
      <NavBar title={t('passkeys.offer')} />
      <ScreenBody>
        <Card className={styles.card}>
          <span className={styles.picture}>
            <VerifiedIcon size={40} />
          </span>
          <h2 className={styles.title}>{t('passkeys.offerTitle')}</h2>
          <p>{t('passkeys.text')}</p>
          <p className={styles.hint}>{t('passkeys.offerHint')}</p>
        </Card>
        {refusal && <FormMessage>{refusal}</FormMessage>}
        <Button size="l" block busy={adding} onClick={() => void add(password)}>
          {t('passkeys.add')}
        </Button>
        <Button variant="quiet" size="l" block onClick={leave}>
          {t('passkeys.notNow')}
        </Button>
      </ScreenBody>
    </>
  );
}
