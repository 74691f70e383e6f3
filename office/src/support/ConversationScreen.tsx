import type { OfficeAnswer } from '@members/office-contract';
import { Badge, Button, Card, StatusLabel } from '@members/ui/core';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { usePages, useRead } from '../calls/queries';
import { useChange } from '../calls/useChange';
import { useOpen } from '../calls/useOpen';
import { Loaded } from '../parts/Loaded';
import { Screen } from '../parts/Screen';
import { useKeys } from '../parts/useKeys';
import { useMay } from '../session/session';
import { useAreaTexts } from '../texts';
import { Assignment } from './Assignment';
import { CloseSheet } from './CloseSheet';
import styles from './ConversationScreen.module.css';
import { ReplyForm } from './ReplyForm';
import { Thread } from './Thread';
import { WriterFacts } from './WriterFacts';

export type OneConversation = OfficeAnswer<'conversation'>;

const refreshMs = 5_000;

const toneOf = { waiting: 'warn', answered: 'success', closed: 'neutral' } as const;

/** One conversation: what was written, who else is at it, and who writes. */
export function ConversationScreen() {
  const { t } = useAreaTexts('support');
  const id = Number(useParams().id);
  const read = useRead('conversation', { id }, { everyMs: refreshMs });
  const neighbours = useNeighbours(id);
  const name = read.data?.username || t('nameless');
  return (
    <Screen
      title={t('conversation', { name })}
      actions={read.data && <State key={id} conversation={read.data} next={neighbours.next} />}
    >
      <Loaded key={id} read={read} height={480}>
        {(conversation) => <Shown {...{ conversation, neighbours }} />}
      </Loaded>
    </Screen>
  );
}

/** Whether somebody waits, and what changes that; from a closed conversation it goes on to the next. */
function State({ conversation, next }: { conversation: OneConversation; next: number | undefined }) {
  const { t } = useAreaTexts('support');
  const navigate = useNavigate();
  const mayAnswer = useMay('support.change');
  const { id, state, memberId } = conversation;
  const [closing, setClosing] = useState(false);
  const reopen = useChange('reopenConversation');
  return (
    <div className={styles.state}>
      <StatusLabel tone={toneOf[state]}>{t(`states.${state}`)}</StatusLabel>
      {memberId === null && <Badge>{t('visitor')}</Badge>}
      {mayAnswer && state === 'closed' && (
        <Button size="s" variant="secondary" busy={reopen.isPending} onClick={() => reopen.mutate({ id })}>
          {t('reopen')}
        </Button>
      )}
      {mayAnswer && state !== 'closed' && (
        <Button size="s" variant="secondary" onClick={() => setClosing(true)}>
          {t('close')}
        </Button>
      )}
      {closing && (
        <CloseSheet
          conversation={conversation}
          onDone={() =>
            void navigate(next === undefined ? '/support/conversations' : `/support/conversations/${next}`)
          }
          onClose={() => setClosing(false)}
        />
      )}
    </div>
  );
}

interface ShownProps {
  conversation: OneConversation;
  neighbours: ReturnType<typeof useNeighbours>;
}

function Shown({ conversation, neighbours }: ShownProps) {
  const { t } = useAreaTexts('support');
  const navigate = useNavigate();
  const { id, state, username, others } = conversation;
  const mayAnswer = useMay('support.change');
  const [asNote, setNote] = useState(false);
  // What a member is to read is written into an open conversation alone.
  const isNote = asNote || state === 'closed';
  const [isTyping, setTyping] = useState(false);
  const [focused, setFocused] = useState(0);
  useOpen('openConversation', { id, typing: isTyping }, refreshMs);
  useSeen(conversation, mayAnswer);
  const goTo = (other: number | undefined) =>
    other !== undefined && void navigate(`/support/conversations/${other}`);
  const write = (note: boolean) => {
    setNote(note);
    setFocused(focused + 1);
  };
  useKeys({
    j: () => goTo(neighbours.next),
    k: () => goTo(neighbours.before),
    ...(mayAnswer && { r: () => write(false), n: () => write(true) }),
  });
  const writing = others.filter(({ typing }) => typing).map(({ operator }) => operator);
  const looking = others.filter(({ typing }) => !typing).map(({ operator }) => operator);
  const present = [
    writing.length > 0 && t('isTyping', { operators: writing.join(', ') }),
    looking.length > 0 && t('isLooking', { operators: looking.join(', ') }),
  ].filter(Boolean);
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Thread conversation={conversation} />
        <p role="status" className={styles.others}>
          {present.join(' · ')}
        </p>
        {mayAnswer && (
          <ReplyForm
            key={`${id} ${isNote}`}
            {...{ conversation, isNote, focused }}
            onNoteChange={write}
            onTyping={setTyping}
          />
        )}
      </div>
      <aside className={styles.side} aria-label={t('facts.title')}>
        {mayAnswer && <Assignment conversation={conversation} />}
        <Card padding="l">
          <h2>{username || t('nameless')}</h2>
          <WriterFacts conversation={conversation} />
        </Card>
      </aside>
    </div>
  );
}

/** The conversations before and behind this one among those that wait; of one that doesn't, the first that does. */
function useNeighbours(id: number): { before: number | undefined; next: number | undefined } {
  const waiting = usePages('conversations', { view: 'waiting' }, { everyMs: refreshMs });
  const ids = waiting.data?.pages.flatMap(({ rows }) => rows.map((row) => row.id)) ?? [];
  const place = ids.indexOf(id);
  return { before: place > 0 ? ids[place - 1] : undefined, next: ids[place + 1] };
}

/** What is on screen has been read: the member sees that, and it is on record. */
function useSeen({ id, unread, messages }: OneConversation, mayAnswer: boolean) {
  const { mutate } = useChange('seeConversation');
  const through = messages.at(-1)?.number ?? 0;
  const told = useRef(0);
  useEffect(() => {
    if (!mayAnswer || !unread || told.current >= through || document.visibilityState === 'hidden') return;
    told.current = through;
    mutate({ id, through });
  }, [id, mayAnswer, unread, through, mutate]);
}
