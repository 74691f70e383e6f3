import type { BankCardTables } from '../bankCards/tables';
import type { ControlTables } from '../control/tables';
import type { FundPasswordTables } from '../fundPassword/tables';
import type { LedgerTables } from '../ledger/tables';
import type { LogisticsTables } from '../logistics/tables';
import type { LotteryTables } from '../lottery/tables';
import type { MemberTables } from '../members/tables';
import type { NoticeTables } from '../notices/tables';
import type { OperatorLogTables } from '../operatorLog/tables';
import type { RateLimitTables } from '../rateLimits/tables';
import type { RechargeTables } from '../recharge/tables';
import type { SessionTables } from '../sessions/tables';
import type { ShowcaseTables } from '../showcase/tables';
import type { SiteTables } from '../site/tables';
import type { UploadTables } from '../uploads/tables';
import type { VideoTables } from '../video/tables';
import type { ViolationTables } from '../violations/tables';
import type { WithdrawalTables } from '../withdrawals/tables';

/** Every table of the database, put together from the slices that own them. */
export interface Tables
  extends
    MemberTables,
    SessionTables,
    SiteTables,
    ShowcaseTables,
    VideoTables,
    NoticeTables,
    LedgerTables,
    LotteryTables,
    LogisticsTables,
    ControlTables,
    UploadTables,
    FundPasswordTables,
    BankCardTables,
    RechargeTables,
    WithdrawalTables,
    OperatorLogTables,
    ViolationTables,
    RateLimitTables {}
