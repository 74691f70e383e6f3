import { useTexts } from '@members/i18n';
import { SearchIcon } from '@members/ui/core';
import { TextField } from '@members/ui/forms';

/** Narrows the cities while it is typed in. */
export function CitySearch({ typed, onTyped }: { typed: string; onTyped: (typed: string) => void }) {
  const { t } = useTexts('mfe-catalogue');
  return (
    <TextField
      label={t('cities.search')}
      hideLabel
      type="search"
      placeholder={t('cities.search')}
      leading={<SearchIcon size={20} />}
      autoComplete="off"
      enterKeyHint="search"
      value={typed}
      onValueChange={onTyped}
    />
  );
}
