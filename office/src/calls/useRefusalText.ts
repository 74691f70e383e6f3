import { useEveryText } from '../texts';
import { OfficeError } from './callOffice';

/** Says why a call was refused, in the operator's language; in English where nobody has translated the reason. */
export function useRefusalText(): (error: Error) => string {
  const t = useEveryText();
  return (error) => {
    if (!(error instanceof OfficeError)) return error.message;
    const key = `refusals.${error.key}`;
    const text = t(key, { ...error.values });
    return text === key ? error.message || t('refusals.failed') : text;
  };
}
