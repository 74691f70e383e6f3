import Bowser from 'bowser';

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
