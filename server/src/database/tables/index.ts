import type { AlertTables } from './alerts';
import type { BankCardTables } from './bankCards';
import type { BankFileTables } from './bankFiles';
import type { CodeTables } from './codes';
import type { ContentTables } from './content';
import type { ControlTables } from './control';
import type { CorrectionTables } from './corrections';
import type { DayTables } from './days';
import type { BroadcastTables } from './broadcasts';
import type { CredentialResetTables } from './credentialResets';
import type { FundPasswordTables } from './fundPassword';
import type { LedgerTables } from './ledger';
import type { LogisticsTables } from './logistics';
import type { LotteryTables } from './lottery';
import type { MailTables } from './mail';
import type { MemberPageTables } from './memberPages';
import type { MemberTables } from './members';
import type { MessageTables } from './messages';
import type { MonthTables } from './months';
import type { NoticeTables } from './notices';
import type { OfficeTables } from './office';
import type { OperatorLogTables } from './operatorLog';
import type { OperatorsTables } from './operators';
import type { PasskeyTables } from './passkeys';
import type { PrivacyTables } from './privacy';
import type { PushTables } from './push';
import type { RateLimitTables } from './rateLimits';
import type { RechargeTables } from './recharge';
import type { ReconciliationTables } from './reconciliation';
import type { RecoveryTables } from './recovery';
import type { RecoveryCodeTables } from './recoveryCodes';
import type { ServerTables } from './servers';
import type { SessionTables } from './sessions';
import type { ShowcaseTables } from './showcase';
import type { SiteTables } from './site';
import type { StandingTables } from './standing';
import type { SupportTables } from './support';
import type { UploadTables } from './uploads';
import type { VideoTables } from './video';
import type { ViolationTables } from './violations';
import type { WithdrawalTables } from './withdrawals';

/** Every table of the database, put together from the slices that own them. */
export interface Tables
  extends
    MemberTables,
    MemberPageTables,
    StandingTables,
    MailTables,
    CodeTables,
    RecoveryTables,
    SessionTables,
    SiteTables,
    ShowcaseTables,
    VideoTables,
    NoticeTables,
    MessageTables,
    PushTables,
    MonthTables,
    LedgerTables,
    LotteryTables,
    LogisticsTables,
    ControlTables,
    ContentTables,
    UploadTables,
    FundPasswordTables,
    CredentialResetTables,
    BankCardTables,
    BroadcastTables,
    RechargeTables,
    CorrectionTables,
    BankFileTables,
    DayTables,
    WithdrawalTables,
    OperatorLogTables,
    ViolationTables,
    PrivacyTables,
    PasskeyTables,
    OfficeTables,
    OperatorsTables,
    RecoveryCodeTables,
    RateLimitTables,
    ServerTables,
    AlertTables,
    ReconciliationTables,
    SupportTables {}
