import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes an authority and a certificate (`tls.crt`, `tls.key`) of the names of these origins. Answers the hash of the
 * authority's key, by which Chromium believes certificates that it has signed.
 */
export function makeCertificates(directory: string, origins: readonly string[]): string {
  mkdirSync(directory, { recursive: true });
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: directory, stdio: 'pipe' });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  openssl('req', '-x509', ...key, '-subj', '/CN=Authority of a test', '-keyout', 'ca.key', '-out', 'ca.crt');
  const names = origins.map((origin) => `DNS:${new URL(origin).hostname}`);
  writeFileSync(join(directory, 'names'), `subjectAltName=${names.join(',')}\n`);
  openssl('req', ...key, '-subj', '/CN=members.test', '-keyout', 'tls.key', '-out', 'tls.csr');
  const signed = ['-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '2', '-extfile', 'names'];
  const leaf = openssl('x509', '-req', '-in', 'tls.csr', ...signed);
  const root = openssl('x509', '-in', 'ca.crt');
  writeFileSync(join(directory, 'tls.crt'), Buffer.concat([leaf, root]));
  chmodSync(join(directory, 'tls.key'), 0o644);
  openssl('pkey', '-in', 'ca.key', '-pubout', '-outform', 'DER', '-out', 'ca.pub');
  return openssl('dgst', '-sha256', '-binary', 'ca.pub').toString('base64');
}
