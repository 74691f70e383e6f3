import { useTexts } from '@members/i18n';
import { Button, OpenIcon } from '@members/ui/core';
import styles from './VerifySheet.module.css';

/** The way to verify without this app: the stand-alone page, and the history that it takes. */
export function OwnCheck({ historyAddress }: { historyAddress: string }) {
  const { t, language } = useTexts('mfe-lottery');
  const link = (address: string, text: string) => (
    <Button
      variant="secondary"
      block
      icon={<OpenIcon size={18} />}
      // eslint-disable-next-line jsx-a11y/anchor-has-content -- Button puts its children in
      render={<a href={address} target="_blank" rel="noopener" />}
    >
      {text}
    </Button>
  );
  return (
    <section className={styles.own}>
      <h3 className={styles.heading}>{t('verify.own.title')}</h3>
      <p>{t('verify.own.text')}</p>
      {link(historyAddress, t('verify.own.history'))}
      {link(`/verify.html?lang=${language}`, t('verify.own.page'))}
    </section>
  );
}
