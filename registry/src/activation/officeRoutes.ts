import type { ReleaseCheck } from '@members/office-contract';
import { defineOfficeRoute, type OfficeRoute, type Operator } from '@members/server/office';
import type { GateChecks } from '../gate/gateChecks';
import type { Commands, Decision } from './commands';

interface Options {
  commands: Commands;
  gateChecks: GateChecks;
}

/** What operators decide about releases. Each decision answers the log entry that it made. */
export function activationOfficeRoutes({ commands, gateChecks }: Options): OfficeRoute[] {
  const resultOf = (name: string, releaseId: string, check: ReleaseCheck | null) => ({
    check,
    behind: check ? [] : [...(gateChecks.atGate(name, releaseId)?.behind ?? [])],
  });
  return [
    defineOfficeRoute('releaseCheck', async ({ params: { name, releaseId } }) =>
      resultOf(name, releaseId, await gateChecks.resultOf(name, releaseId)),
    ),
    defineOfficeRoute('checkRelease', async ({ params: { name, releaseId }, operator }) => {
      const by = { actor: { kind: 'operator', name: operator.name }, why: 'Asked for a check' } as const;
      return resultOf(name, releaseId, await gateChecks.check(name, releaseId, by));
    }),
    defineOfficeRoute('activateRelease', ({ params, operator }) =>
      commands.activate(params, decisionOf(operator, params)),
    ),
    defineOfficeRoute('goBack', ({ params, operator }) =>
      commands.rollBack({ ...params, oneStep: true }, decisionOf(operator, params)),
    ),
    defineOfficeRoute('goFurtherBack', ({ params, operator }) =>
      commands.rollBack({ ...params, oneStep: false }, decisionOf(operator, params)),
    ),
    defineOfficeRoute('startCanary', ({ params, operator }) =>
      commands.startCanary(params, decisionOf(operator, params)),
    ),
    defineOfficeRoute('setCanaryStep', ({ params, operator }) =>
      commands.stepCanary(params, decisionOf(operator, params)),
    ),
    defineOfficeRoute('promoteCanary', ({ params, operator }) =>
      commands.promoteCanary(params.name, decisionOf(operator, params)),
    ),
    defineOfficeRoute('stopCanary', ({ params, operator }) =>
      commands.stopCanary(params.name, decisionOf(operator, params)),
    ),
    defineOfficeRoute('setFlag', ({ params, operator }) =>
      commands.setFlag(params, decisionOf(operator, params)),
    ),
    defineOfficeRoute('switchFlagOff', ({ params: { keep, ...params }, operator }) =>
      commands.setFlag({ ...params, share: keep ? 0 : null }, decisionOf(operator, params)),
    ),
    defineOfficeRoute('setOverrides', ({ params, operator }) =>
      commands.changeOverrides(params.overrides, decisionOf(operator, params)),
    ),
    defineOfficeRoute('setCanarySettings', ({ params, operator }) =>
      commands.changeCanarySettings(params.settings, decisionOf(operator, params)),
    ),
  ];
}

const decisionOf = (
  { name }: Operator,
  { reason: why, revision }: { reason: string; revision: number },
): Decision => ({ actor: { kind: 'operator', name }, why, revision });
