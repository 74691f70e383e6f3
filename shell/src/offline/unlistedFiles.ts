/** Those of the kept addresses that belong to none of the releases, which are given by where their files are. */
export function unlistedFiles(
  addresses: readonly string[],
  baseUrls: readonly string[],
  origin: string,
): string[] {
  const listed = baseUrls.map((baseUrl) => `${new URL(baseUrl, origin).href.replace(/\/$/, '')}/`);
  return addresses.filter((address) => !listed.some((base) => address.startsWith(base)));
}
