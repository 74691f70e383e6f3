import { useSetRealName } from '@members/api-client';
import { useTexts } from '@members/i18n';
import { paths } from '@members/mfe-kit';
import { TextField } from '@members/ui/forms';
import { CallForm } from '../../form/CallForm';
import { useFields } from '../../form/useFields';
import { useSavedMember } from '../../member/useSavedMember';

/** Call 27 (VAL-11). */
const longestName = 50;

export function RealNameForm() {
  const { t } = useTexts('mfe-account');
  const save = useSetRealName();
  const saved = useSavedMember(paths.personalInfo);
  const { values, fieldProps, check } = useFields({ name: t('realName.enter') });
  const submit = () => {
    if (check()) save.mutate({ params: { name: values.name.trim() }, quiet: true }, { onSuccess: saved });
  };
  return (
    <CallForm call={save} onSubmit={submit} submitLabel={t('form.save')}>
      <TextField
        {...fieldProps('name')}
        label={t('title.realName')}
        hint={t('realName.hint')}
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={longestName}
        enterKeyHint="done"
      />
    </CallForm>
  );
}
