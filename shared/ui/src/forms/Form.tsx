import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../core/Button';
import { classNames } from '../core/classNames';
import styles from './Form.module.css';
import { FormMessage } from './FormMessage';
import type { FormState } from './useForm';

export interface FormProps<Values extends object> extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  /** What `useForm` returns. */
  form: FormState<Values>;
  /** Sends it. Is not called while a field is wrong, nor while the form is busy. */
  onSubmit: (values: Values) => void;
  /** An answer is on its way. */
  busy?: boolean;
  /** The words of a server that refused it. */
  refusal?: ReactNode;
  /** On the button at its end. A form with other buttons has them among its children. */
  submitLabel?: ReactNode;
  /** How far its parts are apart: `l` between fields, `m` between cards. */
  spacing?: 'm' | 'l';
}

/** A form that is checked by `useForm` and not by the browser. */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { form, onSubmit, busy = false, refusal, submitLabel, spacing = 'l', ...own } = props;
  const { className, children, ...rest } = own;
  return (
    <form
      {...rest}
      className={classNames(styles.form, styles[spacing], className)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && form.check()) onSubmit(form.values);
      }}
    >
      {children}
      {refusal && <FormMessage>{refusal}</FormMessage>}
      {submitLabel && (
        <Button type="submit" size="l" block busy={busy}>
          {submitLabel}
        </Button>
      )}
    </form>
  );
}
