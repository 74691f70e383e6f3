import { Button, ButtonRow, Card } from '@members/ui/core';
import { FormMessage } from '@members/ui/forms';
import type { ReactNode } from 'react';
import { useRefusalText } from '../../calls/useRefusalText';
import styles from '../../parts/Form.module.css';
import { useMay } from '../../session/session';
import { useAreaTexts } from '../../texts';

interface ProposalFormProps {
  title: string;
  refused: Error | null;
  busy: boolean;
  children: ReactNode;
  onSend: () => void;
  /** Forgets what was typed; offered where something was. */
  onDiscard?: (() => void) | undefined;
}

/** A form whose change a second operator confirms. */
export function ProposalForm({ title, refused, busy, children, onSend, onDiscard }: ProposalFormProps) {
  const { t } = useAreaTexts('money');
  const refusalText = useRefusalText();
  const mayChange = useMay('money.change');
  return (
    <Card
      padding="l"
      className={styles.form}
      render={
        <form
          aria-label={title}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onSend();
          }}
        />
      }
    >
      <h2>{title}</h2>
      {refused && <FormMessage>{refusalText(refused)}</FormMessage>}
      {children}
      {mayChange && (
        <ButtonRow>
          {onDiscard && (
            <Button variant="secondary" onClick={onDiscard}>
              {t('discard')}
            </Button>
          )}
          <Button type="submit" busy={busy}>
            {t('propose')}
          </Button>
        </ButtonRow>
      )}
    </Card>
  );
}
