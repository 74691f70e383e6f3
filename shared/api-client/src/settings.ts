import { defaultLanguage, type Language } from '@members/contract';

/** What the shell decides once at start. */
export interface ApiSettings {
  /** Override of the base address, e.g. `https://api.example.org/api`. */
  baseUrl?: string | undefined;
  /** The current language, sent as the `lang` header (API-06). */
  language: () => Language;
  /** Subscribes to changes of the language, after which the hooks read again in the new one. */
  onLanguageChange?: (listener: () => void) => () => void;
  /** After so long without an answer a call counts as a network error; 90 s unless told (API-02). */
  timeoutMs?: number;
  /** What this page proves by that the app itself asks (decision 91); a server that knows nothing of it is sent nothing. */
  pageKey?: string | undefined;
  /** Keys of the local storage that outlive a session. */
  keptKeys: readonly string[];
}

let settings: ApiSettings = { language: () => defaultLanguage, keptKeys: [] };

export const apiSettings = (): ApiSettings => settings;

export function setApiSettings(next: ApiSettings): void {
  settings = next;
}

/** The browser's cache of what members have read, and that of what anybody may read. */
export const cacheOfReads = (access: 'public' | 'member') => `members-reads-${access}`;
