import { cancel, group, intro, multiselect, select, text } from '@clack/prompts';
import { languages, type Language } from '@members/contract';
import { languageNames } from '@members/server';
import { variables } from '@members/server/variables';
import { officeOriginOf, problemWith, type Ask, type Flags } from './setupProgram';

const isOrigin = (value = '') => problemWith('APP_ORIGIN', value);

/** Asks at a terminal for what no flag gives; Enter takes what is there already, or the default. */
export const ask: Ask = async (flags, known) => {
  intro('Members: a site of your own');
  const line = (
    message: string,
    initial: string | undefined,
    validate?: (value?: string) => string | undefined,
  ) => {
    const value = initial ?? '';
    return text({
      message,
      ...(value ? { initialValue: value } : {}),
      ...(validate ? { validate } : {}),
    });
  };
  const unless = <T>(given: T | undefined, question: () => Promise<T | symbol>): Promise<T | symbol> =>
    given === undefined ? question() : Promise.resolve(given);

  const first = await group(
    {
      appOrigin: () =>
        unless(flags.appOrigin, () =>
          line('Where do members open the app?', known.APP_ORIGIN ?? 'http://localhost:8080', isOrigin),
        ),
      officeOrigin: ({ results: { appOrigin = '' } }) =>
        unless(flags.officeOrigin, () =>
          line(
            'Where do operators open their pages?',
            known.OFFICE_ORIGIN ?? officeOriginOf(appOrigin) ?? 'http://localhost:8086',
            isOrigin,
          ),
        ),
      database: () =>
        unless(flags.database, async () => {
          const choice = await select({
            message: 'Which database?',
            initialValue: known.DATABASE_URL ? 'own' : 'embedded',
            options: [
              { value: 'embedded', label: 'The embedded PostgreSQL, on this machine' },
              { value: 'own', label: 'A PostgreSQL of your own' },
            ],
          });
          if (choice !== 'own') return choice;
          return line(
            'Its address, such as postgres://user:password@host/name?',
            known.DATABASE_URL ?? 'postgres://',
            (value = '') => problemWith('DATABASE_URL', value),
          );
        }),
      name: () =>
        unless(flags.name, () =>
          line('The name of the brand?', known.SITE_NAME ?? variables.SITE_NAME.initial),
        ),
      color: () =>
        unless(flags.color, () =>
          line(
            'Its colour, dark enough for white text?',
            known.SITE_COLOR ?? variables.SITE_COLOR.initial,
            (value = '') => problemWith('SITE_COLOR', value),
          ),
        ),
      languages: () =>
        unless<Language[]>(flags.languages, () =>
          multiselect({
            message: 'Which languages do members choose from?',
            options: languages.map((value) => ({ value, label: languageNames[value] })),
            initialValues: [...languages],
            required: true,
          }),
        ),
      smtp: () =>
        unless(flags.smtp, () =>
          line(
            'Which mail server, such as smtps://user:password@mail.example.com:465? Empty for no mail.',
            known.SMTP_URL,
            (value = '') => (value === '' ? undefined : problemWith('SMTP_URL', value)),
          ),
        ),
      operator: () => unless(flags.operator, () => line('Who is the first operator?', 'admin')),
    },
    {
      onCancel: () => {
        cancel('Nothing was changed.');
        process.exit(1);
      },
    },
  );
  return { ...flags, ...(first as Flags) };
};
