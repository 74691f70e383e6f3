import { useWrite } from '@members/api-client';
import { memberCalls, type Sex } from '@members/contract';
import { useTexts } from '@members/i18n';
import { paths } from '@members/mfe-kit';
import { FormMessage, RadioList } from '@members/ui/forms';
import { useState } from 'react';
import { CallForm } from '../../form/CallForm';
import { useSavedMember } from '../../member/useSavedMember';

/** Call 28: one of two, again as often as wanted. */
export function SexForm({ current }: { current: Sex }) {
  const { t } = useTexts('mfe-account');
  const save = useWrite(memberCalls.setSex);
  const saved = useSavedMember(paths.personalInfo);
  const [chosen, setChosen] = useState(current);
  const [missing, setMissing] = useState(false);
  const submit = () => {
    setMissing(chosen === 'unknown');
    if (chosen === 'unknown') return;
    save.mutate({ params: { sex: chosen }, quiet: true, doneText: t('form.saved') }, { onSuccess: saved });
  };
  return (
    <CallForm call={save} onSubmit={submit} submitLabel={t('form.save')}>
      <RadioList
        label={t('title.sex')}
        options={[
          { value: 'man', label: t('sex.man') },
          { value: 'woman', label: t('sex.woman') },
        ]}
        value={chosen}
        onValueChange={(value) => {
          setChosen(value as Sex);
          setMissing(false);
        }}
      />
      {missing && <FormMessage>{t('sex.choose')}</FormMessage>}
    </CallForm>
  );
}
