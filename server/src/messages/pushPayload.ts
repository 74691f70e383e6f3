import type { Language } from '@members/contract';
import type { Reader } from '../database';
import { describe, describeOutside, type Told } from './describe';
import { selectForPush } from './store';
import { selectSwitches } from './switchStore';

export interface PushPayloadDependencies {
  reader: Reader;
  /** Origin of the members' page. */
  appOrigin: string;
  /** Whether play of a member goes on: no pause, no limit reached. */
  mayHearOfPlay: (memberId: number) => Promise<boolean>;
}

/** As much as a notification shows; a push service takes 4 KB. */
const longest = 300;

/**
 * What a device gets of a message: the declarative format, which browsers that know it show by themselves, and the service
 * worker elsewhere (NOT-04). `null` for a message of play to who has ended or paused it meanwhile.
 */
export function createPushPayload({ reader, appOrigin, mayHearOfPlay }: PushPayloadDependencies) {
  return async ({ id, language }: { id: number; language: Language }): Promise<string | null> => {
    const message = await selectForPush(reader, id);
    if (!message || (isAboutPlay(message) && !(await mayHearOfPlay(message.memberId)))) return null;
    const { details: withDetails } = await selectSwitches(reader, message.memberId);
    const { title, body } = describeOutside(message, language, { withDetails });
    const { route } = describe(message, language);
    return JSON.stringify({
      web_push: 8030,
      notification: {
        title,
        body: body.length > longest ? `${body.slice(0, longest)}…` : body,
        lang: bcp47[language],
        navigate: `${appOrigin}/#${route || '/Notice'}`,
        tag: `message-${id}`,
        timestamp: message.createdAt.getTime(),
        app_badge: String(message.unread),
      },
      app_badge: message.unread,
    });
  };
}

const isAboutPlay = (message: Told): boolean =>
  message.kind === 'bets' || (message.kind === 'message' && message.details.aboutPlay === true);

const bcp47: Readonly<Record<Language, string>> = {
  en_us: 'en',
  zh_cn: 'zh-CN',
  es_spa: 'es',
  ms_my: 'ms',
  vn_vn: 'vi',
  ko_ko: 'ko',
};
