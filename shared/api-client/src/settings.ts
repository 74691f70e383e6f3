import { defaultLanguage, type Call, type Language } from '@members/contract';

/** What the shell decides once at start. */
export interface ApiSettings {
  /** Override of the base address, e.g. `https://api.example.org/api`. */
  baseUrl?: string | undefined;
  /** The current language, sent as the `lang` header (API-06). */
  language: () => Language;
  /** Subscribes to changes of the language, after which the hooks read again in the new one. */
  onLanguageChange?: (listener: () => void) => () => void;
  /** After so long without an answer a call counts as a network error; 90 s unless told (API-02). */
  timeoutMs?: number | undefined;
  /**
   * What proves that the app itself asks, where the server of the page gives it (decision 91): null where the page was kept
   * and nobody could be asked for it.
   */
  pageKey?: Promise<string | null> | undefined;
  /** Makes the calls in this client's place, as the shell's does for a remote that is developed with a copy of its own. */
  elsewhere?: ((declared: Call, ...args: unknown[]) => Promise<unknown>) | undefined;
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
