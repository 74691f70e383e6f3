import { useTexts } from '@members/i18n';
import { paths } from '@members/mfe-kit';
import { Link } from '@members/mfe-kit/router';
import { Button, LanguageIcon } from '@members/ui/core';
import styles from './LanguageLink.module.css';

/** To /Language, labelled with the current language by its own name (AUTH-04). */
export function LanguageLink() {
  const { t } = useTexts('mfe-account');
  const name = t('languageName');
  return (
    <Button
      className={styles.link}
      size="s"
      variant="quiet"
      icon={<LanguageIcon size={18} />}
      render={<Link to={paths.language} aria-label={t('login.language', { name })} />}
    >
      <span className={styles.name}>{name}</span>
    </Button>
  );
}
