import type { Localised } from './types';

interface HelpTopic {
  readonly key: string;
  readonly name: Localised;
}

interface HelpAnswer {
  /** Screens lead to answers by it, such as the one for withdrawals to `withdrawal`. */
  readonly key: string;
  readonly topicKey: string;
  readonly question: Localised;
  /** An empty line separates paragraphs. */
  readonly answer: Localised;
  /** Where it can be done; empty for nowhere. */
  readonly link: string;
}

interface ReplyTemplate {
  readonly title: string;
  readonly reply: Localised;
}

export const helpTopics: readonly HelpTopic[] = [
  {
    key: 'money',
    name: {
      zh_cn: '充值与提现',
      en_us: 'Recharges and withdrawals',
      es_spa: 'Recargas y retiros',
      ms_my: 'Tambah nilai dan pengeluaran',
      vn_vn: 'Nạp và rút tiền',
      ko_ko: '충전과 출금',
    },
  },
  {
    key: 'account',
    name: {
      zh_cn: '账户与安全',
      en_us: 'Account and safety',
      es_spa: 'Cuenta y seguridad',
      ms_my: 'Akaun dan keselamatan',
      vn_vn: 'Tài khoản và an toàn',
      ko_ko: '계정과 안전',
    },
  },
  {
    key: 'draws',
    name: {
      zh_cn: '开奖与节制',
      en_us: 'Draws and limits',
      es_spa: 'Sorteos y límites',
      ms_my: 'Cabutan dan had',
      vn_vn: 'Mở thưởng và giới hạn',
      ko_ko: '추첨과 한도',
    },
  },
];

