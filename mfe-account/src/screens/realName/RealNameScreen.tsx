import { useWrite } from '@members/api-client';
import { memberCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { useGoBack, useScreenTitle } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link } from '@members/mfe-kit/router';
import { Button, NavBar, ScreenBody } from '@members/ui/core';
import { Form, FormMessage, missingFields, TextField, useForm } from '@members/ui/forms';
import { announceFirst } from '../../entry/announceFirst';
import { MemberReady, useLeaveWhenSaved } from '../../components/MemberReady';

/** /Setname (SET-04): a name can be given once. */
export function RealNameScreen() {
  const { t } = useTexts('common');
  return (
    <>
      <NavBar title={useScreenTitle()} onBack={useGoBack(paths.personalInfo)} backLabel={t('back')} />
      <ScreenBody>
        <MemberReady height={168}>
          {({ realName }) => (realName ? <FinalName name={realName} /> : <RealNameForm />)}
        </MemberReady>
      </ScreenBody>
    </>
  );
}

/** What the server takes (VAL-11). */
const longestName = 50;

function RealNameForm() {
  const { t } = useTexts('mfe-account');
  const save = useWrite(memberCalls.setRealName);
  const leave = useLeaveWhenSaved(paths.personalInfo);
  const requests = { name: t('realName.enter') };
  const form = useForm({ name: '' }, (values) => announceFirst(missingFields(requests, values)));
  const submit = ({ name }: typeof form.values) =>
    save.mutate(
      { params: { name: name.trim() }, quiet: true, doneText: t('form.saved') },
      { onSuccess: leave },
    );
  return (
    <Form
      form={form}
      onSubmit={submit}
      busy={save.isPending}
      refusal={save.error?.kind === 'refused' && save.error.message}
      submitLabel={t('form.save')}
    >
      <TextField
        {...form.field('name')}
        name="name"
        required
        label={t('title.realName')}
        placeholder={requests.name}
        hint={t('realName.hint')}
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={longestName}
        enterKeyHint="done"
      />
    </Form>
  );
}

/** The name that is set, that it stays (SET-04), and who can change it. */
function FinalName({ name }: { name: string }) {
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
