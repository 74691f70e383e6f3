import { defineOfficeRoute, type OfficeRoute, type Operator } from '../office';
import type { Act } from '../operatorLog';
import { byInvitation } from './invitations';
import type { Roles } from './roles';
import type { Operators } from './service';

interface OperatorRoutes {
  operators: Operators;
  roles: Roles;
  officeOrigin: string;
  now: () => Date;
}

/** Who may work in the office, and what they may do there. */
export function operatorOfficeRoutes({ operators, roles, officeOrigin, now }: OperatorRoutes): OfficeRoute[] {
  const by = (name: string, { now: at }: Act) => byInvitation({ name, officeOrigin, at });
  async function needsSecond({ name }: { name: string }, proposing: Operator): Promise<boolean> {
    await operators.workOf(name);
    return operators.takesTwo(proposing.name);
  }
  return [
    defineOfficeRoute('operators', () => operators.list(now())),
    defineOfficeRoute(
      'addOperator',
      ({ params: { reason, ...added }, act }) =>
        operators.add(added, { ...act, reason }, by(added.name, act)),
      {
        async needsSecond(params, { name }) {
          await operators.foresee({ ...params, version: 0 });
          return operators.takesTwo(name);
        },
      },
    ),
    defineOfficeRoute(
      'changeOperator',
      ({ params: { reason, ...changed }, act }) => operators.change(changed, { ...act, reason }),
      {
        async needsSecond(params, { name }) {
          await operators.foresee(params);
          return operators.takesTwo(name);
        },
        async shown({ version: _opened, ...params }) {
          return { ...params, before: await operators.workOf(params.name) };
        },
      },
    ),
    defineOfficeRoute('disableOperator', ({ params: { name, reason }, act }) =>
      operators.setDisabled(name, true, { ...act, reason }),
    ),
    defineOfficeRoute(
      'enableOperator',
      ({ params: { name, reason }, act }) => operators.setDisabled(name, false, { ...act, reason }),
      { needsSecond },
    ),
    defineOfficeRoute('endOperatorSessions', ({ params: { name, reason }, act }) =>
      operators.endSessions(name, { ...act, reason }),
    ),
    defineOfficeRoute(
      'resetOperator',
      ({ params: { name, reason }, act }) => operators.reset(name, { ...act, reason }, by(name, act)),
      { needsSecond },
    ),
    defineOfficeRoute('roles', () => roles.list()),
    defineOfficeRoute(
      'saveRole',
      ({ params: { reason, ...saved }, act }) => roles.save(saved, { ...act, reason }),
      {
        async needsSecond(params, { name }) {
          await roles.foresee(params);
          return operators.takesTwo(name);
        },
        async shown({ version: _opened, ...params }) {
          const before = await roles.rightsOf(params.name);
          return { ...params, ...(before && { before: { rights: before } }) };
        },
      },
    ),
    defineOfficeRoute('removeRole', ({ params: { name, reason }, act }) =>
      roles.remove(name, { ...act, reason }),
    ),
  ];
}
