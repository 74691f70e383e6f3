import { useWrite } from '@members/api-client';
import { memberCalls } from '@members/contract';
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
  const save = useWrite(memberCalls.setRealName);
  const saved = useSavedMember(paths.personalInfo);
  const { values, fieldProps, check } = useFields({ name: t('realName.enter') });
  const submit = () => {
    if (!check()) return;
    const params = { name: values.name.trim() };
    save.mutate({ params, quiet: true, doneText: t('form.saved') }, { onSuccess: saved });
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
