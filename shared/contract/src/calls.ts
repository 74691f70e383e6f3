import { isWrite, type AnswerOf, type Call, type ParamsOf } from './call';
import { boardCalls } from './calls/board';
import { controlCalls } from './calls/control';
import { deviceCalls } from './calls/devices';
import { invitationCalls } from './calls/invitation';
import { logisticsCalls } from './calls/logistics';
import { lotteryCalls } from './calls/lottery';
import { memberCalls } from './calls/member';
import { messageCalls } from './calls/messages';
import { oddsCalls } from './calls/odds';
import { passkeyCalls } from './calls/passkeys';
import { privacyCalls } from './calls/privacy';
import { recoveryCalls } from './calls/recovery';
import { pushCalls } from './calls/push';
import { recoveryCodeCalls } from './calls/recoveryCodes';
import { showcaseCalls } from './calls/showcase';
import { signedWithdrawalCalls } from './calls/signedWithdrawals';
import { siteCalls } from './calls/site';
import { slipCalls } from './calls/slips';
import { streamCalls } from './calls/stream';
import { supportCalls } from './calls/support';
import { verificationCalls } from './calls/verification';
import { videoCalls } from './calls/video';
import { walletCalls } from './calls/wallet';
import type { ServerFields } from './wire/params';

/** The member API: the forty calls of the specification, by this project's names, and those that it adds. */
export const calls = {
  ...siteCalls,
  ...showcaseCalls,
  ...lotteryCalls,
  ...boardCalls,
  ...oddsCalls,
  ...slipCalls,
  ...streamCalls,
  ...videoCalls,
  ...memberCalls,
  ...messageCalls,
  ...supportCalls,
  ...pushCalls,
  ...deviceCalls,
  ...invitationCalls,
  ...passkeyCalls,
  ...recoveryCodeCalls,
  ...walletCalls,
  ...signedWithdrawalCalls,
  ...logisticsCalls,
  ...controlCalls,
  ...privacyCalls,
  ...recoveryCalls,
  ...verificationCalls,
} as const;

/** The same by the groups in which they are declared and imported. */
export const callGroups = {
  siteCalls,
  showcaseCalls,
  lotteryCalls,
  boardCalls,
  oddsCalls,
  slipCalls,
  streamCalls,
  videoCalls,
  memberCalls,
  messageCalls,
  supportCalls,
  pushCalls,
  deviceCalls,
  invitationCalls,
  passkeyCalls,
  recoveryCodeCalls,
  walletCalls,
  signedWithdrawalCalls,
  logisticsCalls,
  controlCalls,
  privacyCalls,
  recoveryCalls,
  verificationCalls,
} as const;

type Calls = typeof calls;
export type CallId = keyof Calls;

export type Params<Id extends CallId> = ParamsOf<Calls[Id]>;
export type Answer<Id extends CallId> = AnswerOf<Calls[Id]>;
/** Parameters of a call as the server gets them: what a text may be is still to be checked. */
export type ServerParams<Id extends CallId> = ServerFields<Calls[Id]['params']>;

export const callIds = Object.keys(calls) as CallId[];

/** The declaration of a call, typed as any call's rather than by its literals. */
export const callOf = (id: CallId): Call => calls[id];

/**
 * Whether a route may name a call as one of its `reads`, which are asked for before the code of its screen is there: it
 * changes nothing, answers in the envelope, and takes no parameters but the `given` ones, by their names on the wire, and
 * those that clients may leave out.
 */
export const isOpeningRead = (call: Call, given: readonly string[] = []): boolean => {
  const fields = Object.values(call.params);
  return (
    !isWrite(call) &&
    call.answer.kind !== 'plainText' &&
    fields.every(([name, { kind }]) => kind === 'optional' || given.includes(name)) &&
    given.every((name) => fields.some(([field]) => field === name))
  );
};
