import type { Config } from './config';
import { mayHearOfPlay } from './control';
import type { Database } from './database';
import { createPushPayload } from './messages';
import { createPushOutbox, createPushSender, pushKeys, type PushOutbox } from './push';
import { createSessions } from './sessions';

interface PushDependencies {
  config: Pick<Config, 'appOrigin' | 'passwordPepper'>;
  database: Database;
  now: () => Date;
  onError: (error: unknown, what: string) => void;
}

/** What tells members' devices, put together from the slices. */
export function openPush({ config, database, now, onError }: PushDependencies): PushOutbox {
  const { appOrigin, passwordPepper } = config;
  const { reader } = database;
  const { protocol, hostname } = new URL(appOrigin);
  // Push services write to it where something is wrong with what they get.
  const subject = protocol === 'https:' ? appOrigin : `mailto:operator@${hostname}`;
  return createPushOutbox({
    database,
    send: createPushSender({ keys: pushKeys(passwordPepper), subject }),
    payloadOf: createPushPayload({
      reader,
      appOrigin,
      mayHearOfPlay: (memberId) => mayHearOfPlay(reader, memberId, now()),
    }),
    areOver: createSessions({ database, now }).areOver,
    now,
    onError,
  });
}
