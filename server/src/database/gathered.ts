import DataLoader from 'dataloader';

/**
 * Reads what was asked for in one turn of the event loop by one statement. `read` answers in the order of its keys.
 * Nothing is kept: what is asked for later is read anew.
 */
export function gathered<Key, Row>(
  read: (keys: readonly Key[]) => Promise<readonly Row[]>,
): (key: Key) => Promise<Row> {
  const loader = new DataLoader<Key, Row>(read, { cache: false, batchScheduleFn: setImmediate });
  return (key) => loader.load(key);
}
