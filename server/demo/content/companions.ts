import { languages, views, type Language, type Localised } from './types';

export interface Companion {
  readonly id: number;
  readonly cityId: number;
  readonly name: Localised;
  readonly title: Localised;
  readonly content: Localised;
  readonly images: readonly string[];
}

const sampleMark: Localised = {
  zh_cn: '示例',
  en_us: 'sample',
  es_spa: 'muestra',
  ms_my: 'contoh',
  vn_vn: 'mẫu',
  ko_ko: '샘플',
};

const sampleNote: Localised = {
  zh_cn: '示例资料：人物为虚构的成年城市向导，头像为手绘。',
  en_us: 'Sample profile: a fictional adult city guide with a drawn portrait.',
  es_spa: 'Perfil de muestra: guía de ciudad ficticio y adulto, con retrato dibujado.',
  ms_my: 'Profil contoh: pemandu kota dewasa rekaan dengan potret lukisan.',
  vn_vn: 'Hồ sơ mẫu: hướng dẫn viên hư cấu, đã trưởng thành, chân dung là tranh vẽ.',
  ko_ko: '샘플 프로필: 가상의 성인 도시 가이드이며 초상은 그림입니다.',
};

interface Guide {
  readonly file: string;
  readonly cityId: number;
  /** The name in Latin letters, unless a language writes it in its own. */
  readonly name: string;
  readonly written?: Partial<Localised>;
  readonly title: Localised;
  readonly content: Localised;
}

const inEach = (text: (language: Language) => string): Localised =>
  Object.fromEntries(languages.map((language) => [language, text(language)])) as Record<Language, string>;