export const helpAnswers: readonly HelpAnswer[] = [
  {
    key: 'withdrawal',
    topicKey: 'money',
    link: '/WithdrawRecord',
    question: {
      zh_cn: '提现需要多久？',
      en_us: 'How long does a withdrawal take?',
      es_spa: '¿Cuánto tarda un retiro?',
      ms_my: 'Berapa lama pengeluaran mengambil masa?',
      vn_vn: 'Rút tiền mất bao lâu?',
      ko_ko: '출금은 얼마나 걸리나요?',
    },
    answer: {
      zh_cn:
        '每笔提现都由工作人员审核，随后由银行转账。审核期间金额会被预留；若被拒绝，会连同原因退回余额。\n\n每一步都显示在提现记录中。提现从不取决于再次充值。',
      en_us:
        'Somebody reviews each withdrawal, then the bank transfers it. The amount is set aside meanwhile; if it is rejected, it comes back to your balance with the reason.\n\nEach step stands in your withdrawal records. A withdrawal never depends on another recharge.',
      es_spa:
        'Una persona revisa cada retiro y después el banco hace la transferencia. Mientras tanto el importe queda apartado; si se rechaza, vuelve a tu saldo con el motivo.\n\nCada paso está en tus registros de retiros. Un retiro nunca depende de otra recarga.',
      ms_my:
        'Setiap pengeluaran disemak oleh seseorang, kemudian bank memindahkannya. Jumlahnya diketepikan sementara itu; jika ditolak, ia kembali ke baki anda bersama sebabnya.\n\nSetiap langkah ada dalam rekod pengeluaran anda. Pengeluaran tidak bergantung pada tambah nilai lagi.',
      vn_vn:
        'Mỗi lần rút tiền đều có người xét duyệt, sau đó ngân hàng chuyển khoản. Trong lúc đó số tiền được giữ riêng; nếu bị từ chối, tiền sẽ về lại số dư kèm lý do.\n\nTừng bước đều có trong lịch sử rút tiền. Rút tiền không bao giờ phụ thuộc vào việc nạp thêm.',
      ko_ko:
        '모든 출금은 담당자가 검토한 뒤 은행이 송금합니다. 그동안 금액은 따로 보관되며, 거절되면 사유와 함께 잔액으로 돌아옵니다.\n\n각 단계는 출금 기록에서 볼 수 있습니다. 출금을 위해 다시 충전할 필요는 없습니다.',
    },
  },
  {
    key: 'recharge',
    topicKey: 'money',
    link: '/RechargeRecord',
    question: {
      zh_cn: '充值还没到账怎么办？',
      en_us: 'My recharge is not in my balance yet',
      es_spa: 'Mi recarga todavía no está en el saldo',
      ms_my: 'Tambah nilai saya belum masuk ke baki',
      vn_vn: 'Tiền nạp chưa vào số dư',
      ko_ko: '충전한 금액이 아직 잔액에 없어요',
    },
    answer: {
      zh_cn:
        '支付方确认付款后，金额会自动进入您的余额。如果页面关闭了，可在充值记录中继续付款。\n\n如果记录显示已付款但余额没有变化，请给我们留言并附上该记录的编号。',
      en_us:
        'The amount comes to your balance by itself as soon as the provider confirms the payment. If the page was closed, you can go on with the payment in your recharge records.\n\nIf you have paid and nothing changes, write to us with the number of the record.',
      es_spa:
        'El importe llega a tu saldo en cuanto el proveedor confirma el pago. Si la página se cerró, puedes continuar el pago en tus registros de recargas.\n\nSi has pagado y nada cambia, escríbenos con el número del registro.',
      ms_my:
        'Jumlah masuk ke baki anda dengan sendirinya sebaik sahaja penyedia mengesahkan bayaran. Jika halaman tertutup, anda boleh meneruskan bayaran dalam rekod tambah nilai.\n\nJika anda sudah membayar dan tiada perubahan, tulis kepada kami dengan nombor rekod itu.',
      vn_vn:
        'Tiền sẽ tự vào số dư ngay khi đơn vị thanh toán xác nhận. Nếu trang đã đóng, bạn có thể tiếp tục thanh toán trong lịch sử nạp tiền.\n\nNếu bạn đã thanh toán mà không có gì thay đổi, hãy viết cho chúng tôi kèm số của giao dịch.',
      ko_ko:
        '결제사가 결제를 확인하면 금액이 자동으로 잔액에 들어옵니다. 페이지가 닫혔다면 충전 기록에서 결제를 이어갈 수 있습니다.\n\n결제했는데도 변화가 없으면 기록 번호를 적어 고객센터에 글을 남겨 주세요.',
    },
  },
  {
    key: 'bank-card',
    topicKey: 'money',
    link: '/Setbank',
    question: {
      zh_cn: '如何更换银行卡？',
      en_us: 'How do I change my bank card?',
      es_spa: '¿Cómo cambio mi tarjeta bancaria?',
      ms_my: 'Bagaimana menukar kad bank saya?',
      vn_vn: 'Làm sao đổi thẻ ngân hàng?',
      ko_ko: '은행 카드를 바꾸려면 어떻게 하나요?',
    },
    answer: {
      zh_cn:
        '为了您的安全，银行卡绑定后只能由客服更换。请给我们留言，我们会核实您的身份，并在更换后通知您。\n\n请勿在消息中发送完整卡号或密码。',
      en_us:
        'For your safety a bound card is changed by customer service alone. Write to us: we make sure that it is you, and tell you once it is changed.\n\nNever send a whole card number or a password in a message.',
      es_spa:
        'Por tu seguridad, una tarjeta vinculada solo la cambia atención al cliente. Escríbenos: comprobamos que eres tú y te avisamos cuando esté cambiada.\n\nNunca envíes un número de tarjeta completo ni una contraseña en un mensaje.',
      ms_my:
        'Demi keselamatan anda, kad yang sudah dipautkan hanya ditukar oleh khidmat pelanggan. Tulis kepada kami: kami pastikan itu anda, dan memberitahu anda apabila ia ditukar.\n\nJangan hantar nombor kad penuh atau kata laluan dalam mesej.',
      vn_vn:
        'Để an toàn, thẻ đã liên kết chỉ do chăm sóc khách hàng đổi. Hãy viết cho chúng tôi: chúng tôi xác minh đúng là bạn và báo khi đã đổi xong.\n\nĐừng gửi số thẻ đầy đủ hay mật khẩu trong tin nhắn.',
      ko_ko:
        '안전을 위해 등록된 카드는 고객센터에서만 바꿀 수 있습니다. 글을 남겨 주시면 본인 확인 후 변경하고 알려 드립니다.\n\n메시지에 전체 카드 번호나 비밀번호를 보내지 마세요.',
    },
  },
  {
    key: 'forgotten-password',
    topicKey: 'account',
    link: '/Login?forgot=1',
    question: {
      zh_cn: '忘记登录密码怎么办？',
      en_us: 'I forgot my login password',
      es_spa: 'Olvidé mi contraseña de acceso',
      ms_my: 'Saya lupa kata laluan log masuk',
      vn_vn: 'Tôi quên mật khẩu đăng nhập',
      ko_ko: '로그인 비밀번호를 잊어버렸어요',
    },
    answer: {
      zh_cn:
        '如果您验证过邮箱，可以用发送到邮箱的验证码设置新密码；恢复码和通行密钥也可以。\n\n都没有？请给我们留言，我们会核实您的身份。客服绝不会索要您的密码。',
      en_us:
        'If you have confirmed an e-mail address, a code that is sent there sets a new password; so does a recovery code, and a passkey needs none.\n\nNone of them? Write to us, and we make sure that it is you. Customer service never asks for your password.',
      es_spa:
        'Si confirmaste un correo, un código enviado allí permite poner una contraseña nueva; también un código de recuperación, y una llave de acceso no necesita ninguna.\n\n¿Nada de eso? Escríbenos y comprobamos que eres tú. Atención al cliente nunca pide tu contraseña.',
      ms_my:
        'Jika anda sudah mengesahkan e-mel, kod yang dihantar ke situ boleh menetapkan kata laluan baharu; begitu juga kod pemulihan, dan kunci laluan tidak memerlukannya.\n\nTiada satu pun? Tulis kepada kami dan kami pastikan itu anda. Khidmat pelanggan tidak akan meminta kata laluan anda.',
      vn_vn:
        'Nếu bạn đã xác nhận e-mail, mã gửi tới đó giúp đặt mật khẩu mới; mã khôi phục cũng vậy, còn khóa truy cập thì không cần mật khẩu.\n\nKhông có gì cả? Hãy viết cho chúng tôi, chúng tôi sẽ xác minh đúng là bạn. Chăm sóc khách hàng không bao giờ hỏi mật khẩu của bạn.',
      ko_ko:
        '이메일 주소를 확인해 두셨다면 그 주소로 받은 코드로 새 비밀번호를 설정할 수 있습니다. 복구 코드도 가능하며, 패스키는 비밀번호가 필요 없습니다.\n\n모두 없다면 글을 남겨 주세요. 본인 확인을 도와드립니다. 고객센터는 비밀번호를 묻지 않습니다.',
    },
  },
  {
    key: 'withdrawal-password',
    topicKey: 'account',
    link: '/Setting?recovery=1',
    question: {
      zh_cn: '忘记提现密码怎么办？',
      en_us: 'I forgot my withdrawal password',
      es_spa: 'Olvidé mi contraseña de retiro',
      ms_my: 'Saya lupa kata laluan pengeluaran',
      vn_vn: 'Tôi quên mật khẩu rút tiền',
      ko_ko: '출금 비밀번호를 잊어버렸어요',
    },
    answer: {
      zh_cn:
        '在“设置”中可用登录密码和邮箱验证码申请重置。为保护您的资金，重置需要等待一段时间，期间您可以在任何设备上取消。',
      en_us:
        'In the settings you can ask for a new one with your login password and a code by e-mail. To keep your money safe there is a wait, in which it can be cancelled on any of your devices.',
      es_spa:
        'En los ajustes puedes pedir una nueva con tu contraseña de acceso y un código por correo. Para proteger tu dinero hay una espera, durante la cual se puede cancelar desde cualquiera de tus dispositivos.',
      ms_my:
        'Dalam tetapan anda boleh meminta yang baharu dengan kata laluan log masuk dan kod melalui e-mel. Demi keselamatan wang anda terdapat tempoh menunggu, dan ia boleh dibatalkan pada mana-mana peranti anda.',
      vn_vn:
        'Trong phần cài đặt, bạn có thể yêu cầu mật khẩu mới bằng mật khẩu đăng nhập và mã qua e-mail. Để bảo vệ tiền của bạn, sẽ có thời gian chờ và bạn có thể hủy trên bất kỳ thiết bị nào của mình.',
      ko_ko:
        '설정에서 로그인 비밀번호와 이메일 코드로 새 비밀번호를 신청할 수 있습니다. 자금 보호를 위해 대기 시간이 있으며, 그동안 본인의 어느 기기에서나 취소할 수 있습니다.',
    },
  },
  {
    key: 'safe-contact',
    topicKey: 'account',
    link: '',
    question: {
      zh_cn: '如何辨别真正的客服？',
      en_us: 'How do I know that it is really customer service?',
      es_spa: '¿Cómo sé que es de verdad atención al cliente?',
      ms_my: 'Bagaimana saya tahu itu benar-benar khidmat pelanggan?',
      vn_vn: 'Làm sao biết đúng là chăm sóc khách hàng?',
      ko_ko: '진짜 고객센터인지 어떻게 알 수 있나요?',
    },
    answer: {
      zh_cn: '我们只在本应用的对话中回复您。客服绝不会索要密码或验证码，也不会要求您向个人账户付款。',
      en_us:
        'We answer you in the conversation of this app. Customer service never asks for a password or a code, and never asks you to pay into a private account.',
      es_spa:
        'Te respondemos en la conversación de esta aplicación. Atención al cliente nunca pide una contraseña ni un código, ni pagos a una cuenta privada.',
      ms_my:
        'Kami menjawab anda dalam perbualan aplikasi ini. Khidmat pelanggan tidak akan meminta kata laluan atau kod, atau bayaran ke akaun peribadi.',
      vn_vn:
        'Chúng tôi trả lời bạn trong cuộc trò chuyện của ứng dụng này. Chăm sóc khách hàng không bao giờ hỏi mật khẩu hay mã, cũng không yêu cầu chuyển tiền vào tài khoản cá nhân.',
      ko_ko:
        '저희는 이 앱의 대화에서 답변합니다. 고객센터는 비밀번호나 코드를 묻지 않으며, 개인 계좌로 송금을 요청하지 않습니다.',
    },
  },
  {
    key: 'draws',
    topicKey: 'draws',
    link: '/Game',
    question: {
      zh_cn: '如何确认开奖是公平的？',
      en_us: 'How can I check that a draw is fair?',
      es_spa: '¿Cómo compruebo que un sorteo es justo?',
      ms_my: 'Bagaimana saya memeriksa bahawa cabutan itu adil?',
      vn_vn: 'Làm sao kiểm tra lần mở thưởng có công bằng?',
      ko_ko: '추첨이 공정한지 어떻게 확인하나요?',
    },
    answer: {
      zh_cn:
        '骰子由一个公开的随机值决定，该值在封盘之后才公布，任何人都无法预知。\n\n打开任何一期的结果即可自行验证；您的每笔订单也有回执。',
      en_us:
        'The dice follow from a public random value that is published only after bets have closed, so nobody can know it before.\n\nOpen the result of any round to verify it yourself; each of your orders has a receipt, too.',
      es_spa:
        'Los dados salen de un valor aleatorio público que se publica solo después del cierre de apuestas, así que nadie puede conocerlo antes.\n\nAbre el resultado de cualquier ronda para verificarlo; cada una de tus órdenes tiene también un comprobante.',
      ms_my:
        'Dadu ditentukan oleh nilai rawak awam yang hanya diterbitkan selepas pertaruhan ditutup, jadi tiada siapa boleh mengetahuinya lebih awal.\n\nBuka keputusan mana-mana pusingan untuk mengesahkannya sendiri; setiap pesanan anda juga mempunyai resit.',
      vn_vn:
        'Xúc xắc được quyết định bởi một giá trị ngẫu nhiên công khai, chỉ công bố sau khi đóng cược, nên không ai có thể biết trước.\n\nMở kết quả của bất kỳ kỳ nào để tự xác minh; mỗi đơn của bạn cũng có biên nhận.',
      ko_ko:
        '주사위는 베팅이 마감된 뒤에만 공개되는 공개 난수로 정해지므로 아무도 미리 알 수 없습니다.\n\n어느 회차든 결과를 열어 직접 검증할 수 있으며, 주문마다 영수증이 있습니다.',
    },
  },
  {
    key: 'limits',
    topicKey: 'draws',
    link: '/Game?control=1',
    question: {
      zh_cn: '如何设置限额或暂停游戏？',
      en_us: 'How do I set limits or take a break?',
      es_spa: '¿Cómo pongo límites o hago una pausa?',
      ms_my: 'Bagaimana menetapkan had atau berehat?',
      vn_vn: 'Làm sao đặt giới hạn hoặc tạm ngừng?',
      ko_ko: '한도를 정하거나 쉬려면 어떻게 하나요?',
    },
    answer: {
      zh_cn:
        '您可以随时为亏损和充值设置每日或每周限额，或暂停一天到永久。降低限额立即生效；提现和记录始终可用。',
      en_us:
        'You can set limits on losses and recharges by day or week at any time, or pause for a day up to for good. A lower limit holds at once; withdrawals and records stay open.',
      es_spa:
        'En cualquier momento puedes poner límites diarios o semanales a pérdidas y recargas, o hacer una pausa de un día hasta para siempre. Un límite menor vale al instante; retiros y registros siguen abiertos.',
      ms_my:
        'Anda boleh menetapkan had kerugian dan tambah nilai harian atau mingguan pada bila-bila masa, atau berhenti sehari hingga selama-lamanya. Had yang lebih rendah berkuat kuasa serta-merta; pengeluaran dan rekod kekal dibuka.',
      vn_vn:
        'Bạn có thể đặt giới hạn thua lỗ và nạp tiền theo ngày hoặc tuần bất cứ lúc nào, hoặc tạm ngừng từ một ngày đến vĩnh viễn. Giới hạn thấp hơn có hiệu lực ngay; rút tiền và lịch sử vẫn mở.',
      ko_ko:
        '언제든지 손실과 충전의 일별·주별 한도를 정하거나 하루부터 영구까지 쉴 수 있습니다. 낮춘 한도는 바로 적용되며, 출금과 기록은 계속 이용할 수 있습니다.',
    },
  },
];

