import { accountArea } from './account/area';
import type { Area } from './area';
import { auditArea } from './audit/area';
import { contentArea } from './content/area';
import { moneyArea } from './money/area';
import { operatorsArea } from './operators/area';
import { proposalsArea } from './proposals/area';
import { siteArea } from './site/area';

/** What there is in the office, in the order of its menu. The first that an operator may see is where they begin. */
export const areas: readonly Area[] = [
  moneyArea,
  contentArea,
  siteArea,
  proposalsArea,
  auditArea,
  operatorsArea,
  accountArea,
];
