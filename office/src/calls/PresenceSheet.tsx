import type { OfficeAnswer, RefusalKey } from '@members/office-contract';
import { Button, ButtonRow, Delayed, Skeleton } from '@members/ui/core';
import { FormMessage } from '@members/ui/forms';
import { Sheet } from '@members/ui/overlay';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { knowsPasskeys, signWithPasskey } from '../session/authenticator';
import { awaitPresence } from '../session/presence';
import { useOfficeTexts } from '../texts';
import { CodeField } from './CodeField';
import { callOffice, OfficeError } from './callOffice';
import type { Presence } from './CodeProvider';
import styles from './PresenceSheet.module.css';
import { useRefusalText } from './useRefusalText';

type Ways = OfficeAnswer<'confirmationWays'>;

interface PresenceSheetProps {
  /** What was wrong with the code before. */
  wrong: string;
  answer: (presence: Presence | null) => void;
}

/** Asks for a passkey, a new sign-in at the company or a one-time code, whichever the operator has. */
export function PresenceSheet({ wrong, answer }: PresenceSheetProps) {
  const { t } = useOfficeTexts();
  const form = useId();
  const { data, isError, refetch } = useQuery({
    queryKey: ['presence'],
    queryFn: async () => (await callOffice('confirmationWays', {})).answer!,
    // What it asks an authenticator is good for once.
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const ways: Ways | undefined = isError ? { code: true, passkey: null, company: null } : data;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && answer(null)}
      title={t('presence.title')}
      description={t('presence.text')}
      closeLabel={t('close')}
      footer={
        <ButtonRow>
          <Button variant="secondary" onClick={() => answer(null)}>
            {t('cancel')}
          </Button>
          {ways?.code && (
            <Button type="submit" form={form} variant={ways.passkey ? 'secondary' : 'primary'}>
              {t('confirm')}
            </Button>
          )}
        </ButtonRow>
      }
    >
      {ways ? (
        <div className={styles.ways}>
          {ways.passkey && knowsPasskeys() && (
            <ByPasskey options={ways.passkey.options} onDone={() => answer({})} onFailed={refetch} />
          )}
          {ways.company && (
            <AtCompany company={ways.company} main={!ways.passkey && !ways.code} onDone={() => answer({})} />
          )}
          {ways.code && <ByCode id={form} wrong={wrong} onCode={(code) => answer({ code })} />}
          {!ways.code && !ways.company && !(ways.passkey && knowsPasskeys()) && (
            <FormMessage tone="warn">{t('presence.none')}</FormMessage>
          )}
        </div>
      ) : (
        <Delayed label={t('loading')}>
          <Skeleton shape="block" height={96} />
        </Delayed>
      )}
    </Sheet>
  );
}

interface ByPasskeyProps {
  options: unknown;
  onDone: () => void;
  /** A question is answered once. */
  onFailed: () => unknown;
}

function ByPasskey({ options, onDone, onFailed }: ByPasskeyProps) {
  const { t } = useOfficeTexts();
  const refusalText = useRefusalText();
  const confirming = useMutation({
    async mutationFn() {
      const response = await signWithPasskey(options);
      if (response !== null) await callOffice('confirmWithPasskey', { response });
      return response !== null;
    },
    onSuccess: (confirmed) => confirmed && onDone(),
    onError: () => onFailed(),
  });
  return (
    <>
      {confirming.error && <FormMessage>{refusalText(confirming.error)}</FormMessage>}
      <Button block busy={confirming.isPending} onClick={() => confirming.mutate()}>
        {t('presence.passkey')}
      </Button>
    </>
  );
}

interface AtCompanyProps {
  company: string;
  /** Whether there is no other way. */
  main: boolean;
  onDone: () => void;
}

/** In a tab of its own, so that what was typed here stays. */
function AtCompany({ company, main, onDone }: AtCompanyProps) {
  const { t } = useOfficeTexts();
  const refusalText = useRefusalText();
  const [waiting, setWaiting] = useState(false);
  const [refused, setRefused] = useState<Error | null>(null);
  useEffect(() => {
    if (!waiting) return;
    return awaitPresence(({ refused: key }) => {
      setWaiting(false);
      if (key === null) onDone();
      else setRefused(new OfficeError(0, key as RefusalKey));
    });
  }, [waiting, onDone]);

  async function open() {
    setRefused(null);
    setWaiting(true);
    // Opened by the press itself, as browsers want it, and led on once the server has said where.
    const tab = window.open('', '_blank');
    try {
      const { answer } = await callOffice('confirmAtCompany', {});
      tab?.location.assign(answer!.address);
    } catch (error) {
      tab?.close();
      setWaiting(false);
      setRefused(error as Error);
    }
  }

  return (
    <>
      {refused && <FormMessage>{refusalText(refused)}</FormMessage>}
      {waiting && <FormMessage tone="info">{t('presence.waiting')}</FormMessage>}
      <Button variant={main ? 'primary' : 'secondary'} block onClick={() => void open()}>
        {t('presence.company', { company })}
      </Button>
    </>
  );
}

function ByCode({ id, wrong, onCode }: { id: string; wrong: string; onCode: (code: string) => void }) {
  const [code, setCode] = useState('');
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === 6) onCode(code);
      }}
    >
      <CodeField value={code} onValueChange={setCode} error={wrong || undefined} />
    </form>
  );
}
