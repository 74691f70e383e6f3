import { refreshMember, useCall, useWrite } from '@members/api-client';
import { memberCalls, siteCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { Avatar, CheckIcon, Spinner } from '@members/ui/core';
import { FormMessage } from '@members/ui/forms';
import styles from './AvatarGrid.module.css';

/** Address of a built-in picture (D42). */
const builtIn = (number: number) => `/head/${number}.png`;
const usualCount = 20;

/** The built-in pictures, counted from 1; a tap makes one the member's (call 25). */
export function AvatarGrid({ currentUrl, onSaved }: { currentUrl: string; onSaved: () => void }) {
  const { t } = useTexts('mfe-account');
  const { data: site } = useCall(siteCalls.siteInfo);
  const save = useWrite(memberCalls.setAvatar);
  const chosenUrl = save.isPending ? save.variables.params.url : currentUrl;
  const choose = (url: string) => {
    if (save.isPending) return;
    const onSuccess = () => {
      void refreshMember();
      onSaved();
    };
    save.mutate({ params: { url }, quiet: true, doneText: t('form.saved') }, { onSuccess });
  };
  const numbers = Array.from({ length: site?.avatarCount ?? usualCount }, (_, index) => index + 1);
  return (
    <>
      {save.error?.kind === 'refused' && <FormMessage>{save.error.message}</FormMessage>}
      <div className={styles.grid} role="group" aria-label={t('avatar.title')}>
        {numbers.map((number) => {
          const url = builtIn(number);
          const chosen = url === chosenUrl;
          return (
            <button
              key={url}
              type="button"
              className={styles.tile}
              aria-label={t('avatar.picture', { number })}
              aria-pressed={chosen}
              aria-busy={chosen && save.isPending}
              onClick={() => choose(url)}
            >
              <Avatar src={url} size={52} />
              {chosen && (
                <span className={styles.mark}>
                  {save.isPending ? <Spinner size={14} /> : <CheckIcon size={14} />}
                </span>
              )}
            </button>
          );
        })}
      </div>
    </>
  );
}
