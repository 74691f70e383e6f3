import Bowser from 'bowser';
import type { IncomingHttpHeaders } from 'node:http';

const known = new Set<string>([...Object.values(Bowser.BROWSER_MAP), ...Object.values(Bowser.OS_MAP)]);

/**
 * Browser and system of a `user-agent`, such as "Chrome · Android"; '' where neither is known. A name that the header
 * makes up stands nowhere.
 */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 512));
  return [browser.name, os.name].filter((name) => name !== undefined && known.has(name)).join(' · ');
}

/** Where a request comes from, as `deviceName` names it. */
export const deviceOf = ({ headers }: { headers: IncomingHttpHeaders }): string =>
  deviceName(headers['user-agent']);
