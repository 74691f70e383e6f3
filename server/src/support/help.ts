import type { AnswerOf, Language, supportCalls } from '@members/contract';
import { localised, type Database } from '../database';
import { supportLink } from '../site';
import { periodsFrom } from './hours';
import * as store from './helpStore';
import { selectSettings } from './settingsStore';

type Help = AnswerOf<typeof supportCalls.help>;

const minuteMs = 60_000;
/** What is told of waiting is of so many days, and of so many replies at least. */
const waitDays = 30;
const fewestReplies = 10;
const daysAhead = 8;

/** What is told of waiting: the first that is not too short. */
const tellable = [5, 10, 15, 30, 60, 120, 240, 480, 1_440];

/** The help page: answers that operators have written, and when customer service answers itself. */
export function createHelp({ database: { reader }, now }: { database: Database; now: () => Date }) {
  let known: { at: number; wait: store.UsualWait } | undefined;

  /** Counted once a minute at most: everybody who opens the page asks. */
  async function usualMinutes(): Promise<number | null> {
    const at = now().getTime();
    if (!known || at < known.at || at - known.at > minuteMs)
      known = {
        at,
        wait: await store.selectUsualWait(reader, new Date(at - waitDays * 24 * 60 * minuteMs)),
      };
    const { replies, seconds } = known.wait;
    if (replies < fewestReplies || seconds === null) return null;
    return tellable.find((minutes) => seconds <= minutes * 60) ?? null;
  }

  async function help(language: Language): Promise<Help> {
    const [topics, answers, settings, link, minutes] = await Promise.all([
      store.selectTopics(reader),
      store.selectAnswers(reader),
      selectSettings(reader),
      supportLink(reader),
      usualMinutes(),
    ]);
    const listed = topics.map(({ key, name }) => ({
      key,
      name: localised(name, language),
      answers: answers
        .filter(({ topicKey }) => topicKey === key)
        .map((row) => ({
          ...{ key: row.key, link: row.link },
          question: localised(row.question, language),
          text: localised(row.answer, language),
        })),
    }));
    return {
      topics: listed.filter((topic) => topic.answers.length > 0),
      conversations: link.enabled,
      visitors: link.enabled && settings.visitorsWrite,
      periods: periodsFrom(settings, now(), daysAhead).map(({ from, to }) => ({
        from: from.toISOString(),
        to: to.toISOString(),
      })),
      usualMinutes: minutes,
    };
  }

  return { help, usualMinutes };
}
