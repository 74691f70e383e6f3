import type { MessageTexts } from './messageTexts';

export const es_spa: MessageTexts = {
  betsWon: {
    name: 'Tu orden está liquidada',
    text: '{game}, período {period}: ganaste {payout} con {stake}',
    brief: '{game}, período {period}',
  },
  betsNotWon: {
    name: 'Tu orden está liquidada',
    text: '{game}, período {period}: esta vez no ganaste, {stake}',
    brief: '{game}, período {period}',
  },
  withdrawalArrived: {
    name: 'Tu retiro ha llegado',
    text: '{amount} ha llegado a tu tarjeta.',
    brief: 'Los detalles están en el historial.',
  },
  withdrawalRejected: {
    name: 'Tu retiro fue rechazado',
    text: '{amount} está de nuevo en tu saldo. Motivo: {reason}',
    brief: 'El importe está de nuevo en tu saldo. El motivo está en el historial.',
  },
  money: {
    bonus: {
      name: 'Has recibido un bono',
      text: '{amount} se añadió a tu saldo. Motivo: {reason}',
      brief: 'Hay más en el detalle de la billetera.',
    },
    added: {
      name: 'Se corrigió tu saldo',
      text: '{amount} se añadió a tu saldo. Motivo: {reason}',
      brief: 'Hay más en el detalle de la billetera.',
    },
    taken: {
      name: 'Se corrigió tu saldo',
      text: '{amount} se descontó de tu saldo. Motivo: {reason}',
      brief: 'Hay más en el detalle de la billetera.',
    },
    rechargeRefunded: {
      name: 'Se devolvió una recarga',
      text: '{amount} vuelve a su origen; tu saldo puso {taken}. Motivo: {reason}',
      brief: 'Hay más en el detalle de la billetera.',
    },
    paymentCredited: {
      name: 'Tu pago se abonó',
      text: '{amount} se añadió a tu saldo.',
      brief: 'Hay más en el detalle de la billetera.',
    },
  },
  message: { name: 'Un mensaje para ti', brief: 'Abre la aplicación para leerlo.' },
  support: { name: 'Atención al cliente ha respondido', brief: 'Abre la aplicación para leer la respuesta.' },
  security: {
    password: 'Se cambió tu contraseña de acceso',
    fundPassword: 'Se estableció tu contraseña de retiro',
    fundPasswordAsked: 'Se pidió una nueva contraseña de retiro',
    fundPasswordKept: 'Se canceló el restablecimiento de tu contraseña de retiro',
    card: 'Se vinculó una tarjeta bancaria',
    address: 'Se cambió tu correo o tu teléfono',
    newDevice: 'Acceso desde un dispositivo nuevo',
    passkeyAdded: 'Se añadió una llave de acceso',
    passkeyRemoved: 'Se quitó una llave de acceso',
    recoveryCodes: 'Se crearon nuevos códigos de recuperación',
    recoveryCancelled: 'Se canceló el restablecimiento de una contraseña',
    passwordLink: 'Se creó un enlace para una nueva contraseña de acceso',
    cardReset: 'Se desvinculó tu tarjeta bancaria',
    fundPasswordReset: 'Se quitó tu contraseña de retiro',
    realNameReset: 'Se quitó tu nombre real',
  },
  securityText: {
    text: '{device}. Si no fuiste tú, cierra la sesión en los demás dispositivos, cambia la contraseña y contacta con atención al cliente.',
    brief: 'Si no fuiste tú, abre la aplicación.',
  },
  fundPasswordFrom:
    'Se podrá definir una nueva desde las {from} UTC; hasta entonces puede cancelarse en Ajustes, Correo y recuperación.',
  cancelledByService:
    'Lo canceló atención al cliente. Si lo pediste tú, puedes pedirlo de nuevo. Si no fuiste tú, cambia la contraseña y contacta con atención al cliente.',
  resetByService:
    'Lo hizo atención al cliente tras comprobar quién lo pidió. Indícalo de nuevo en la aplicación; podrás retirar a partir de las {from} UTC. Si no fuiste tú, cierra la sesión en los demás dispositivos, cambia la contraseña y contacta con atención al cliente.',
  linkByService:
    'Lo hizo atención al cliente tras comprobar quién lo pidió. Sirve una vez y durante media hora. Si no fuiste tú, contacta enseguida con atención al cliente.',
  unknownDevice: 'Dispositivo desconocido',
};
