import { useState } from 'react';
import { Button, ScreenBody } from '../core';
import {
  AmountField,
  CheckboxField,
  FormMessage,
  Keypad,
  PasswordField,
  RadioList,
  SixDigitField,
  TextField,
} from '.';

export default { title: 'UI/Forms' };

const nothing = () => undefined;
const options = ['Bank transfer', 'Mobile wallet'].map((label) => ({ value: label, label }));

export const Fields = {
  render: () => (
    <ScreenBody>
      <TextField label="Name" placeholder="As in your passport" hint="It is set once." />
      <TextField label="With a fault" defaultValue="12" error="At least four letters" />
      <TextField label="Disabled" defaultValue="lina88" disabled />
      <PasswordField label="Password" showLabel="Show password" defaultValue="secret" />
      <CheckboxField label="I agree" defaultChecked />
      <CheckboxField label="I agree" error="Please agree first" />
      <FormMessage>Wrong username or password</FormMessage>
      <FormMessage tone="success">Saved</FormMessage>
      <Button block>Save</Button>
    </ScreenBody>
  ),
};

export const Choices = { render: () => <Choosing /> };

function Choosing() {
  const [amount, setAmount] = useState('200');
  const [chosen, setChosen] = useState('Bank transfer');
  return (
    <ScreenBody>
      <AmountField label="Amount" value={amount} onValueChange={setAmount} unit="K" chips={[100, 200, 500]} />
      <AmountField label="Stake" look="inline" value={amount} onValueChange={setAmount} chips={[10, 50]} />
      <AmountField label="Amount" look="hero" value={amount} onValueChange={setAmount} error="Too much" />
      <RadioList label="Way to pay" options={options} value={chosen} onValueChange={setChosen} />
    </ScreenBody>
  );
}

export const SixDigits = { render: () => <Digits /> };

function Digits() {
  const [value, setValue] = useState('123');
  return (
    <ScreenBody>
      <SixDigitField
        label="Withdrawal password"
        value={value}
        onValueChange={setValue}
        digitLabel={(position) => `Digit ${position} of 6`}
        keypad
      />
      <SixDigitField
        label="Again"
        value=""
        onValueChange={nothing}
        digitLabel={(position) => `Digit ${position} of 6`}
        error="The two differ"
      />
      <Keypad
        label="Digits"
        eraseLabel="Erase"
        onDigit={(digit) => setValue(value + digit)}
        onErase={() => setValue(value.slice(0, -1))}
      />
    </ScreenBody>
  );
}