const guides: readonly Guide[] = [
  {
    file: 'aisyah-rahman',
    cityId: 1,
    name: 'Aisyah Rahman',
    written: { zh_cn: '艾莎·拉赫曼', ko_ko: '아이샤 라흐만' },
    title: {
      zh_cn: '市集与小吃',
      en_us: 'Markets and street food',
      es_spa: 'Mercados y comida callejera',
      ms_my: 'Pasar dan makanan jalanan',
      vn_vn: 'Chợ và món đường phố',
      ko_ko: '시장과 길거리 음식',
    },
    content: {
      zh_cn: '清晨逛市集，中午尝椰浆饭，步行约三小时。',
      en_us: 'A morning market, nasi lemak at noon, about three hours on foot.',
      es_spa: 'Mercado por la mañana, nasi lemak al mediodía, unas tres horas a pie.',
      ms_my: 'Pasar pagi, nasi lemak tengah hari, kira-kira tiga jam berjalan kaki.',
      vn_vn: 'Buổi sáng đi chợ, trưa ăn nasi lemak, đi bộ khoảng ba giờ.',
      ko_ko: '아침 시장을 보고 점심에 나시르막을 맛보는 약 세 시간의 도보 코스입니다.',
    },
  },
  {
    file: 'daniel-lim',
    cityId: 1,
    name: 'Daniel Lim',
    written: { zh_cn: '林志明', ko_ko: '다니엘 림' },
    title: {
      zh_cn: '建筑与天际线',
      en_us: 'Buildings and skyline',
      es_spa: 'Edificios y panorama urbano',
      ms_my: 'Bangunan dan pemandangan kota',
      vn_vn: 'Kiến trúc và đường chân trời',
      ko_ko: '건축과 스카이라인',
    },
    content: {
      zh_cn: '从老火车站走到双塔，沿途讲解建筑的故事。',
      en_us: 'From the old railway station to the towers, with the story of each building.',
      es_spa: 'De la antigua estación a las torres, con la historia de cada edificio.',
      ms_my: 'Dari stesen kereta api lama ke menara, dengan kisah setiap bangunan.',
      vn_vn: 'Từ ga xe lửa cũ tới tòa tháp đôi, kể chuyện từng công trình.',
      ko_ko: '옛 기차역에서 쌍둥이 타워까지 건물마다 깃든 이야기를 들려드립니다.',
    },
  },
  {
    file: 'kavitha-nair',
    cityId: 1,
    name: 'Kavitha Nair',
    written: { zh_cn: '卡维塔·奈尔', ko_ko: '카비타 나이르' },
    title: {
      zh_cn: '公园与观鸟',
      en_us: 'Parks and birdwatching',
      es_spa: 'Parques y observación de aves',
      ms_my: 'Taman dan memerhati burung',
      vn_vn: 'Công viên và ngắm chim',
      ko_ko: '공원과 탐조',
    },
    content: {
      zh_cn: '湖滨公园慢行，备有望远镜，适合全家。',
      en_us: 'A slow walk through the lake gardens; binoculars are provided, families are welcome.',
      es_spa: 'Paseo tranquilo por los jardines del lago, con binoculares; ideal para familias.',
      ms_my: 'Berjalan santai di taman tasik; teropong disediakan, sesuai untuk keluarga.',
      vn_vn: 'Dạo chậm quanh vườn hồ, có sẵn ống nhòm, hợp với gia đình.',
      ko_ko: '호수 공원을 천천히 걷습니다. 쌍안경이 준비되어 있고 가족도 환영합니다.',
    },
  },
  {
    file: 'tan-boon-seng',
    cityId: 2,
    name: 'Tan Boon Seng',
    written: { zh_cn: '陈文成', ko_ko: '탄 분 셍' },
    title: {
      zh_cn: '老街与骑楼',
      en_us: 'Old streets and shophouses',
      es_spa: 'Calles antiguas y casas-tienda',
      ms_my: 'Jalan lama dan rumah kedai',
      vn_vn: 'Phố cổ và nhà phố',
      ko_ko: '옛 거리와 숍하우스',
    },
    content: {
      zh_cn: '本地人讲百年骑楼，歇脚喝一杯咖啡乌。',
      en_us: 'A local on a century of shophouses, with a stop for black coffee.',
      es_spa: 'Un vecino cuenta un siglo de casas-tienda, con pausa para un café negro.',
      ms_my: 'Orang tempatan bercerita tentang rumah kedai seabad, singgah minum kopi O.',
      vn_vn: 'Người địa phương kể chuyện nhà phố trăm năm, nghỉ chân uống cà phê đen.',
      ko_ko: '현지인이 백 년 된 숍하우스를 소개하고 블랙커피 한 잔의 쉼표도 있습니다.',
    },
  },
  {
    file: 'priya-menon',
    cityId: 3,
    name: 'Priya Menon',
    written: { zh_cn: '普丽娅·梅农', ko_ko: '프리야 메논' },
    title: {
      zh_cn: '花园与夜景',
      en_us: 'Gardens and evening lights',
      es_spa: 'Jardines y luces nocturnas',
      ms_my: 'Taman dan cahaya malam',
      vn_vn: 'Vườn và ánh đèn đêm',
      ko_ko: '정원과 야경',
    },
    content: {
      zh_cn: '傍晚出发，看完滨海湾灯光后返回，全程平坦。',
      en_us: 'Starts at dusk and ends after the lights at the bay; step-free all the way.',
      es_spa: 'Empieza al atardecer y termina tras las luces de la bahía; sin escalones.',
      ms_my: 'Bermula waktu senja dan tamat selepas pertunjukan cahaya; tanpa tangga.',
      vn_vn: 'Bắt đầu lúc hoàng hôn, kết thúc sau màn ánh sáng bên vịnh, không có bậc thang.',
      ko_ko: '해 질 녘에 시작해 베이의 조명을 본 뒤 마칩니다. 전 구간 계단이 없습니다.',
    },
  },
  {
    file: 'nguyen-minh-anh',
    cityId: 4,
    name: 'Nguyễn Minh Anh',
    written: { zh_cn: '阮明英', ko_ko: '응우옌 민 아인' },
    title: {
      zh_cn: '老城三十六行',
      en_us: 'The thirty-six old streets',
      es_spa: 'Las treinta y seis calles antiguas',
      ms_my: 'Tiga puluh enam jalan lama',
      vn_vn: 'Ba mươi sáu phố phường',
      ko_ko: '36개의 옛 거리',
    },
    content: {
      zh_cn: '穿行手艺街，品一杯鸡蛋咖啡，走到还剑湖。',
      en_us: 'Through the craft streets to the lake, with an egg coffee on the way.',
      es_spa: 'Por las calles de artesanos hasta el lago, con un café de huevo en el camino.',
      ms_my: 'Melalui jalan kraf ke tasik, singgah menikmati kopi telur.',
      vn_vn: 'Qua các phố nghề ra hồ Gươm, dừng chân uống cà phê trứng.',
      ko_ko: '공예 거리를 지나 호수까지 걷고 도중에 에그 커피를 맛봅니다.',
    },
  },
  {
    file: 'tran-quoc-bao',
    cityId: 4,
    name: 'Trần Quốc Bảo',
    written: { zh_cn: '陈国宝', ko_ko: '쩐 꾸옥 바오' },
    title: {
      zh_cn: '骑行西湖',
      en_us: 'By bicycle around West Lake',
      es_spa: 'En bicicleta por el lago del Oeste',
      ms_my: 'Berbasikal mengelilingi Tasik Barat',
      vn_vn: 'Đạp xe quanh Hồ Tây',
      ko_ko: '자전거로 도는 서호',
    },
    content: {
      zh_cn: '约 15 公里，路面平缓，提供头盔与单车。',
      en_us: 'About 15 km on flat roads; helmet and bicycle included.',
      es_spa: 'Unos 15 km por caminos llanos; casco y bicicleta incluidos.',
      ms_my: 'Kira-kira 15 km di jalan rata; topi keledar dan basikal disediakan.',
      vn_vn: 'Khoảng 15 km đường bằng, có sẵn xe đạp và mũ bảo hiểm.',
      ko_ko: '평탄한 길 약 15 km이며 헬멧과 자전거를 제공합니다.',
    },
  },
  {
    file: 'le-thu-ha',
    cityId: 5,
    name: 'Lê Thu Hà',
    written: { zh_cn: '黎秋霞', ko_ko: '레 투 하' },
    title: {
      zh_cn: '海滩与五行山',
      en_us: 'Beach and marble hills',
      es_spa: 'Playa y colinas de mármol',
      ms_my: 'Pantai dan bukit marmar',
      vn_vn: 'Biển và Ngũ Hành Sơn',
      ko_ko: '해변과 대리석 산',
    },
    content: {
      zh_cn: '清晨登山看日出，下午到海边，晚上看龙桥。',
      en_us: 'Sunrise from the hills, an afternoon by the sea, the dragon bridge at night.',
      es_spa: 'Amanecer en las colinas, tarde junto al mar y el puente del dragón de noche.',
      ms_my: 'Matahari terbit di bukit, petang di pantai, jambatan naga pada waktu malam.',
      vn_vn: 'Ngắm bình minh trên núi, chiều ra biển, tối xem cầu Rồng.',
      ko_ko: '산에서 일출을 보고 오후에는 바다, 밤에는 용다리를 만납니다.',
    },
  },
  {
    file: 'kim-seo-jun',
    cityId: 6,
    name: 'Kim Seo-jun',
    written: { zh_cn: '金瑞俊', ko_ko: '김서준' },
    title: {
      zh_cn: '宫殿与韩屋',
      en_us: 'Palaces and hanok lanes',
      es_spa: 'Palacios y callejones hanok',
      ms_my: 'Istana dan lorong hanok',
      vn_vn: 'Cung điện và ngõ hanok',
      ko_ko: '궁궐과 한옥 골목',
    },
    content: {
      zh_cn: '看守门将换岗，再穿过安静的韩屋小巷。',
      en_us: 'The change of the guard, then quiet lanes between old houses.',
      es_spa: 'El cambio de guardia y luego callejones tranquilos entre casas antiguas.',
      ms_my: 'Pertukaran pengawal, kemudian lorong tenang di celah rumah lama.',
      vn_vn: 'Xem đổi gác rồi dạo qua những ngõ nhà cổ yên tĩnh.',
      ko_ko: '수문장 교대식을 본 뒤 조용한 한옥 골목을 걷습니다.',
    },
  },
  {
    file: 'park-ha-eun',
    cityId: 6,
    name: 'Park Ha-eun',
    written: { zh_cn: '朴荷恩', ko_ko: '박하은' },
    title: {
      zh_cn: '咖啡馆与书店',
      en_us: 'Cafés and bookshops',
      es_spa: 'Cafés y librerías',
      ms_my: 'Kafe dan kedai buku',
      vn_vn: 'Quán cà phê và hiệu sách',
      ko_ko: '카페와 서점',
    },
    content: {
      zh_cn: '三家独立书店与两家烘焙咖啡，适合雨天。',
      en_us: 'Three independent bookshops and two roasters; a good plan for a rainy day.',
      es_spa: 'Tres librerías independientes y dos tostadores; buen plan para un día de lluvia.',
      ms_my: 'Tiga kedai buku bebas dan dua kafe panggang; sesuai untuk hari hujan.',
      vn_vn: 'Ba hiệu sách độc lập và hai quán rang xay, hợp cho ngày mưa.',
      ko_ko: '독립 서점 세 곳과 로스터리 두 곳을 둘러봅니다. 비 오는 날에도 좋습니다.',
    },
  },
  {
    file: 'choi-young-ho',
    cityId: 7,
    name: 'Choi Young-ho',
    written: { zh_cn: '崔永浩', ko_ko: '최영호' },
    title: {
      zh_cn: '港口与山村',
      en_us: 'Harbour and hillside village',
      es_spa: 'Puerto y pueblo en la ladera',
      ms_my: 'Pelabuhan dan kampung di bukit',
      vn_vn: 'Bến cảng và làng trên đồi',
      ko_ko: '항구와 산비탈 마을',
    },
    content: {
      zh_cn: '早市看渔船归来，再乘巴士上彩色山村。',
      en_us: 'Boats come in at the morning market, then a bus up to the coloured houses.',
      es_spa: 'Los barcos llegan al mercado matinal y luego un autobús a las casas de colores.',
      ms_my: 'Bot pulang ke pasar pagi, kemudian bas ke rumah berwarna-warni.',
      vn_vn: 'Xem thuyền về chợ sớm, rồi đi xe buýt lên làng nhà màu.',
      ko_ko: '새벽 어시장에서 배를 맞이하고 버스로 알록달록한 마을에 오릅니다.',
    },
  },
  {
    file: 'chen-yu',
    cityId: 8,
    name: 'Chen Yu',
    written: { zh_cn: '陈雨', ko_ko: '천위' },
    title: {
      zh_cn: '弄堂与外滩',
      en_us: 'Lane houses and the Bund',
      es_spa: 'Casas de callejón y el Bund',
      ms_my: 'Rumah lorong dan Bund',
      vn_vn: 'Ngõ cũ và Bến Thượng Hải',
      ko_ko: '골목집과 와이탄',
    },
    content: {
      zh_cn: '上午走弄堂，吃一笼小笼包，日落到外滩。',
      en_us: 'Lane houses in the morning, soup dumplings at noon, the Bund at sunset.',
      es_spa: 'Callejones por la mañana, dumplings al mediodía y el Bund al atardecer.',
      ms_my: 'Lorong lama pada waktu pagi, ladu sup tengah hari, Bund ketika senja.',
      vn_vn: 'Sáng dạo ngõ cũ, trưa ăn tiểu long bao, hoàng hôn ra Bến Thượng Hải.',
      ko_ko: '오전에는 골목집, 점심에는 샤오롱바오, 해 질 녘에는 와이탄입니다.',
    },
  },
  {
    file: 'wang-hao',
    cityId: 9,
    name: 'Wang Hao',
    written: { zh_cn: '王浩', ko_ko: '왕하오' },
    title: {
      zh_cn: '茶馆与川味',
      en_us: 'Tea houses and Sichuan cooking',
      es_spa: 'Casas de té y cocina de Sichuan',
      ms_my: 'Rumah teh dan masakan Sichuan',
      vn_vn: 'Quán trà và món Tứ Xuyên',
      ko_ko: '찻집과 쓰촨 요리',
    },
    content: {
      zh_cn: '竹椅盖碗茶，再学做一道麻婆豆腐。',
      en_us: 'Tea in bamboo chairs, then you cook your own mapo tofu.',
      es_spa: 'Té en sillas de bambú y después preparas tu propio mapo tofu.',
      ms_my: 'Minum teh di kerusi buluh, kemudian belajar memasak mapo tofu.',
      vn_vn: 'Uống trà trên ghế tre, rồi tự tay nấu đậu phụ Tứ Xuyên.',
      ko_ko: '대나무 의자에서 차를 마시고 마파두부를 직접 만들어 봅니다.',
    },
  },
  {
    file: 'valeria-mendoza',
    cityId: 10,
    name: 'Valeria Mendoza',
    written: { zh_cn: '瓦莱里娅·门多萨', ko_ko: '발레리아 멘도사' },
    title: {
      zh_cn: '壁画与博物馆',
      en_us: 'Murals and museums',
      es_spa: 'Murales y museos',
      ms_my: 'Mural dan muzium',
      vn_vn: 'Tranh tường và bảo tàng',
      ko_ko: '벽화와 박물관',
    },
    content: {
      zh_cn: '看四幅大壁画，并在博物馆停留一小时。',
      en_us: 'Four great murals and an hour in the museum.',
      es_spa: 'Cuatro grandes murales y una hora en el museo.',
      ms_my: 'Empat mural besar dan sejam di muzium.',
      vn_vn: 'Bốn bức tranh tường lớn và một giờ trong bảo tàng.',
      ko_ko: '대형 벽화 네 점과 박물관 한 시간 코스입니다.',
    },
  },
  {
    file: 'tomas-herrera',
    cityId: 10,
    name: 'Tomás Herrera',
    written: { zh_cn: '托马斯·埃雷拉', ko_ko: '토마스 에레라' },
    title: {
      zh_cn: '塔可之路',
      en_us: 'A walk for tacos',
      es_spa: 'Ruta de tacos',
      ms_my: 'Laluan taco',
      vn_vn: 'Dạo phố ăn taco',
      ko_ko: '타코 산책',
    },
    content: {
      zh_cn: '五个摊位、五种玉米饼，也有素食选择。',
      en_us: 'Five stalls and five tortillas, with a vegetarian choice at each.',
      es_spa: 'Cinco puestos y cinco tortillas, con opción vegetariana en cada uno.',
      ms_my: 'Lima gerai dan lima jenis tortilla, dengan pilihan vegetarian.',
      vn_vn: 'Năm quầy, năm loại bánh ngô, quầy nào cũng có món chay.',
      ko_ko: '다섯 노점에서 다섯 가지 토르티야를 맛봅니다. 채식 메뉴도 있습니다.',
    },
  },
  {
    file: 'lucia-ferreyra',
    cityId: 11,
    name: 'Lucía Ferreyra',
    written: { zh_cn: '露西娅·费雷拉', ko_ko: '루시아 페레이라' },
    title: {
      zh_cn: '探戈与老咖啡馆',
      en_us: 'Tango and old cafés',
      es_spa: 'Tango y cafés notables',
      ms_my: 'Tango dan kafe lama',
      vn_vn: 'Tango và quán cà phê xưa',
      ko_ko: '탱고와 오래된 카페',
    },
    content: {
      zh_cn: '一节探戈入门课，加两家百年咖啡馆。',
      en_us: 'A first tango lesson and two cafés that are a century old.',
      es_spa: 'Una primera clase de tango y dos cafés centenarios.',
      ms_my: 'Kelas tango pertama dan dua kafe berusia seabad.',
      vn_vn: 'Một buổi học tango đầu tiên và hai quán cà phê trăm tuổi.',
      ko_ko: '첫 탱고 수업과 백 년 된 카페 두 곳을 둘러봅니다.',
    },
  },
  {
    file: 'carmen-quispe',
    cityId: 12,
    name: 'Carmen Quispe',
    written: { zh_cn: '卡门·基斯佩', ko_ko: '카르멘 키스페' },
    title: {
      zh_cn: '海崖与古墟',
      en_us: 'Sea cliffs and old temples',
      es_spa: 'Acantilados y huacas',
      ms_my: 'Tebing laut dan kuil lama',
      vn_vn: 'Vách biển và đền cổ',
      ko_ko: '해안 절벽과 옛 신전',
    },
    content: {
      zh_cn: '参观土砖金字塔，再沿海崖步道走到灯塔。',
      en_us: 'An adobe pyramid, then the cliff path to the lighthouse.',
      es_spa: 'Una pirámide de adobe y luego el malecón hasta el faro.',
      ms_my: 'Piramid bata lumpur, kemudian laluan tebing ke rumah api.',
      vn_vn: 'Thăm kim tự tháp gạch bùn rồi đi dọc vách biển tới ngọn hải đăng.',
      ko_ko: '흙벽돌 피라미드를 보고 절벽 길을 따라 등대까지 걷습니다.',
    },
  },
  {
    file: 'oliver-grant',
    cityId: 13,
    name: 'Oliver Grant',
    written: { zh_cn: '奥利弗·格兰特', ko_ko: '올리버 그랜트' },
    title: {
      zh_cn: '渡轮与海岸步道',
      en_us: 'Ferries and coast walks',
      es_spa: 'Transbordadores y caminatas costeras',
      ms_my: 'Feri dan laluan pantai',
      vn_vn: 'Phà và đường ven biển',
      ko_ko: '페리와 해안 산책',
    },
    content: {
      zh_cn: '乘渡轮过港，再沿海岸走六公里。',
      en_us: 'Across the harbour by ferry, then six kilometres along the coast.',
      es_spa: 'Cruce de la bahía en transbordador y seis kilómetros por la costa.',
      ms_my: 'Menyeberang pelabuhan dengan feri, kemudian enam kilometer di pesisir.',
      vn_vn: 'Đi phà qua cảng rồi đi bộ sáu cây số ven biển.',
      ko_ko: '페리로 항구를 건너 해안을 따라 6 km를 걷습니다.',
    },
  },
];

/** Ids start at 101, above those of the products. Title and text both carry the word 'sample'. */
export const companions: readonly Companion[] = guides.map((guide, i) => ({
  id: 101 + i,
  cityId: guide.cityId,
  name: inEach((language) => guide.written?.[language] ?? guide.name),
  title: inEach((language) => `${guide.title[language]} · ${sampleMark[language]}`),
  content: inEach((language) => `${guide.content[language]} ${sampleNote[language]}`),
  images: views('companions', guide.file),
}));
