import { views, type Localised } from './types';

export interface Product {
  readonly id: number;
  readonly name: Localised;
  readonly subtitle: Localised;
  readonly content: Localised;
  readonly images: readonly string[];
  /** Minor units. */
  readonly priceMinor: number;
}

/** Products and companions answer to the same calls, so their ids do not overlap: products stay below 100. */
export const products: readonly Product[] = [
  {
    id: 1,
    priceMinor: 4_200,
    name: {
      zh_cn: '余烬醒水瓶',
      en_us: 'Ember carafe',
      es_spa: 'Jarra Ember',
      ms_my: 'Karaf Ember',
      vn_vn: 'Bình rót Ember',
      ko_ko: '엠버 카라페',
    },
    subtitle: {
      zh_cn: '人工吹制玻璃，1 升',
      en_us: 'Hand-blown glass, 1 l',
      es_spa: 'Vidrio soplado a mano, 1 l',
      ms_my: 'Kaca tiupan tangan, 1 l',
      vn_vn: 'Thủy tinh thổi tay, 1 l',
      ko_ko: '핸드 블로운 유리, 1 l',
    },
    content: {
      zh_cn: '由工匠逐只吹制的彩色玻璃瓶，配天然软木塞。瓶颈收窄，单手即可稳稳倒水。',
      en_us:
        'Coloured glass, blown one piece at a time, with a natural cork. The narrow neck pours cleanly with one hand.',
      es_spa:
        'Vidrio de color soplado pieza por pieza, con tapón de corcho natural. El cuello estrecho permite servir con una sola mano.',
      ms_my:
        'Kaca berwarna yang ditiup satu demi satu, dengan penutup gabus asli. Leher yang sempit memudahkan tuangan sebelah tangan.',
      vn_vn:
        'Thủy tinh màu thổi thủ công từng chiếc, kèm nút bần tự nhiên. Cổ bình thon giúp rót gọn gàng bằng một tay.',
      ko_ko:
        '하나씩 불어 만든 색유리 병에 천연 코르크 마개를 더했습니다. 목이 좁아 한 손으로도 깔끔하게 따를 수 있습니다.',
    },
    images: views('products', 'ember-carafe'),
  },
  {
    id: 2,
    priceMinor: 1_850,
    name: {
      zh_cn: '潮汐水瓶',
      en_us: 'Tide bottle',
      es_spa: 'Botella Tide',
      ms_my: 'Botol Tide',
      vn_vn: 'Bình nước Tide',
      ko_ko: '타이드 보틀',
    },
    subtitle: {
      zh_cn: '双层瓶身，0.7 升',
      en_us: 'Double wall, 0.7 l',
      es_spa: 'Doble pared, 0,7 l',
      ms_my: 'Dinding berkembar, 0.7 l',
      vn_vn: 'Hai lớp, 0,7 l',
      ko_ko: '이중벽, 0.7 l',
    },
    content: {
      zh_cn: '双层不锈钢保冷约 18 小时，提环可挂在背包上。瓶口够宽，冰块可直接放入。',
      en_us:
        'Two steel walls keep water cold for about 18 hours. The loop hangs on a bag and the mouth is wide enough for ice.',
      es_spa:
        'Dos paredes de acero mantienen el agua fría unas 18 horas. El asa se cuelga de la mochila y la boca admite hielo.',
      ms_my:
        'Dua dinding keluli mengekalkan air sejuk kira-kira 18 jam. Gelungnya boleh disangkut pada beg dan mulutnya muat ais.',
      vn_vn:
        'Hai lớp thép giữ nước lạnh khoảng 18 giờ. Quai treo gọn trên ba lô, miệng bình đủ rộng để cho đá.',
      ko_ko:
        '이중 스틸 벽이 약 18시간 동안 시원함을 유지합니다. 고리는 가방에 걸 수 있고 입구가 넓어 얼음도 들어갑니다.',
    },
    images: views('products', 'tide-bottle'),
  },
  {
    id: 3,
    priceMinor: 1_600,
    name: {
      zh_cn: '暮色保温壶',
      en_us: 'Dusk flask',
      es_spa: 'Termo Dusk',
      ms_my: 'Termos Dusk',
      vn_vn: 'Bình giữ nhiệt Dusk',
      ko_ko: '더스크 보온병',
    },
    subtitle: {
      zh_cn: '哑光不锈钢，0.5 升',
      en_us: 'Matt steel, 0.5 l',
      es_spa: 'Acero mate, 0,5 l',
      ms_my: 'Keluli matte, 0.5 l',
      vn_vn: 'Thép mờ, 0,5 l',
      ko_ko: '무광 스틸, 0.5 l',
    },
    content: {
      zh_cn: '壶盖就是杯子，侧把手戴着手套也好握。可保温约 10 小时。',
      en_us:
        'The lid is a cup and the side handle is easy to hold with gloves on. Keeps drinks hot for about ten hours.',
      es_spa:
        'La tapa sirve de taza y el asa lateral se sujeta bien con guantes. Conserva el calor unas diez horas.',
      ms_my:
        'Penutupnya menjadi cawan dan pemegang sisi mudah digenggam walaupun memakai sarung tangan. Kekal panas kira-kira sepuluh jam.',
      vn_vn: 'Nắp dùng làm cốc, tay cầm bên hông dễ nắm cả khi đeo găng. Giữ nóng khoảng mười giờ.',
      ko_ko:
        '뚜껑은 컵으로 쓸 수 있고 옆 손잡이는 장갑을 끼고도 잡기 쉽습니다. 약 10시간 동안 온기를 지켜 줍니다.',
    },
    images: views('products', 'dusk-flask'),
  },
  {
    id: 4,
    priceMinor: 1_290,
    name: {
      zh_cn: '琥珀储物罐',
      en_us: 'Amber jar',
      es_spa: 'Frasco Amber',
      ms_my: 'Balang Amber',
      vn_vn: 'Hũ Amber',
      ko_ko: '앰버 병',
    },
    subtitle: {
      zh_cn: '配软木盖',
      en_us: 'With cork lid',
      es_spa: 'Con tapa de corcho',
      ms_my: 'Dengan penutup gabus',
      vn_vn: 'Kèm nắp bần',
      ko_ko: '코르크 뚜껑',
    },
    content: {
      zh_cn: '厚壁玻璃罐，适合存放豆类、茶叶与香料。标签可用铅笔书写，擦净后可重复使用。',
      en_us:
        'Thick glass for beans, tea and spices. The label takes pencil and wipes clean for the next filling.',
      es_spa:
        'Vidrio grueso para legumbres, té y especias. La etiqueta se escribe con lápiz y se borra para el siguiente uso.',
      ms_my:
        'Kaca tebal untuk kekacang, teh dan rempah. Labelnya boleh ditulis dengan pensel dan dipadam semula.',
      vn_vn: 'Thủy tinh dày để đựng đậu, trà và gia vị. Nhãn viết được bằng bút chì, lau sạch để dùng lại.',
      ko_ko: '콩, 차, 향신료를 담기 좋은 두꺼운 유리병입니다. 라벨은 연필로 쓰고 지워서 다시 쓸 수 있습니다.',
    },
    images: views('products', 'amber-jar'),
  },
  {
    id: 5,
    priceMinor: 7_900,
    name: {
      zh_cn: '陶土杯',
      en_us: 'Clay cup',
      es_spa: 'Taza Clay',
      ms_my: 'Cawan Clay',
      vn_vn: 'Tách gốm Clay',
      ko_ko: '클레이 컵',
    },
    subtitle: {
      zh_cn: '石陶杯碟，0.25 升',
      en_us: 'Stoneware and saucer, 0.25 l',
      es_spa: 'Gres con platillo, 0,25 l',
      ms_my: 'Tembikar dengan piring, 0.25 l',
      vn_vn: 'Gốm kèm đĩa lót, 0,25 l',
      ko_ko: '도자기 컵과 받침, 0.25 l',
    },
    content: {
      zh_cn: '手工浸釉，每只流痕都不相同。可用洗碗机清洗，也可放入微波炉。',
      en_us:
        'Dipped in glaze by hand, so every run of colour is different. Safe in the dishwasher and the microwave.',
      es_spa: 'Esmaltada a mano, así que cada veta es distinta. Apta para lavavajillas y microondas.',
      ms_my:
        'Dicelup sepuh dengan tangan, jadi setiap corak berbeza. Selamat untuk mesin basuh pinggan dan gelombang mikro.',
      vn_vn: 'Nhúng men thủ công nên mỗi vệt màu một khác. Dùng được với máy rửa bát và lò vi sóng.',
      ko_ko: '손으로 유약을 입혀 흐름이 모두 다릅니다. 식기세척기와 전자레인지에 사용할 수 있습니다.',
    },
    images: views('products', 'clay-cup'),
  },
  {
    id: 6,
    priceMinor: 6_400,
    name: {
      zh_cn: '正午台灯',
      en_us: 'Noon lamp',
      es_spa: 'Lámpara Noon',
      ms_my: 'Lampu Noon',
      vn_vn: 'Đèn bàn Noon',
      ko_ko: '눈 스탠드',
    },
    subtitle: {
      zh_cn: '可调光，暖白到日光',
      en_us: 'Dimmable, warm to daylight',
      es_spa: 'Regulable, de cálida a luz de día',
      ms_my: 'Boleh malap, hangat ke cahaya siang',
      vn_vn: 'Chỉnh sáng, ấm đến trắng',
      ko_ko: '밝기 조절, 전구색–주광색',
    },
    content: {
      zh_cn: '两节灯臂可停在任意位置，触摸底座即可调光。灯泡可以自行更换。',
      en_us:
        'Two arms stay where you leave them and a touch on the foot dims the light. The bulb can be replaced.',
      es_spa:
        'Los dos brazos quedan donde los dejas y un toque en la base regula la luz. La bombilla se puede cambiar.',
      ms_my:
        'Dua lengannya kekal pada kedudukan yang dipilih dan sentuhan pada tapak melaraskan cahaya. Mentol boleh diganti.',
      vn_vn: 'Hai khớp tay giữ nguyên vị trí, chạm chân đèn để chỉnh sáng. Bóng đèn có thể thay.',
      ko_ko:
        '두 개의 팔은 놓은 자리에 그대로 멈추고, 받침을 만지면 밝기가 바뀝니다. 전구는 교체할 수 있습니다.',
    },
    images: views('products', 'noon-lamp'),
  },
  {
    id: 7,
    priceMinor: 18_900,
    name: {
      zh_cn: '港湾手提袋',
      en_us: 'Harbour bag',
      es_spa: 'Bolso Harbour',
      ms_my: 'Beg Harbour',
      vn_vn: 'Túi Harbour',
      ko_ko: '하버 백',
    },
    subtitle: {
      zh_cn: '帆布与皮革，18 升',
      en_us: 'Canvas and leather, 18 l',
      es_spa: 'Lona y cuero, 18 l',
      ms_my: 'Kanvas dan kulit, 18 l',
      vn_vn: 'Vải bạt và da, 18 l',
      ko_ko: '캔버스와 가죽, 18 l',
    },
    content: {
      zh_cn: '打蜡帆布防泼水，前袋放得下一本书。皮革提手会越用越有光泽。',
      en_us:
        'Waxed canvas sheds rain and the front pocket fits a book. The leather handles darken nicely with use.',
      es_spa:
        'La lona encerada repele la lluvia y el bolsillo frontal guarda un libro. Las asas de cuero mejoran con el uso.',
      ms_my:
        'Kanvas berlilin menolak hujan dan poket hadapan muat sebuah buku. Pemegang kulitnya makin cantik dengan usia.',
      vn_vn: 'Vải bạt phủ sáp chống mưa, túi trước vừa một cuốn sách. Quai da càng dùng càng lên màu đẹp.',
      ko_ko:
        '왁스 캔버스가 비를 막아 주고 앞주머니에는 책 한 권이 들어갑니다. 가죽 손잡이는 쓸수록 멋이 납니다.',
    },
    images: views('products', 'harbour-bag'),
  },
  {
    id: 8,
    priceMinor: 5_200,
    name: {
      zh_cn: '田野笔记本',
      en_us: 'Field notebook',
      es_spa: 'Libreta Field',
      ms_my: 'Buku nota Field',
      vn_vn: 'Sổ tay Field',
      ko_ko: '필드 노트',
    },
    subtitle: {
      zh_cn: '192 页，点阵',
      en_us: '192 pages, dotted',
      es_spa: '192 páginas, punteadas',
      ms_my: '192 halaman, bertitik',
      vn_vn: '192 trang, chấm bi',
      ko_ko: '192쪽, 도트',
    },
    content: {
      zh_cn: '线装可平摊，纸张不透墨。附铅笔、书签带与松紧绑带。',
      en_us:
        'Thread-bound, so it lies flat; ink does not show through. With pencil, ribbon and elastic band.',
      es_spa: 'Cosida para que quede abierta; la tinta no traspasa. Con lápiz, cinta y banda elástica.',
      ms_my: 'Dijahit supaya terbuka rata; dakwat tidak tembus. Bersama pensel, penanda dan jalur elastik.',
      vn_vn: 'Khâu chỉ nên mở phẳng, mực không thấm trang sau. Kèm bút chì, dây đánh dấu và dây chun.',
      ko_ko:
        '실 제본이라 평평하게 펼쳐지고 잉크가 비치지 않습니다. 연필, 책갈피 끈, 고무 밴드가 함께 있습니다.',
    },
    images: views('products', 'field-notebook'),
  },
  {
    id: 9,
    priceMinor: 21_900,
    name: {
      zh_cn: '静音耳机',
      en_us: 'Hush headphones',
      es_spa: 'Audífonos Hush',
      ms_my: 'Fon kepala Hush',
      vn_vn: 'Tai nghe Hush',
      ko_ko: '허시 헤드폰',
    },
    subtitle: {
      zh_cn: '续航 40 小时',
      en_us: '40 hours of battery',
      es_spa: '40 horas de batería',
      ms_my: 'Bateri 40 jam',
      vn_vn: 'Pin 40 giờ',
      ko_ko: '40시간 배터리',
    },
    content: {
      zh_cn: '柔软耳罩隔绝街道噪音，折叠后可放入随附布袋。耳罩与电池均可更换。',
      en_us:
        'Soft pads keep the street out and the frame folds into its pouch. Pads and battery can be replaced.',
      es_spa:
        'Las almohadillas suaves aíslan el ruido y el arco se pliega en su bolsa. Almohadillas y batería se pueden cambiar.',
      ms_my:
        'Kusyen lembut menghalang bunyi jalan dan rangkanya boleh dilipat ke dalam uncang. Kusyen dan bateri boleh diganti.',
      vn_vn: 'Đệm mềm ngăn tiếng ồn đường phố, gập gọn vào túi đi kèm. Có thể thay đệm tai và pin.',
      ko_ko:
        '부드러운 이어패드가 거리 소음을 막아 주고 접어서 파우치에 넣을 수 있습니다. 패드와 배터리는 교체할 수 있습니다.',
    },
    images: views('products', 'hush-headphones'),
  },
  {
    id: 10,
    priceMinor: 8_800,
    name: {
      zh_cn: '子午线腕表',
      en_us: 'Meridian watch',
      es_spa: 'Reloj Meridian',
      ms_my: 'Jam tangan Meridian',
      vn_vn: 'Đồng hồ Meridian',
      ko_ko: '메리디안 시계',
    },
    subtitle: {
      zh_cn: '石英机芯，38 毫米',
      en_us: 'Quartz, 38 mm',
      es_spa: 'Cuarzo, 38 mm',
      ms_my: 'Kuarza, 38 mm',
      vn_vn: 'Máy quartz, 38 mm',
      ko_ko: '쿼츠, 38 mm',
    },
    content: {
      zh_cn: '表盘清晰，小秒盘位于六点方向。表带无需工具即可更换，防水 50 米。',
      en_us:
        'A clear dial with a small seconds ring at six. The strap changes without tools; water resistant to 50 m.',
      es_spa:
        'Esfera clara con segundero pequeño a las seis. La correa se cambia sin herramientas; resiste 50 m de agua.',
      ms_my:
        'Muka jam yang jelas dengan jarum saat kecil pada angka enam. Tali ditukar tanpa alat; kalis air hingga 50 m.',
      vn_vn: 'Mặt số rõ ràng, kim giây nhỏ ở vị trí sáu giờ. Thay dây không cần dụng cụ, chống nước 50 m.',
      ko_ko:
        '또렷한 다이얼의 6시 방향에 작은 초침이 있습니다. 공구 없이 스트랩을 바꿀 수 있고 50 m 방수입니다.',
    },
    images: views('products', 'meridian-watch'),
  },
  {
    id: 11,
    priceMinor: 2_450,
    name: {
      zh_cn: '露台花盆',
      en_us: 'Terrace pot',
      es_spa: 'Maceta Terrace',
      ms_my: 'Pasu Terrace',
      vn_vn: 'Chậu cây Terrace',
      ko_ko: '테라스 화분',
    },
    subtitle: {
      zh_cn: '陶盆，直径 16 厘米',
      en_us: 'Terracotta, 16 cm',
      es_spa: 'Terracota, 16 cm',
      ms_my: 'Terakota, 16 cm',
      vn_vn: 'Đất nung, 16 cm',
      ko_ko: '테라코타, 16 cm',
    },
    content: {
      zh_cn: '陶土透气，盆底有排水孔。花纹在入窑前以手工刻出。',
      en_us: 'Breathing clay with a drain hole. The line around it is cut by hand before firing.',
      es_spa: 'Barro que respira, con orificio de drenaje. El dibujo se talla a mano antes de la cocción.',
      ms_my: 'Tanah liat yang bernafas dengan lubang saliran. Coraknya diukir tangan sebelum dibakar.',
      vn_vn: 'Đất nung thoáng khí, có lỗ thoát nước. Đường hoa văn khắc tay trước khi nung.',
      ko_ko: '숨 쉬는 흙으로 만들고 배수 구멍을 냈습니다. 무늬는 굽기 전에 손으로 새깁니다.',
    },
    images: views('products', 'terrace-pot'),
  },
  {
    id: 12,
    priceMinor: 3_100,
    name: {
      zh_cn: '织机围巾',
      en_us: 'Loom scarf',
      es_spa: 'Bufanda Loom',
      ms_my: 'Selendang Loom',
      vn_vn: 'Khăn len Loom',
      ko_ko: '룸 스카프',
    },
    subtitle: {
      zh_cn: '美利奴羊毛，180 厘米',
      en_us: 'Merino wool, 180 cm',
      es_spa: 'Lana merino, 180 cm',
      ms_my: 'Bulu merino, 180 cm',
      vn_vn: 'Len merino, 180 cm',
      ko_ko: '메리노 울, 180 cm',
    },
    content: {
      zh_cn: '木织机织成，柔软不扎肤。两端条纹与流苏均以手工收边。',
      en_us: 'Woven on a wooden loom and soft on the skin. Stripes and fringe are finished by hand.',
      es_spa: 'Tejida en telar de madera y suave al tacto. Las franjas y los flecos se rematan a mano.',
      ms_my:
        'Ditenun pada alat tenun kayu dan lembut pada kulit. Jalur serta jumbainya dikemaskan dengan tangan.',
      vn_vn: 'Dệt trên khung gỗ, mềm và không ngứa. Sọc và tua rua hoàn thiện bằng tay.',
      ko_ko: '나무 베틀로 짜서 피부에 부드럽습니다. 줄무늬와 술은 손으로 마무리합니다.',
    },
    images: views('products', 'loom-scarf'),
  },
  {
    id: 13,
    priceMinor: 2_700,
    name: {
      zh_cn: '听雨伞',
      en_us: 'Rain umbrella',
      es_spa: 'Paraguas Rain',
      ms_my: 'Payung Rain',
      vn_vn: 'Ô Rain',
      ko_ko: '레인 우산',
    },
    subtitle: {
      zh_cn: '木柄，八骨',
      en_us: 'Wooden handle, eight ribs',
      es_spa: 'Mango de madera, ocho varillas',
      ms_my: 'Hulu kayu, lapan rusuk',
      vn_vn: 'Cán gỗ, tám nan',
      ko_ko: '나무 손잡이, 8살',
    },
    content: {
      zh_cn: '玻璃纤维伞骨随风弯而不折，再生布面干得快。破损的伞骨可单独更换。',
      en_us:
        'Fibreglass ribs bend instead of breaking and the recycled cover dries fast. A damaged rib can be replaced.',
      es_spa:
        'Las varillas de fibra se doblan sin romperse y la tela reciclada seca rápido. Una varilla dañada se puede cambiar.',
      ms_my:
        'Rusuk gentian kaca melentur tanpa patah dan kain kitar semula cepat kering. Rusuk yang rosak boleh diganti.',
      vn_vn: 'Nan sợi thủy tinh uốn cong chứ không gãy, vải tái chế mau khô. Có thể thay riêng nan hỏng.',
      ko_ko:
        '유리섬유 살은 꺾이지 않고 휘어지며 재생 원단은 빨리 마릅니다. 손상된 살은 따로 교체할 수 있습니다.',
    },
    images: views('products', 'rain-umbrella'),
  },
  {
    id: 14,
    priceMinor: 3_600,
    name: {
      zh_cn: '炉边水壶',
      en_us: 'Hearth kettle',
      es_spa: 'Tetera Hearth',
      ms_my: 'Cerek Hearth',
      vn_vn: 'Ấm đun Hearth',
      ko_ko: '하스 주전자',
    },
    subtitle: {
      zh_cn: '珐琅，1.6 升',
      en_us: 'Enamel, 1.6 l',
      es_spa: 'Esmaltada, 1,6 l',
      ms_my: 'Enamel, 1.6 l',
      vn_vn: 'Tráng men, 1,6 l',
      ko_ko: '법랑, 1.6 l',
    },
    content: {
      zh_cn: '适用于燃气灶、电炉与电磁炉。木质提手不烫手，壶嘴出水平稳。',
      en_us: 'Works on gas, electric and induction. The wooden handle stays cool and the spout pours evenly.',
      es_spa:
        'Sirve para gas, placa eléctrica e inducción. El asa de madera no quema y el pico vierte parejo.',
      ms_my:
        'Sesuai untuk gas, elektrik dan aruhan. Pemegang kayunya tidak panas dan muncungnya menuang rata.',
      vn_vn: 'Dùng được trên bếp ga, bếp điện và bếp từ. Quai gỗ không nóng tay, vòi rót đều.',
      ko_ko:
        '가스, 전기, 인덕션에서 모두 쓸 수 있습니다. 나무 손잡이는 뜨겁지 않고 물줄기가 고르게 나옵니다.',
    },
    images: views('products', 'hearth-kettle'),
  },
];
