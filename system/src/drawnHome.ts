import { defaultLanguage, isLanguage, type Language } from '@members/contract';
import { parseCookie } from 'cookie';
import pTimeout from 'p-timeout';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';

/** How long pages share one drawing. After that the next page has another one drawn. */
const keptMs = 5_000;
/** So old a drawing still stands in the pages that come before the next one is there. */
const longestMs = 60_000;
/** So long a page that brings an earlier drawing has for being made and sent, before the next drawing begins. */
const behindMs = 100;
/** After so long without an answer the member API is asked anew. */
const givenUpMs = 5_000;

/** The cookie by which a browser tells its language; the shell sets it where that is not the first one. */
const languageCookie = 'members_language';

/** What the built shell brings: `shell/src/drawHome.tsx`. */
interface DrawingCode {
  readPaths: readonly string[];
  /** The BCP 47 tag of a language. */
  languageTag: (language: Language) => string;
  drawHome: (home: {
    language: Language;
    demo: boolean;
    answers: Readonly<Record<string, string>>;
  }) => Promise<string | null>;
}

interface Drawn {
  /** When its answers were asked for. */
  at: number;
  /** Of which answers. */
  texts: string;
  /** Null of a site that is closed. */
  html: string | null;
}

interface DrawnHomeOptions {
  /** The built shell. */
  directory: string;
  /** The base of the member API, as this server reaches it; nothing is drawn without. */
  api: (() => string) | undefined;
  demo: boolean;
  now?: () => number;
  /** How long a page waits for the member API and the drawing before it is made without. */
  patienceMs?: number;
}

/** Home for one page. */
interface PageHome {
  /** A template, which shows nothing by itself. */
  markup: string;
  /** BCP 47 tag of its language. */
  lang: string;
}

/**
 * Returns what draws Home for a page as a visitor sees it first, in the language that its `cookies` tell (decision 127). Null
 * where the member API does not answer in time: then the app draws Home as it draws any other screen.
 */
export function createDrawnHome(options: DrawnHomeOptions) {
  const { directory, api, demo, now = Date.now, patienceMs = 100 } = options;
  const file = join(directory, 'drawn/home.cjs');
  // Other builds of the shell bring none.
  if (!api || !existsSync(file)) return async () => null;
  const { readPaths, languageTag, drawHome } = createRequire(import.meta.url)(file) as DrawingCode;
  const drawings = new Map<Language, { at: number; coming: Promise<Drawn | null> }>();
  const drawn = new Map<Language, Drawn>();

  const ask = async (path: string, language: Language): Promise<string> => {
    const signal = AbortSignal.timeout(givenUpMs);
    const response = await fetch(api() + path, { headers: { lang: language }, signal });
    if (!response.ok) throw new Error(`${path} has answered ${response.status}.`);
    return response.text();
  };

  async function draw(language: Language, at: number): Promise<Drawn> {
    const answers = await Promise.all(
      readPaths.map(async (path) => [path, await ask(path, language)] as const),
    );
    const texts = JSON.stringify(answers);
    const before = drawn.get(language);
    const html =
      before?.texts === texts
        ? before.html
        : await drawHome({ language, demo, answers: Object.fromEntries(answers) });
    const home = { at, texts, html };
    drawn.set(language, home);
    return home;
  }

  return async (cookies = ''): Promise<PageHome | null> => {
    const told = parseCookie(cookies)[languageCookie];
    const language = isLanguage(told) ? told : defaultLanguage;
    const at = now();
    const before = drawn.get(language);
    const stands = before && at - before.at < longestMs;
    let drawing = drawings.get(language);
    if (!drawing || at - drawing.at >= keptMs) {
      const begun = stands ? passed(behindMs, undefined, { ref: false }) : Promise.resolve();
      drawing = { at, coming: begun.then(() => draw(language, at)).catch(() => null) };
      drawings.set(language, drawing);
    }
    const home = stands
      ? before
      : await pTimeout(drawing.coming, { milliseconds: patienceMs, fallback: () => null });
    if (!home?.html) return null;
    const markup = `<template id="drawn-home" data-language="${language}" data-at="${home.at}">${home.html}</template>`;
    return { markup, lang: languageTag(language) };
  };
}
