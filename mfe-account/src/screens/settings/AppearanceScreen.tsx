import { useTexts } from '@members/i18n';
import { useGoBack } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { appearances, chooseAppearance, storedAppearance, type Appearance } from '@members/ui/appearance';
import { NavBar, ScreenBody } from '@members/ui/core';
import { RadioList } from '@members/ui/forms';
import { useState } from 'react';

/** /Setting?appearance=1 (FIRST-05): light, dark, or as the system has it, shown as soon as it is chosen. */
export function AppearanceScreen() {
  const { t } = useTexts('mfe-account');
  const { t: common } = useTexts('common');
  const [chosen, setChosen] = useState(storedAppearance);
  const choose = (appearance: string) => {
    chooseAppearance(appearance as Appearance);
    setChosen(appearance as Appearance);
  };
  return (
    <>
      <NavBar title={t('appearance.title')} onBack={useGoBack(paths.settings)} backLabel={common('back')} />
      <ScreenBody>
        <RadioList
          label={t('appearance.title')}
          options={appearances.map((value) => ({ value, label: t(`appearance.${value}`) }))}
          value={chosen}
          onValueChange={choose}
        />
      </ScreenBody>
    </>
  );
}
