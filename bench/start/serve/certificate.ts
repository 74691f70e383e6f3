import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Certificate {
  key: Buffer;
  cert: Buffer;
  /** By which a browser can be told to take it as a good one, and so to keep what it loads over it. */
  publicKeyHash: string;
}

/** A certificate for localhost, made for one run. */
export function makeCertificate(): Certificate {
  const directory = mkdtempSync(join(tmpdir(), 'members-bench-tls-'));
  const [keyFile, certFile] = [join(directory, 'key.pem'), join(directory, 'cert.pem')];
  try {
    const what = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
    const whom = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
    execFileSync('openssl', [...what, ...whom, '-keyout', keyFile, '-out', certFile], { stdio: 'pipe' });
    const [key, cert] = [readFileSync(keyFile), readFileSync(certFile)];
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
    return { key, cert, publicKeyHash: createHash('sha256').update(publicKey).digest('base64') };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
