import { useCall } from '@members/api-client';
import { siteCalls } from '@members/contract';
import { languages, languageTag, useTexts, type Language } from '@members/i18n';
import { chooseLanguage } from '@members/i18n/shell';
import { useGoBack, useIsMounted, useScreenTitle } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { useLocation, useNavigate } from '@members/mfe-kit/router';
import { CheckIcon, ListRow, MenuList, NavBar, ScreenBody } from '@members/ui/core';
import { Flag } from '@members/ui/flags';
import { useState } from 'react';
import { languageNames } from './languageNames';

/** /Language (SET-06): the languages of the server that the app has too, by the server's names, or all of them (D60). */
export function LanguageScreen() {
  const { t } = useTexts('common');
  const { language } = useTexts('shell');
  const { data: site } = useCall(siteCalls.siteInfo);
  const [busy, setBusy] = useState<Language | null>(null);
  const title = useScreenTitle();
  const goBack = useGoBack(paths.home);
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const { state } = useLocation();
  const leave = () =>
    (state as { from?: string } | null)?.from === paths.settings
      ? navigate(paths.home, { replace: true })
      : goBack();
  const choose = async (next: Language) => {
    setBusy(next);
    try {
      await chooseLanguage(next);
      if (isMounted()) leave();
    } finally {
      setBusy(null);
    }
  };
  const offered = site?.languages.length ? site.languages : languages.map((code) => ({ code, name: '' }));
  return (
    <>
      <NavBar title={title} onBack={goBack} backLabel={t('back')} />
      <ScreenBody>
        <MenuList label={title}>
          {offered.map(({ code, name }) => (
            <ListRow
              key={code}
              icon={<Flag language={code} />}
              label={<LanguageName code={code} name={name || languageNames[code]} />}
              current={code === language}
              trailing={code === (busy ?? language) ? <CheckIcon size={20} /> : <></>}
              onClick={() => void choose(code)}
            />
          ))}
        </MenuList>
      </ScreenBody>
    </>
  );
}

/** Marked as text of the language where the name is the language's own, so that it is read out in its sounds. */
function LanguageName({ code, name }: { code: Language; name: string }) {
  return <span lang={name === languageNames[code] ? languageTag(code) : undefined}>{name}</span>;
}
