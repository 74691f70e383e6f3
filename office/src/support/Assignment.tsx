import { Button, ButtonRow, Card } from '@members/ui/core';
import { useRead } from '../calls/queries';
import { useChange } from '../calls/useChange';
import { SelectField } from '../parts/SelectField';
import { useSession } from '../session/session';
import { useAreaTexts } from '../texts';
import type { OneConversation } from './ConversationScreen';

/** Who answers, for others to see (OFC-111): taken, handed over, or given back. */
export function Assignment({ conversation: { id, assignedTo } }: { conversation: OneConversation }) {
  const { t } = useAreaTexts('support');
  const { name } = useSession();
  const { data } = useRead('replyTemplates', {});
  const assign = useChange('assignConversation');
  const to = (operator: string | null) => assign.mutate({ id, operator, before: assignedTo });
  const others = (data?.operators ?? []).filter((each) => each !== assignedTo && each !== name);
  return (
    <Card padding="l">
      <h2>{t('taken')}</h2>
      <p>{assignedTo ? t('takenBy', { operator: assignedTo }) : t('nobody')}</p>
      <ButtonRow>
        {assignedTo !== name && (
          <Button size="s" busy={assign.isPending} onClick={() => to(name)}>
            {t('take')}
          </Button>
        )}
        {assignedTo !== null && (
          <Button size="s" variant="secondary" busy={assign.isPending} onClick={() => to(null)}>
            {t('giveBack')}
          </Button>
        )}
      </ButtonRow>
      {others.length > 0 && (
        <SelectField
          label={t('handOver')}
          value=""
          options={[
            { value: '', label: '–' },
            ...others.map((operator) => ({ value: operator, label: operator })),
          ]}
          onValueChange={(operator) => operator && to(operator)}
        />
      )}
    </Card>
  );
}
