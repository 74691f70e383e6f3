import { useSearchParams } from '@members/mfe-kit/router';
import { useEffect, useRef, useState } from 'react';

export interface AddressSheet {
  open: boolean;
  /** What the address says, and after closing what it said last; null before the first opening. */
  values: Readonly<Record<string, string>> | null;
  show: (values: Readonly<Record<string, string>>) => void;
  /** `then` runs once the address is free of the sheet. */
  close: (then?: () => void) => void;
}

/** A sheet whose opening stands in the address, under `name` and perhaps `details` of it. */
export function useAddressSheet(name: string, details: readonly string[] = []): AddressSheet {
  const [query, setQuery] = useSearchParams();
  const [closing, setClosing] = useState(false);
  const [last, setLast] = useState<{ text: string; values: Record<string, string> } | null>(null);
  const names = [name, ...details];
  const said = query.get(name) === null ? null : names.flatMap((each) => pairOf(query, each));
  const text = JSON.stringify(said);
  if (said && last?.text !== text) setLast({ text, values: Object.fromEntries(said) });

  const write = (values: Readonly<Record<string, string>>) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        for (const each of names) after.delete(each);
        for (const [each, value] of Object.entries(values)) after.set(each, value);
        return after;
      },
      { replace: true },
    );
  const address = useRef('');
  useEffect(() => {
    address.current = window.location.href;
  }, [query]);
  const close = (then?: () => void) => {
    setClosing(true);
    void afterLayers(() => {
      setClosing(false);
      // The layer also closes because the address leads elsewhere: then that one stays.
      if (window.location.href !== address.current) return;
      write({});
      then?.();
    });
  };
  return { open: said !== null && !closing, values: last?.values ?? null, show: write, close };
}

/** A screen that may open a sheet doesn't wait for the code of layers, and where that can't be had none is open. */
async function afterLayers(work: () => void): Promise<void> {
  const layers = await import('@members/ui/overlay').catch(() => null);
  if (layers) layers.afterLayers(work);
  else work();
}

const pairOf = (query: URLSearchParams, name: string): [string, string][] => {
  const value = query.get(name);
  return value === null ? [] : [[name, value]];
};
