import { installFromDebian, runnable } from './chromium.mjs';

/** Installs nginx, for what runs behind it; where it can't be installed, those tests are skipped and named at the end. */
export async function ensureNginx() {
  const programs = ['/usr/sbin/nginx', '/usr/bin/openssl'];
  if (!programs.every(runnable)) await installFromDebian('nginx', ['nginx-light', 'openssl']);
}
