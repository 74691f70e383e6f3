import type { Localised } from './types';

export interface Notice {
  readonly name: Localised;
  readonly text: Localised;
  /** How long before the demo data is loaded the notice was written. */
  readonly createdMinutesAgo: number;
}

export const notices: readonly Notice[] = [
  {
    createdMinutesAgo: 35,
    name: {
      zh_cn: '欢迎',
      en_us: 'Welcome',
      es_spa: 'Te damos la bienvenida',
      ms_my: 'Selamat datang',
      vn_vn: 'Chào mừng bạn',
      ko_ko: '환영합니다',
    },
    text: {
      zh_cn: '这里的商品、城市向导、视频和反馈均为示例内容，由本项目自行绘制。您可以随意浏览。',
      en_us:
        'Products, city guides, videos and feedback here are sample content, drawn for this app. Feel free to look around.',
      es_spa:
        'Los productos, guías, videos y opiniones son contenido de muestra dibujado para esta aplicación. Explora con libertad.',
      ms_my:
        'Produk, pemandu bandar, video dan maklum balas di sini ialah kandungan contoh yang dilukis untuk aplikasi ini. Silakan melihat-lihat.',
      vn_vn:
        'Sản phẩm, hướng dẫn viên, video và phản hồi ở đây là nội dung mẫu, được vẽ riêng cho ứng dụng. Mời bạn xem thoải mái.',
      ko_ko: '이곳의 상품, 도시 가이드, 동영상, 이용 후기는 이 앱을 위해 그린 샘플입니다. 편하게 둘러보세요.',
    },
  },
  {
    createdMinutesAgo: 60 * 9,
    name: {
      zh_cn: '如何验证开奖',
      en_us: 'How to verify a draw',
      es_spa: 'Cómo verificar un sorteo',
      ms_my: 'Cara mengesahkan cabutan',
      vn_vn: 'Cách xác minh kết quả mở thưởng',
      ko_ko: '추첨 검증 방법',
    },
    text: {
      zh_cn:
        '打开任意一期的结果并选择验证。应用会在您的设备上重新计算骰子点数；同一计算方法也可在应用之外使用。',
      en_us:
        'Open the result of any round and choose to verify it. The app computes the dice again on your own device; the same calculation also works outside the app.',
      es_spa:
        'Abre el resultado de cualquier ronda y elige verificarlo. La aplicación vuelve a calcular los dados en tu dispositivo; el mismo cálculo funciona también fuera de la aplicación.',
      ms_my:
        'Buka keputusan mana-mana pusingan dan pilih untuk mengesahkannya. Aplikasi mengira semula dadu pada peranti anda; kiraan yang sama juga boleh dibuat di luar aplikasi.',
      vn_vn:
        'Mở kết quả của bất kỳ kỳ nào và chọn xác minh. Ứng dụng tính lại xúc xắc ngay trên thiết bị của bạn; phép tính đó cũng dùng được bên ngoài ứng dụng.',
      ko_ko:
        '원하는 회차의 결과를 열고 검증을 선택하세요. 앱이 회원님의 기기에서 주사위를 다시 계산하며, 같은 계산을 앱 밖에서도 할 수 있습니다.',
    },
  },
  {
    createdMinutesAgo: 60 * 30,
    name: {
      zh_cn: '提现时间',
      en_us: 'Withdrawal times',
      es_spa: 'Tiempos de retiro',
      ms_my: 'Masa pengeluaran',
      vn_vn: 'Thời gian rút tiền',
      ko_ko: '출금 소요 시간',
    },
    text: {
      zh_cn: '提现通常约 5 分钟到账，最快 2 分钟。任何提现都不要求先充值；如被拒绝，金额退回余额并说明原因。',
      en_us:
        'A withdrawal arrives in about 5 minutes, at the fastest in 2. It never asks for a recharge first; a refused one returns to your balance with the reason.',
      es_spa:
        'Un retiro llega en unos 5 minutos, como mínimo en 2. Nunca exige una recarga previa; si se rechaza, vuelve a tu saldo con el motivo.',
      ms_my:
        'Pengeluaran tiba dalam kira-kira 5 minit, paling cepat 2 minit. Tiada tambah nilai diminta dahulu; jika ditolak, wang kembali ke baki anda bersama sebabnya.',
      vn_vn:
        'Tiền rút về trong khoảng 5 phút, nhanh nhất 2 phút. Không bao giờ yêu cầu nạp thêm; nếu bị từ chối, tiền trở lại số dư kèm lý do.',
      ko_ko:
        '출금은 약 5분, 빠르면 2분 안에 도착합니다. 출금을 위해 충전을 요구하지 않으며, 거절되면 사유와 함께 잔액으로 돌아옵니다.',
    },
  },
  {
    createdMinutesAgo: 60 * 24 * 3,
    name: {
      zh_cn: '理性游戏',
      en_us: 'Play in control',
      es_spa: 'Juego bajo control',
      ms_my: 'Main secara terkawal',
      vn_vn: 'Chơi có kiểm soát',
      ko_ko: '플레이 관리',
    },
    text: {
      zh_cn:
        '游戏仅限年满 18 岁者参与。长期来看，每 100 点投注平均返还约 97.5 点，因此请把它当作消遣。如需暂停，请在设置中打开“理性游戏”。',
      en_us:
        'The game is for adults of 18 and over. Over time about 97.5 of every 100 points staked come back, so treat it as a pastime. To pause play, open Play in control in the settings.',
      es_spa:
        'El juego es solo para mayores de 18 años. A la larga vuelven unos 97,5 de cada 100 puntos apostados, así que tómalo como pasatiempo. Para pausar el juego, abre «Juego bajo control» en los ajustes.',
      ms_my:
        'Permainan ini untuk mereka yang berumur 18 tahun ke atas. Untuk jangka panjang, kira-kira 97.5 daripada 100 mata kembali, jadi anggaplah sebagai hiburan. Untuk menjeda permainan, buka “Main secara terkawal” dalam tetapan.',
      vn_vn:
        'Trò chơi chỉ dành cho người từ 18 tuổi. Về lâu dài, cứ 100 điểm cược thì khoảng 97,5 điểm quay lại, vì vậy hãy xem đây là giải trí. Muốn tạm ngừng chơi, hãy mở “Chơi có kiểm soát” trong phần cài đặt.',
      ko_ko:
        '게임은 만 18세 이상만 이용할 수 있습니다. 장기적으로 100포인트당 약 97.5포인트가 돌아오므로 가벼운 오락으로 즐겨 주세요. 플레이를 중단하려면 설정에서 ‘플레이 관리’를 여세요.',
    },
  },
  {
    createdMinutesAgo: 60 * 24 * 6,
    name: {
      zh_cn: '视频字幕',
      en_us: 'Captions in videos',
      es_spa: 'Subtítulos en los videos',
      ms_my: 'Sari kata dalam video',
      vn_vn: 'Phụ đề trong video',
      ko_ko: '동영상 자막',
    },
    text: {
      zh_cn: '《黎明的沙丘线》和《拉坯》现提供六种语言的字幕。',
      en_us: '‘Dune lines at dawn’ and ‘On the wheel’ now come with captions in six languages.',
      es_spa: '«Líneas de dunas al alba» y «En el torno» ya tienen subtítulos en seis idiomas.',
      ms_my:
        '‘Garisan bukit pasir waktu fajar’ dan ‘Di atas roda tembikar’ kini mempunyai sari kata dalam enam bahasa.',
      vn_vn: '“Đường cồn cát lúc bình minh” và “Trên bàn xoay” nay có phụ đề bằng sáu ngôn ngữ.',
      ko_ko: '‘새벽 사구의 선’과 ‘물레 위에서’에 여섯 개 언어 자막이 제공됩니다.',
    },
  },
];
