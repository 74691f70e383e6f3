import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Certificate {
  key: Buffer;
  cert: Buffer;
  /** SHA-256 of the public key, by which a browser can be told to trust it and so to cache what it loads. */
  publicKeyHash: string;
}

/** A certificate for localhost, made for one run. */
export function makeCertificate(): Certificate {
  const directory = mkdtempSync(join(tmpdir(), 'members-bench-tls-'));
  const [keyFile, certFile] = [join(directory, 'key.pem'), join(directory, 'cert.pem')];
  try {
    const what = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
    execFileSync('openssl', [...what, ...subject, '-keyout', keyFile, '-out', certFile], { stdio: 'pipe' });
    const [key, cert] = [readFileSync(keyFile), readFileSync(certFile)];
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
    return { key, cert, publicKeyHash: createHash('sha256').update(publicKey).digest('base64') };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
