/**
 * Home as HTML, which the server writes into its page (decision 127). Built for Node by `webpack/drawnHome.mjs` out of the
 * code that draws it in browsers, which take it over.
 */
import { keepAnswer, queryClient, queryKey } from '@members/api-client';
import { openAnswer, setApiSettings } from '@members/api-client/shell';
import { readShape, showcaseCalls, siteCalls, type Language, type SiteInfo } from '@members/contract';
import { currentLanguage, languageTag } from '@members/i18n';
import { loadLanguage } from '@members/i18n/shell';
import { renderToString } from 'react-dom/server';
import { App } from './App';
import { firstApp } from './drawn/firstApp';

/** What Home and the app around it read before they are first drawn. */
const reads = [siteCalls.siteInfo, siteCalls.siteConfig, showcaseCalls.showcaseItems] as const;

/** The paths of what it is drawn of, at the member API. */
export const readPaths: readonly string[] = reads.map(({ path }) => path);

export { languageTag };

export interface HomeToDraw {
  language: Language;
  /** The app says on every screen that it is a demonstration. */
  demo: boolean;
  /** What the member API has answered, by path: the texts of envelopes. */
  answers: Readonly<Record<string, string>>;
}

setApiSettings({ language: currentLanguage, keptKeys: [] });

const loadTexts = (language: Language) => import(/* webpackMode: "eager" */ `./locales/${language}.json`);

/** The language and the answers are those of the module, so one is drawn after the other. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Draws what a visitor sees first. Null where that is not Home, of a site that is closed. Rejects where an answer is not
 * what the contract says.
 */
export function drawHome(wanted: HomeToDraw): Promise<string | null> {
  const drawn = turn.then(() => draw(wanted));
  turn = drawn.catch(() => undefined);
  return drawn;
}

async function draw({ language, answers, demo }: HomeToDraw): Promise<string | null> {
  await loadLanguage(language, 'shell', loadTexts);
  queryClient.clear();
  for (const read of reads) {
    const { data } = openAnswer({ data: answers[read.path] ?? '', headers: {} });
    keepAnswer(read, undefined, readShape<unknown>(read.answer, data) as never);
  }
  if (queryClient.getQueryData<SiteInfo>(queryKey(siteCalls.siteInfo))?.closedText) return null;
  return (
    renderToString(<App {...firstApp} demo={demo} />)
      // Preloads of its pictures, which the markup itself asks for.
      .replace(/^(<link [^>]*>)+/, '')
      // The policy of the page refuses styles in markup; `placeHome` sets them before anything is seen.
      .replaceAll(' style="', ' data-style="')
  );
}
