import { useTexts } from '@members/i18n';
import { paths } from '@members/mfe-kit';
import { Link } from '@members/mfe-kit/router';
import { Button } from '@members/ui/core';
import { FormMessage, TextField } from '@members/ui/forms';

/** The name that is set, that it stays (SET-04), and who can change it. */
export function FinalName({ name }: { name: string }) {
  const { t } = useTexts('mfe-account');
  const { t: common } = useTexts('common');
  return (
    <>
      <TextField label={t('title.realName')} value={name} readOnly disabled />
      <FormMessage tone="info">
        <p>{t('realName.alreadySet')}</p>
        <p>{common('contactService')}</p>
      </FormMessage>
      <Button variant="secondary" size="l" block render={<Link to={paths.service} />}>
        {t('fundPassword.contact')}
      </Button>
    </>
  );
}
