import { useSyncExternalStore } from 'react';

const key = 'members.playReminder';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The half hour whose reminder was answered last, in any tab and over reloads. */
export const useAnsweredReminder = (): string | null =>
  useSyncExternalStore(subscribe, () => localStorage.getItem(key));

export function answerReminder(halfHour: string): void {
  localStorage.setItem(key, halfHour);
  listeners.forEach((listener) => listener());
}
