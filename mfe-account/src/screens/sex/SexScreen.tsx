import { useWrite } from '@members/api-client';
import { memberCalls, type Sex } from '@members/contract';
import { useTexts } from '@members/i18n';
import { useGoBack, useScreenTitle } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { NavBar, ScreenBody } from '@members/ui/core';
import { Form, FormMessage, RadioList, useForm } from '@members/ui/forms';
import { MemberReady, useLeaveWhenSaved } from '../../components/MemberReady';

/** /Setsex (SET-05): one of two, changed as often as wanted. */
export function SexScreen() {
  const { t } = useTexts('common');
  return (
    <>
      <NavBar title={useScreenTitle()} onBack={useGoBack(paths.personalInfo)} backLabel={t('back')} />
      <ScreenBody>
        <MemberReady height={168}>{({ sex }) => <SexForm current={sex} />}</MemberReady>
      </ScreenBody>
    </>
  );
}

function SexForm({ current }: { current: Sex }) {
  const { t } = useTexts('mfe-account');
  const save = useWrite(memberCalls.setSex);
  const leave = useLeaveWhenSaved(paths.personalInfo);
  const form = useForm({ sex: current }, ({ sex }) => ({ sex: sex === 'unknown' && t('sex.choose') }));
  const submit = ({ sex }: typeof form.values) => {
    if (sex === 'unknown') return;
    save.mutate({ params: { sex }, quiet: true, doneText: t('form.saved') }, { onSuccess: leave });
  };
  return (
    <Form
      form={form}
      onSubmit={submit}
      busy={save.isPending}
      refusal={save.error?.kind === 'refused' && save.error.message}
      submitLabel={t('form.save')}
    >
      <RadioList
        label={t('title.sex')}
        options={[
          { value: 'man', label: t('sex.man') },
          { value: 'woman', label: t('sex.woman') },
        ]}
        value={form.values.sex}
        onValueChange={(sex) => form.change({ sex: sex as Sex })}
      />
      {form.faults.sex && <FormMessage>{form.faults.sex}</FormMessage>}
    </Form>
  );
}
