import ipaddr from 'ipaddr.js';

/** Some proxies name the port too. */
const withPort = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/;

/**
 * What an address counts as in limits and locks: an IPv4 address as itself, also one that is mapped into IPv6, and an
 * IPv6 address as its /64, of which a single client has every one. What is no address counts as one client.
 */
export function clientNetwork(address: string): string {
  const [, v6, v4] = withPort.exec(address) ?? [];
  const bare = v6 ?? v4 ?? address;
  if (!ipaddr.isValid(bare)) return 'unknown';
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(bare)}/64`).toString()}/64`;
}

const withoutZone = (address: string) => address.replace(/%.*$/, '');