export const replyTemplates: readonly ReplyTemplate[] = [
  {
    title: 'Greeting',
    reply: {
      zh_cn: '{{member}}，您好！感谢您联系{{site}}。我来看一下。',
      en_us: 'Hello {{member}}, thank you for writing to {{site}}. Let me look at it.',
      es_spa: 'Hola, {{member}}: gracias por escribir a {{site}}. Voy a mirarlo.',
      ms_my: 'Helo {{member}}, terima kasih kerana menulis kepada {{site}}. Saya akan menyemaknya.',
      vn_vn: 'Chào {{member}}, cảm ơn bạn đã viết cho {{site}}. Để tôi xem nhé.',
      ko_ko: '{{member}} 님, 안녕하세요. {{site}}에 문의해 주셔서 감사합니다. 확인해 보겠습니다.',
    },
  },
  {
    title: 'Withdrawal under review',
    reply: {
      zh_cn: '您的提现正在审核中，金额已预留。审核完成后您会收到通知。',
      en_us:
        'Your withdrawal is under review and the amount is set aside. You are told as soon as it is decided.',
      es_spa: 'Tu retiro está en revisión y el importe está apartado. Te avisamos en cuanto se decida.',
      ms_my:
        'Pengeluaran anda sedang disemak dan jumlahnya diketepikan. Anda akan dimaklumkan sebaik sahaja diputuskan.',
      vn_vn:
        'Yêu cầu rút tiền của bạn đang được xét duyệt và số tiền được giữ riêng. Bạn sẽ được báo ngay khi có quyết định.',
      ko_ko: '출금을 검토하고 있으며 금액은 따로 보관되어 있습니다. 결정되는 대로 알려 드립니다.',
    },
  },
  {
    title: 'Solved?',
    reply: {
      zh_cn: '问题解决了吗？如还有疑问，随时给我们留言。',
      en_us: 'Is it solved? If anything is left, write to us at any time.',
      es_spa: '¿Está resuelto? Si queda algo, escríbenos cuando quieras.',
      ms_my: 'Adakah ia selesai? Jika ada lagi, tulis kepada kami pada bila-bila masa.',
      vn_vn: 'Đã ổn chưa ạ? Nếu còn gì, bạn cứ viết cho chúng tôi bất cứ lúc nào.',
      ko_ko: '해결되셨나요? 더 궁금한 점이 있으면 언제든지 글을 남겨 주세요.',
    },
  },
];

/** On working days, UTC. */
export const supportHours = [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '18:00' }));
