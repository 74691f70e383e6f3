import { FormMessage } from '@members/ui/forms';
import { Time } from './format/Time';

interface StaleNoticeProps {
  /** Why nothing newer is shown. */
  text: string;
  /** When what is shown was fetched, ms. */
  since: number;
}

/** Says that what is shown is old. */
export function StaleNotice({ text, since }: StaleNoticeProps) {
  return (
    <FormMessage tone="warn">
      {text} This is how it was on <Time at={since} exact />.
    </FormMessage>
  );
}
