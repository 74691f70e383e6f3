import { createContext, useContext, useState, type ReactNode } from 'react';
import { asksForCode } from './callOffice';
import { PresenceSheet } from './PresenceSheet';
import { useRefusalText } from './useRefusalText';

type Send<T> = (code: string | undefined) => Promise<T>;
type WithCode = <T>(send: Send<T>) => Promise<T | null>;

const CodeContext = createContext<WithCode>((send) => send(undefined));

/**
 * Sends something, and where it asks whether the operator is there, once more when they have shown it, by a one-time code or
 * otherwise; null if they have not.
 */
export const useWithCode = (): WithCode => useContext(CodeContext);

/** How an operator has shown that they are there: by a code to send along, or so that the session knows. */
export interface Presence {
  code?: string;
}

interface Question {
  wrong: string;
  answer: (presence: Presence | null) => void;
}

/** Asks whether the operator is there, in one place for all changes. */
export function CodeProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const refusalText = useRefusalText();

  const ask = (wrong: string) =>
    new Promise<Presence | null>((resolve) =>
      setQuestion({
        wrong,
        answer: (presence) => {
          setQuestion(null);
          resolve(presence);
        },
      }),
    );

  async function withCode<T>(send: Send<T>): Promise<T | null> {
    for (let code: string | undefined; ;) {
      try {
        return await send(code);
      } catch (error) {
        if (!asksForCode(error)) throw error;
        const presence = await ask(code === undefined ? '' : refusalText(error as Error));
        if (presence === null) return null;
        ({ code } = presence);
      }
    }
  }

  return (
    <CodeContext value={withCode}>
      {children}
      {question && <PresenceSheet {...question} />}
    </CodeContext>
  );
}
