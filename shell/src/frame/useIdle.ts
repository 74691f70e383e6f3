import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle';

/** True from the first quiet moment of the browser on: for what a first screen can do without. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
