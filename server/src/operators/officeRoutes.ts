import { defineOfficeRoute, type OfficeRoute } from '../office';
import type { Operators } from './service';

/** Who may work in the office, and what they may do there. */
export function operatorOfficeRoutes(operators: Operators): OfficeRoute[] {
  return [
    defineOfficeRoute('operators', () => operators.list()),
    defineOfficeRoute('addOperator', ({ params: { reason, ...added }, act }) =>
      operators.add(added, { ...act, reason }),
    ),
    defineOfficeRoute('changeOperatorRights', async ({ params: { name, reason, ...rights }, act }) => {
      await operators.changeRights(name, rights, { ...act, reason });
      return {};
    }),
    defineOfficeRoute('disableOperator', async ({ params: { name, disabled, reason }, act }) => {
      await operators.setDisabled(name, disabled, { ...act, reason });
      return {};
    }),
    defineOfficeRoute('resetOperator', ({ params: { name, reason }, act }) =>
      operators.reset(name, { ...act, reason }),
    ),
  ];
}
