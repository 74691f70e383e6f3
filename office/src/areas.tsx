import { accountArea } from './account/area';
import type { Area } from './area';
import { auditArea } from './audit/area';
import { booksArea } from './books/area';
import { contentArea } from './content/area';
import { gamesArea } from './games/area';
import { membersArea } from './members/area';
import { moneyArea } from './money/area';
import { operatorsArea } from './operators/area';
import { proposalsArea } from './proposals/area';
import { siteArea } from './site/area';
import { releasesArea } from './releases/area';
import { supportArea } from './support/area';
import { todayArea } from './today/area';

/** What there is in the office, in the order of its menu. The first that an operator may see is where they begin. */
export const areas: readonly Area[] = [
  todayArea,
  moneyArea,
  membersArea,
  supportArea,
  booksArea,
  gamesArea,
  contentArea,
  siteArea,
  releasesArea,
  proposalsArea,
  auditArea,
  operatorsArea,
  accountArea,
];
