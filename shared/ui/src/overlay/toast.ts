import { Toast } from '@base-ui/react/toast';
import type { ReactNode } from 'react';

export type ToastTone = 'neutral' | 'success' | 'warn' | 'danger';

export interface ToastOptions {
  tone?: ToastTone;
  /** How long it stays, 3000 ms by default; at least 5000 ms for long texts. */
  timeoutMs?: number;
  /** Gives way to messages that come meanwhile; its time runs only while it is seen. */
  patient?: boolean;
  /** Stands below the text; `close` takes the message away. */
  detail?: (close: () => void) => ReactNode;
}

/** What a toast is shown with, beside its text and tone. */
export type ToastData = Pick<ToastOptions, 'patient' | 'detail'> & { timeoutMs: number };

interface Waiting {
  message: string;
  options: ToastOptions;
}

/** Connects `toast()` with the one mounted `ToastProvider`; nothing else uses it. */
export const toastManager = Toast.createToastManager<ToastData>();

let waiting: Waiting[] = [];
let mounted = 0;

/**
 * Shows a message for a moment, from any React root or from none; one at a time, errors first and then the newest. The same
 * text is never shown twice: a second call lengthens the first. Calls made before the provider is there are kept for it.
 */
export function toast(message: string, options: ToastOptions = {}): void {
  if (mounted === 0) {
    waiting.push({ message, options });
    return;
  }
  const { tone = 'neutral', timeoutMs = Math.max(3000, message.length * 70), patient = false } = options;
  toastManager.add({
    id: message,
    title: message,
    type: tone,
    timeout: patient ? 0 : timeoutMs,
    data: { patient, detail: options.detail, timeoutMs },
  });
}

/** The provider is mounted from now until the returned function is called. */
export function attachToasts(): () => void {
  mounted += 1;
  const kept = waiting;
  waiting = [];
  for (const { message, options } of kept) toast(message, options);
  return () => void (mounted -= 1);
}
