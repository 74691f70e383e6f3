import { useSearchParams } from '@members/mfe-kit/router';
import { useEffect, useRef, useState } from 'react';

export interface AddressSheet {
  open: boolean;
  /** What the address states, and after closing what it stated last; null before the first opening. */
  values: Readonly<Record<string, string>> | null;
  show: (values: Readonly<Record<string, string>>) => void;
  /** `then` runs once the sheet is gone from the address. */
  close: (then?: () => void) => void;
}

/** A sheet that is open while the address has the parameter `name`; `details` are further parameters of it. */
export function useAddressSheet(name: string, details: readonly string[] = []): AddressSheet {
  const [query, setQuery] = useSearchParams();
  const [closing, setClosing] = useState(false);
  const [last, setLast] = useState<{ text: string; values: Record<string, string> } | null>(null);
  const names = [name, ...details];
  const stated = query.get(name) === null ? null : names.flatMap((each) => pairOf(query, each));
  const text = JSON.stringify(stated);
  if (stated && last?.text !== text) setLast({ text, values: Object.fromEntries(stated) });

  const write = (values: Readonly<Record<string, string>>) => {
    const after = addressedNow();
    for (const each of names) after.delete(each);
    for (const [each, value] of Object.entries(values)) after.set(each, value);
    setQuery(after, { replace: true });
  };
  const address = useRef('');
  const next = useRef<() => void>(undefined);
  useEffect(() => {
    address.current = window.location.href;
  }, [query]);
  useEffect(() => {
    if (text !== 'null') return;
    const then = next.current;
    next.current = undefined;
    then?.();
  }, [text]);
  const close = (then?: () => void) => {
    setClosing(true);
    void afterLayers(() => {
      setClosing(false);
      // The layer also closes when the member navigates; then the new address stays as it is.
      if (window.location.href !== address.current) return;
      // The router writes the address later, and what follows reads it.
      next.current = then;
      write({});
    });
  };
  return { open: stated !== null && !closing, values: last?.values ?? null, show: write, close };
}

/** A screen that may open a sheet doesn't wait for the code of layers. Where that can't be loaded, no layer is open. */
async function afterLayers(work: () => void): Promise<void> {
  const layers = await import('@members/ui/overlay').catch(() => null);
  if (layers) layers.afterLayers(work);
  else work();
}

/** The router's own is that of the last rendering: one sheet that follows another would bring the first one back. */
const addressedNow = () => new URLSearchParams(window.location.hash.split('?')[1]);

const pairOf = (query: URLSearchParams, name: string): [string, string][] => {
  const value = query.get(name);
  return value === null ? [] : [[name, value]];
};
