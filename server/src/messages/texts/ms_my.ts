import type { MessageTexts } from './messageTexts';

export const ms_my: MessageTexts = {
  betsWon: {
    name: 'Pesanan anda telah diselesaikan',
    text: '{game}, tempoh {period}: menang {payout} dengan {stake}',
    brief: '{game}, tempoh {period}',
  },
  betsNotWon: {
    name: 'Pesanan anda telah diselesaikan',
    text: '{game}, tempoh {period}: tidak menang kali ini, {stake}',
    brief: '{game}, tempoh {period}',
  },
  withdrawalArrived: {
    name: 'Pengeluaran anda telah sampai',
    text: '{amount} telah sampai ke kad anda.',
    brief: 'Butirannya ada dalam rekod.',
  },
  withdrawalRejected: {
    name: 'Pengeluaran anda ditolak',
    text: '{amount} kembali dalam baki anda. Sebab: {reason}',
    brief: 'Amaunnya kembali dalam baki anda. Sebabnya ada dalam rekod.',
  },
  money: {
    bonus: {
      name: 'Anda diberi bonus',
      text: '{amount} telah ditambah ke baki anda. Sebab: {reason}',
      brief: 'Butirannya ada dalam butiran dompet.',
    },
    added: {
      name: 'Baki anda telah dibetulkan',
      text: '{amount} telah ditambah ke baki anda. Sebab: {reason}',
      brief: 'Butirannya ada dalam butiran dompet.',
    },
    taken: {
      name: 'Baki anda telah dibetulkan',
      text: '{amount} telah ditolak daripada baki anda. Sebab: {reason}',
      brief: 'Butirannya ada dalam butiran dompet.',
    },
    rechargeRefunded: {
      name: 'Satu tambah nilai telah dikembalikan',
      text: '{amount} kembali ke asalnya; {taken} diambil daripada baki anda. Sebab: {reason}',
      brief: 'Butirannya ada dalam butiran dompet.',
    },
    paymentCredited: {
      name: 'Bayaran anda telah dikreditkan',
      text: '{amount} telah ditambah ke baki anda.',
      brief: 'Butirannya ada dalam butiran dompet.',
    },
  },
  message: { name: 'Mesej untuk anda', brief: 'Buka aplikasi untuk membacanya.' },
  support: { name: 'Khidmat pelanggan telah menjawab', brief: 'Buka aplikasi untuk membaca jawapannya.' },
  security: {
    password: 'Kata laluan log masuk anda telah diubah',
    fundPassword: 'Kata laluan pengeluaran anda telah ditetapkan',
    fundPasswordAsked: 'Kata laluan pengeluaran baharu telah diminta',
    fundPasswordKept: 'Penetapan semula kata laluan pengeluaran anda telah dibatalkan',
    card: 'Kad bank telah dipautkan',
    address: 'E-mel atau nombor telefon anda telah diubah',
    newDevice: 'Log masuk pada peranti baharu',
    passkeyAdded: 'Kunci laluan telah ditambah',
    passkeyRemoved: 'Kunci laluan telah dibuang',
    recoveryCodes: 'Kod pemulihan baharu telah dibuat',
    recoveryCancelled: 'Penetapan semula kata laluan telah dibatalkan',
    passwordLink: 'Pautan untuk kata laluan log masuk baharu telah dibuat',
    cardReset: 'Kad bank anda telah dinyahpaut',
    fundPasswordReset: 'Kata laluan pengeluaran anda telah dipadamkan',
    realNameReset: 'Nama sebenar anda telah dipadamkan',
  },
  securityText: {
    text: '{device}. Jika bukan anda, log keluar semua peranti lain, ubah kata laluan dan hubungi khidmat pelanggan.',
    brief: 'Jika bukan anda, buka aplikasi.',
  },
  fundPasswordFrom:
    'Yang baharu boleh ditetapkan mulai {from} UTC; sebelum itu ia boleh dibatalkan di Tetapan, E-mel dan pemulihan.',
  cancelledByService:
    'Dibatalkan oleh khidmat pelanggan. Jika anda sendiri memintanya, anda boleh memintanya semula. Jika bukan anda, ubah kata laluan dan hubungi khidmat pelanggan.',
  resetByService:
    'Oleh khidmat pelanggan, selepas menyemak siapa yang meminta. Tetapkannya semula dalam aplikasi; pengeluaran boleh dibuat paling awal {from} UTC. Jika bukan anda, log keluar semua peranti lain, ubah kata laluan dan hubungi khidmat pelanggan.',
  linkByService:
    'Oleh khidmat pelanggan, selepas menyemak siapa yang meminta. Sah sekali sahaja, selama setengah jam. Jika bukan anda, hubungi khidmat pelanggan dengan segera.',
  unknownDevice: 'Peranti tidak dikenali',
};
