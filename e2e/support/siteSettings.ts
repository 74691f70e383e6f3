import type { ContentFields } from '../../shared/office-contract/src';
import { operate, operateWith } from './operator';

/** Changes settings of the system under test, such as `setSite('access', { loginFirst: true })`; pages may keep the former for a minute. */
export async function setSite(kind: 'startPage' | 'access', changed: ContentFields): Promise<void> {
  const item = ['--kind', kind, '--id', 'site'];
  const { version, fields } = JSON.parse(await operate('content-item', ...item, '--json')) as {
    version: number;
    fields: ContentFields;
  };
  const shownFrom = new Date(0).toISOString();
  await operateWith('save-content', {
    kind,
    id: 'site',
    version,
    fields: { ...fields, ...changed },
    shownFrom,
  });
}

/** The same for where customer service answers. */
export async function setSupport(changed: { enabled?: boolean; url?: string }): Promise<void> {
  const { usualMinutes: _, ...settings } = JSON.parse(await operate('support-settings', '--json')) as {
    usualMinutes: unknown;
  };
  await operateWith('set-support-settings', { ...settings, ...changed });
}
