/** `@members/ui/forms`: a form, its fields with labels, hints and inline errors. */
export { AmountField, type AmountFieldProps } from './AmountField';
export { CheckboxField, type CheckboxFieldProps } from './CheckboxField';
export { Form, type FormProps } from './Form';
export { FormMessage, type FormMessageProps } from './FormMessage';
export { Keypad, type KeypadProps } from './Keypad';
export { PasswordField, type PasswordFieldProps } from './PasswordField';
export { RadioList, type RadioListProps, type RadioOption } from './RadioList';
export { SixDigitField, type SixDigitFieldProps } from './SixDigitField';
export { TextField, type TextFieldProps } from './TextField';
export { missingFields, useForm, type Faults, type FormField, type FormState } from './useForm';
