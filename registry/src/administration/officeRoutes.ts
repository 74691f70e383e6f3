import { defineOfficeRoute, type OfficeRoute, type Operator } from '@members/server/office';
import type { RegistryLog } from '../log/openRegistryLog';
import { addTeam, changeQuota, removeTeam } from './teams';

/** What administrators decide: who may publish what, and which key signs the document. */
export function administrationOfficeRoutes({ registry }: { registry: RegistryLog }): OfficeRoute[] {
  const by = ({ name }: Operator, why: string) => ({ actor: { kind: 'operator', name } as const, why });
  return [
    defineOfficeRoute('addTeam', ({ params: { reason, ...team }, operator }) =>
      addTeam(registry, team, by(operator, reason)),
    ),
    defineOfficeRoute('setTeamQuota', ({ params: { team, reason, ...quota }, operator }) =>
      changeQuota(registry, { team, quota }, by(operator, reason)),
    ),
    defineOfficeRoute('removeTeam', ({ params: { team, reason }, operator }) =>
      removeTeam(registry, team, by(operator, reason)),
    ),
    defineOfficeRoute('rotateRegistryKey', ({ params: { reason }, operator }) =>
      registry.rotateKey(by(operator, reason)),
    ),
  ];
}
