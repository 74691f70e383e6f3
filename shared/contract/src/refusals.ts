/**
 * Every refusal of the member API with its English text, which is literal where docs/requirements.md quotes it.
 * The server holds the other five languages. `{name}` marks a value that the server fills in.
 */
export const refusals = {
  illegalRequest: 'Illegal request',
  tooManyRequests: 'Too many requests, please wait a moment',
  accountOffline: 'Account offline',
  notFound: 'Not found',
  previewOnly: 'This is a preview: nothing is sent',
  gameClosed: 'Please contact the administrator to request this task',
  chooseNumber: 'Please choose a number',
  wrongAmount: 'wrong amount',
  insufficientForOrder: 'insufficient balance, contact customer service to recharge',
  periodClosed: 'Period closed',
  aboveLimit: 'Above the limit for this option: at most {limit}',
  keyReused: 'This request was already used with other values',
  wrongCredentials: 'Wrong username or password',
  tooManyAttempts: 'Too many attempts, please try again in {minutes} minutes',
  usernameTaken: 'Username taken',
  invalidInviteCode: 'Invalid invite code',
  notOpen: 'This site isn’t open yet',
  invitationsClosed: 'Members can’t invite others on this site',
  invitationBusy: 'This invitation was used very often today. Please try again tomorrow',
  usernameFormat: 'Username 4–20 letters or digits',
  passwordLength: 'Password 6–20 characters',
  ssoInvalid: 'SSO invalid',
  invalidImage: 'Invalid image',
  imageTooLarge: 'The picture is larger than {megabytes} MB',
  alreadySet: 'Do not repeat settings',
  realNameRequired: 'please enter your real name',
  holderMismatch: 'The holder must be the name of the account’s owner: {name}',
  invalidValue: 'Invalid value',
  incomplete: 'please fill in completely',
  contactService: 'Please contact customer service to change it',
  enterFundPassword: 'Please re-enter a new withdrawal password',
  wrongFundPassword: 'Wrong withdrawal password',
  fundPasswordLocked: 'Withdrawal password locked, please try again in {minutes} minutes',
  wrongOldPassword: 'Wrong old password',
  wrongRecoveryCode: 'Wrong username or recovery code',
  passkeyRefused: 'This passkey was not accepted. Please use your password',
  passkeyExpired: 'That took too long, please try again',
  passkeyLimit: 'You have {num} passkeys already. Remove one first',
  realCardNumber: 'Please enter real bank card number',
  selectBank: 'Please select a bank',
  fundPasswordFirst: 'Please set the withdrawal password before binding the bank card!',
  correctAmount: 'Please fill in the correct amount',
  bankMissing: 'Please set your withdrawal password',
  belowMinimum: 'Minimum {min}',
  aboveMaximum: 'Maximum {max}',
  dailyLimit: 'Daily limit {num} reached',
  withdrawalsUsed: 'Daily limit {num} reached. You can withdraw again from {time} UTC',
  insufficientBalance: 'Insufficient balance',
  channelUnavailable: 'Channel unavailable',
  paymentOver: 'This payment can no longer be continued. Begin a new one',
  paymentSettled: 'This payment is in your balance already',
  wrongPassword: 'Wrong password',
  wrongCode: 'The code is wrong or no longer good',
  invalidAddress: 'Please enter a valid e-mail address',
  addressFirst: 'Confirm an e-mail address first',
  notReady: 'A new withdrawal password can be set from {time} UTC',
  closeBalance: 'There is still {amount} in your account. Withdraw it first',
  closeWithdrawal: 'A withdrawal is still under way. Wait until it has arrived',
  closePayment:
    'A payment to you is not in your balance yet. Have it sent back in the recharge records first',
  closeOrder: 'An order of yours is still open. Wait until its round is settled',
  lossLimitReached: 'This would go past the loss limit you set',
  depositLimitReached: 'This would go past the recharge limit you set; it starts again at {time} UTC',
  playPaused: 'You paused play until {time} UTC. Withdrawals and records stay open',
  playExcluded:
    'You excluded yourself from play. Withdrawals and records stay open; contact customer service',
  raiseTooEarly: 'This can be confirmed from {time} UTC',
  pauseNotShorter: 'A pause can be made longer, not shorter',
} as const;

export type RefusalKey = keyof typeof refusals;

/** The message that ends a session on the client (ERR-03, D14), by language. */
export const authErrorTexts = { vn_vn: 'Lỗi xác thực', others: '鉴权错误' } as const;

export function isAuthErrorText(message: string): boolean {
  return message === authErrorTexts.vn_vn || message === authErrorTexts.others;
}
