import type { MessageTexts } from './messageTexts';

export const en_us: MessageTexts = {
  betsWon: {
    name: 'Your order is settled',
    text: '{game}, period {period}: won {payout} with {stake}',
    brief: '{game}, period {period}',
  },
  betsNotWon: {
    name: 'Your order is settled',
    text: '{game}, period {period}: not won this time, {stake}',
    brief: '{game}, period {period}',
  },
  withdrawalArrived: {
    name: 'Your withdrawal has arrived',
    text: '{amount} has arrived on your card.',
    brief: 'The records have the details.',
  },
  withdrawalRejected: {
    name: 'Your withdrawal was rejected',
    text: '{amount} is in your balance again. Reason: {reason}',
    brief: 'The amount is in your balance again. The records have the reason.',
  },
  money: {
    bonus: {
      name: 'You were given a bonus',
      text: '{amount} was added to your balance. Reason: {reason}',
      brief: 'Wallet detail has more.',
    },
    added: {
      name: 'Your balance was corrected',
      text: '{amount} was added to your balance. Reason: {reason}',
      brief: 'Wallet detail has more.',
    },
    taken: {
      name: 'Your balance was corrected',
      text: '{amount} was taken from your balance. Reason: {reason}',
      brief: 'Wallet detail has more.',
    },
    rechargeRefunded: {
      name: 'A recharge was sent back',
      text: '{amount} goes back to where it came from; your balance gave {taken}. Reason: {reason}',
      brief: 'Wallet detail has more.',
    },
    paymentCredited: {
      name: 'Your payment was credited',
      text: '{amount} was added to your balance.',
      brief: 'Wallet detail has more.',
    },
  },
  message: { name: 'A message for you', brief: 'Open the app to read it.' },
  support: { name: 'Customer service has answered', brief: 'Open the app to read the answer.' },
  security: {
    password: 'Your login password was changed',
    fundPassword: 'Your withdrawal password was set',
    fundPasswordAsked: 'A new withdrawal password was asked for',
    fundPasswordKept: 'The reset of your withdrawal password was cancelled',
    card: 'A bank card was added',
    address: 'Your e-mail address or phone number was changed',
    newDevice: 'Login on a new device',
    passkeyAdded: 'A passkey was added',
    passkeyRemoved: 'A passkey was removed',
    recoveryCodes: 'New recovery codes were made',
    recoveryCancelled: 'The reset of a password was cancelled',
    passwordLink: 'A link for a new login password was made',
    cardReset: 'Your bank card was taken off',
    fundPasswordReset: 'Your withdrawal password was taken off',
    realNameReset: 'Your real name was taken off',
  },
  securityText: {
    text: '{device}. If it wasn’t you, log out all other devices, change your password and contact customer service.',
    brief: 'If it wasn’t you, open the app.',
  },
  fundPasswordFrom:
    'A new one can be set from {from} UTC; until then it can be cancelled under Settings, E-mail and recovery.',
  cancelledByService:
    'By customer service. If you asked for it yourself, you can ask again. If it wasn’t you, change your password and contact customer service.',
  resetByService:
    'By customer service, after checking who asked. Give it anew in the app; withdrawals go on at {from} UTC at the earliest. If it wasn’t you, log out all other devices, change your password and contact customer service.',
  linkByService:
    'By customer service, after checking who asked. It is good once, for half an hour. If it wasn’t you, contact customer service at once.',
  unknownDevice: 'Unknown device',
};
