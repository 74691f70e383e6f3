import { useSession } from '@members/api-client';
import type { AnswerOf, supportCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { paths } from '@members/mfe-kit/paths';
import { supportPaths } from '@members/mfe-kit/supportPaths';
import { Link } from '@members/mfe-kit/router';
import { Button, EmptyState } from '@members/ui/core';
import { TextField } from '@members/ui/forms';
import { useState } from 'react';
import { memberChannel, visitorChannel, visitorTicket } from './channels';
import { Conversation } from './Conversation';
import styles from './Conversation.module.css';

interface Props {
  help: AnswerOf<typeof supportCalls.help>;
}

/** The conversation of who is here: a member's own, that of a visitor, or the way to the login. */
export function ConversationPlace({ help }: Props) {
  const { t } = useTexts('service');
  const session = useSession();
  if (session)
    return (
      <Conversation
        key={session.memberId}
        channel={memberChannel}
        help={help}
        empty={t('conversation.empty')}
      />
    );
  if (help.visitors) return <VisitorConversation help={help} />;
  return (
    <EmptyState
      subject="service"
      text={t('conversation.empty')}
      action={
        <Button render={<Link to={paths.login} state={{ returnTo: supportPaths.conversation }} />}>
          {t('contact.login')}
        </Button>
      }
    />
  );
}

/** A visitor says who they are where they want to; nothing is known of them. */
function VisitorConversation({ help }: Props) {
  const { t } = useTexts('service');
  const [name, setName] = useState('');
  const [channel] = useState(() => {
    const typed = { name: '' };
    return { typed, channel: visitorChannel(() => typed.name) };
  });
  return (
    <Conversation channel={channel.channel} help={help} empty={t('visitor.keep')}>
      {!visitorTicket() && (
        <div className={styles.visitor}>
          <p>{t('visitor.text')}</p>
          <TextField
            label={t('visitor.name')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            value={name}
            onValueChange={(typed) => {
              channel.typed.name = typed;
              setName(typed);
            }}
          />
        </div>
      )}
    </Conversation>
  );
}
