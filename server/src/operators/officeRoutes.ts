import { defineOfficeRoute, type OfficeRoute, type Operator } from '../office';
import type { Roles } from './roles';
import type { Operators } from './service';

interface OperatorRoutes {
  operators: Operators;
  roles: Roles;
  now: () => Date;
}

/** Who may work in the office, and what they may do there. */
export function operatorOfficeRoutes({ operators, roles, now }: OperatorRoutes): OfficeRoute[] {
  const needsSecond = (_params: unknown, { name }: Operator) => operators.takesTwo(name);
  return [
    defineOfficeRoute('operators', () => operators.list(now())),
    defineOfficeRoute(
      'addOperator',
      ({ params: { reason, ...added }, act }) =>
        operators.add(added, { ...act, reason }, operators.byInvitation(added.name, act)),
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
      ({ params: { name, reason }, act }) =>
        operators.reset(name, { ...act, reason }, operators.byInvitation(name, act)),
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
