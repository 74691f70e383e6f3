import { Button, ButtonRow } from '@members/ui/core';
import { TextField } from '@members/ui/forms';
import { Sheet } from '@members/ui/overlay';
import { createContext, useContext, useId, useState, type ReactNode } from 'react';
import { useOfficeTexts } from '../texts';
import { asksForCode } from './callOffice';
import { useRefusalText } from './useRefusalText';

type Send<T> = (code: string | undefined) => Promise<T>;
type WithCode = <T>(send: Send<T>) => Promise<T | null>;

const CodeContext = createContext<WithCode>((send) => send(undefined));

/** Sends something, and where it asks for a one-time code once more with the one that the operator types; null if none. */
export const useWithCode = (): WithCode => useContext(CodeContext);

interface Question {
  wrong: string;
  answer: (code: string | null) => void;
}

/** Asks for one-time codes, in one place for all changes. */
export function CodeProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const refusalText = useRefusalText();

  const ask = (wrong: string) =>
    new Promise<string | null>((resolve) =>
      setQuestion({
        wrong,
        answer: (code) => {
          setQuestion(null);
          resolve(code);
        },
      }),
    );

  async function withCode<T>(send: Send<T>): Promise<T | null> {
    for (let code: string | undefined; ;) {
      try {
        return await send(code);
      } catch (error) {
        if (!asksForCode(error)) throw error;
        const typed = await ask(code === undefined ? '' : refusalText(error as Error));
        if (typed === null) return null;
        code = typed;
      }
    }
  }

  return (
    <CodeContext value={withCode}>
      {children}
      {question && <CodeSheet {...question} />}
    </CodeContext>
  );
}

function CodeSheet({ wrong, answer }: Question) {
  const { t } = useOfficeTexts();
  const [code, setCode] = useState('');
  const form = useId();
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && answer(null)}
      title={t('code.title')}
      closeLabel={t('close')}
      footer={
        <ButtonRow>
          <Button variant="secondary" onClick={() => answer(null)}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form}>
            {t('confirm')}
          </Button>
        </ButtonRow>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (code.length === 6) answer(code);
        }}
      >
        <CodeField value={code} onValueChange={setCode} error={wrong || undefined} />
      </form>
    </Sheet>
  );
}

interface CodeFieldProps {
  value: string;
  error?: string | undefined;
  onValueChange: (code: string) => void;
}

/** Six digits that the operator's authenticator shows. */
export function CodeField({ value, error, onValueChange }: CodeFieldProps) {
  const { t } = useOfficeTexts();
  return (
    <TextField
      label={t('code.label')}
      hint={t('code.hint')}
      error={error}
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      enterKeyHint="go"
      value={value}
      onValueChange={(typed) => onValueChange(typed.replace(/\D/g, ''))}
    />
  );
}
