import { languages, type Language, type Localised } from './types';

export interface VideoClass {
  readonly key: string;
  readonly name: Localised;
}

export interface Video {
  readonly id: number;
  readonly classKey: string;
  readonly name: Localised;
  readonly poster: string;
  /** In `clips/`: a clip has no address of its own, members get a signed one. */
  readonly file: string;
  readonly durationS: number;
  /** WebVTT, one file per language. */
  readonly captions?: Localised;
  /** The sample figure to start counting from. */
  readonly playCount: number;
}

export const videoClasses: readonly VideoClass[] = [
  {
    key: 'nature',
    name: {
      zh_cn: '自然',
      en_us: 'Nature',
      es_spa: 'Naturaleza',
      ms_my: 'Alam',
      vn_vn: 'Thiên nhiên',
      ko_ko: '자연',
    },
  },
  {
    key: 'city',
    name: {
      zh_cn: '城市',
      en_us: 'City',
      es_spa: 'Ciudad',
      ms_my: 'Kota',
      vn_vn: 'Thành phố',
      ko_ko: '도시',
    },
  },
  {
    key: 'craft',
    name: {
      zh_cn: '手艺',
      en_us: 'Craft',
      es_spa: 'Oficios',
      ms_my: 'Kraf',
      vn_vn: 'Thủ công',
      ko_ko: '공예',
    },
  },
  {
    key: 'motion',
    name: {
      zh_cn: '动感',
      en_us: 'Motion',
      es_spa: 'Movimiento',
      ms_my: 'Gerakan',
      vn_vn: 'Chuyển động',
      ko_ko: '모션',
    },
  },
];

interface Clip {
  readonly file: string;
  readonly classKey: string;
  readonly durationS: number;
  readonly playCount: number;
  readonly captioned?: true;
  readonly name: Localised;
}

const clips: readonly Clip[] = [
  {
    file: 'dune-lines',
    classKey: 'nature',
    durationS: 134,
    playCount: 12400,
    captioned: true,
    name: {
      zh_cn: '黎明的沙丘线',
      en_us: 'Dune lines at dawn',
      es_spa: 'Líneas de dunas al alba',
      ms_my: 'Garisan bukit pasir waktu fajar',
      vn_vn: 'Đường cồn cát lúc bình minh',
      ko_ko: '새벽 사구의 선',
    },
  },
  {
    file: 'fog-over-firs',
    classKey: 'nature',
    durationS: 108,
    playCount: 9120,
    name: {
      zh_cn: '冷杉上的雾',
      en_us: 'Fog over the firs',
      es_spa: 'Niebla sobre los abetos',
      ms_my: 'Kabus di atas pokok fir',
      vn_vn: 'Sương trên rừng linh sam',
      ko_ko: '전나무 숲의 안개',
    },
  },
  {
    file: 'blue-hour-ridges',
    classKey: 'nature',
    durationS: 142,
    playCount: 8740,
    name: {
      zh_cn: '蓝调时刻的山脊',
      en_us: 'Blue hour ridges',
      es_spa: 'Crestas en la hora azul',
      ms_my: 'Rabung pada waktu biru',
      vn_vn: 'Sườn núi giờ xanh',
      ko_ko: '푸른 시간의 능선',
    },
  },
  {
    file: 'wheat-and-wind',
    classKey: 'nature',
    durationS: 80,
    playCount: 6030,
    name: {
      zh_cn: '麦与风',
      en_us: 'Wheat and wind',
      es_spa: 'Trigo y viento',
      ms_my: 'Gandum dan angin',
      vn_vn: 'Lúa mì và gió',
      ko_ko: '밀과 바람',
    },
  },
  {
    file: 'violet-valleys',
    classKey: 'nature',
    durationS: 96,
    playCount: 5210,
    name: {
      zh_cn: '紫色山谷',
      en_us: 'Violet valleys',
      es_spa: 'Valles violeta',
      ms_my: 'Lembah ungu',
      vn_vn: 'Thung lũng tím',
      ko_ko: '보랏빛 골짜기',
    },
  },
  {
    file: 'after-the-rain',
    classKey: 'nature',
    durationS: 74,
    playCount: 4930,
    name: {
      zh_cn: '雨后',
      en_us: 'After the rain',
      es_spa: 'Después de la lluvia',
      ms_my: 'Selepas hujan',
      vn_vn: 'Sau cơn mưa',
      ko_ko: '비가 갠 뒤',
    },
  },
  {
    file: 'slow-tide',
    classKey: 'nature',
    durationS: 90,
    playCount: 4410,
    name: {
      zh_cn: '缓缓的潮',
      en_us: 'Slow tide',
      es_spa: 'Marea lenta',
      ms_my: 'Pasang surut perlahan',
      vn_vn: 'Thủy triều chậm',
      ko_ko: '느린 밀물',
    },
  },
  {
    file: 'snow-on-the-pass',
    classKey: 'nature',
    durationS: 66,
    playCount: 3870,
    name: {
      zh_cn: '山口的雪',
      en_us: 'Snow on the pass',
      es_spa: 'Nieve en el paso',
      ms_my: 'Salji di genting',
      vn_vn: 'Tuyết trên đèo',
      ko_ko: '고갯길의 눈',
    },
  },
  {
    file: 'desert-night',
    classKey: 'nature',
    durationS: 84,
    playCount: 3420,
    name: {
      zh_cn: '沙漠之夜',
      en_us: 'Desert night',
      es_spa: 'Noche en el desierto',
      ms_my: 'Malam di gurun',
      vn_vn: 'Đêm sa mạc',
      ko_ko: '사막의 밤',
    },
  },
  {
    file: 'river-bend',
    classKey: 'nature',
    durationS: 70,
    playCount: 2960,
    name: {
      zh_cn: '河湾',
      en_us: 'River bend',
      es_spa: 'La curva del río',
      ms_my: 'Selekoh sungai',
      vn_vn: 'Khúc sông',
      ko_ko: '강굽이',
    },
  },
  {
    file: 'northern-lights',
    classKey: 'nature',
    durationS: 102,
    playCount: 7350,
    name: {
      zh_cn: '北极光',
      en_us: 'Northern lights',
      es_spa: 'Aurora boreal',
      ms_my: 'Cahaya utara',
      vn_vn: 'Cực quang',
      ko_ko: '오로라',
    },
  },
  {
    file: 'falling-leaves',
    classKey: 'nature',
    durationS: 62,
    playCount: 2480,
    name: {
      zh_cn: '落叶',
      en_us: 'Falling leaves',
      es_spa: 'Hojas que caen',
      ms_my: 'Daun gugur',
      vn_vn: 'Lá rơi',
      ko_ko: '낙엽',
    },
  },
  {
    file: 'fireflies',
    classKey: 'nature',
    durationS: 58,
    playCount: 1940,
    name: {
      zh_cn: '芦苇里的萤火虫',
      en_us: 'Fireflies in the reeds',
      es_spa: 'Luciérnagas entre juncos',
      ms_my: 'Kelip-kelip di celah rumput',
      vn_vn: 'Đom đóm trong lau sậy',
      ko_ko: '갈대밭의 반딧불이',
    },
  },
  {
    file: 'harbour-lights',
    classKey: 'city',
    durationS: 92,
    playCount: 6680,
    name: {
      zh_cn: '港湾灯火',
      en_us: 'Harbour lights',
      es_spa: 'Luces del puerto',
      ms_my: 'Cahaya pelabuhan',
      vn_vn: 'Ánh đèn bến cảng',
      ko_ko: '항구의 불빛',
    },
  },
  {
    file: 'last-tram-home',
    classKey: 'city',
    durationS: 76,
    playCount: 4120,
    name: {
      zh_cn: '末班电车',
      en_us: 'Last tram home',
      es_spa: 'El último tranvía',
      ms_my: 'Trem terakhir pulang',
      vn_vn: 'Chuyến tàu điện cuối',
      ko_ko: '집으로 가는 막차',
    },
  },
  {
    file: 'rooftops-at-sunrise',
    classKey: 'city',
    durationS: 68,
    playCount: 3050,
    name: {
      zh_cn: '日出屋顶',
      en_us: 'Rooftops at sunrise',
      es_spa: 'Tejados al amanecer',
      ms_my: 'Bumbung waktu matahari terbit',
      vn_vn: 'Mái nhà lúc bình minh',
      ko_ko: '해 뜰 무렵의 지붕',
    },
  },
  {
    file: 'rain-on-the-avenue',
    classKey: 'city',
    durationS: 54,
    playCount: 2210,
    name: {
      zh_cn: '雨中大道',
      en_us: 'Rain on the avenue',
      es_spa: 'Lluvia en la avenida',
      ms_my: 'Hujan di jalan besar',
      vn_vn: 'Mưa trên đại lộ',
      ko_ko: '비 내리는 대로',
    },
  },
  {
    file: 'bridge-at-dusk',
    classKey: 'city',
    durationS: 64,
    playCount: 1780,
    name: {
      zh_cn: '暮色大桥',
      en_us: 'Bridge at dusk',
      es_spa: 'Puente al anochecer',
      ms_my: 'Jambatan waktu senja',
      vn_vn: 'Cây cầu lúc chạng vạng',
      ko_ko: '해 질 녘의 다리',
    },
  },
  {
    file: 'on-the-wheel',
    classKey: 'craft',
    durationS: 86,
    playCount: 5540,
    captioned: true,
    name: {
      zh_cn: '拉坯',
      en_us: 'On the wheel',
      es_spa: 'En el torno',
      ms_my: 'Di atas roda tembikar',
      vn_vn: 'Trên bàn xoay',
      ko_ko: '물레 위에서',
    },
  },
  {
    file: 'warp-and-weft',
    classKey: 'craft',
    durationS: 72,
    playCount: 2890,
    name: {
      zh_cn: '经与纬',
      en_us: 'Warp and weft',
      es_spa: 'Urdimbre y trama',
      ms_my: 'Loseng dan pakan',
      vn_vn: 'Sợi dọc sợi ngang',
      ko_ko: '날실과 씨실',
    },
  },
  {
    file: 'glass-and-fire',
    classKey: 'craft',
    durationS: 60,
    playCount: 3310,
    name: {
      zh_cn: '玻璃与火',
      en_us: 'Glass and fire',
      es_spa: 'Vidrio y fuego',
      ms_my: 'Kaca dan api',
      vn_vn: 'Thủy tinh và lửa',
      ko_ko: '유리와 불',
    },
  },
  {
    file: 'ink-and-brush',
    classKey: 'craft',
    durationS: 78,
    playCount: 1620,
    name: {
      zh_cn: '笔与墨',
      en_us: 'Ink and brush',
      es_spa: 'Tinta y pincel',
      ms_my: 'Dakwat dan berus',
      vn_vn: 'Mực và bút lông',
      ko_ko: '먹과 붓',
    },
  },
  {
    file: 'pendulum-wave',
    classKey: 'motion',
    durationS: 60,
    playCount: 4760,
    name: {
      zh_cn: '摆之波',
      en_us: 'Pendulum wave',
      es_spa: 'Onda de péndulos',
      ms_my: 'Gelombang bandul',
      vn_vn: 'Sóng con lắc',
      ko_ko: '진자의 물결',
    },
  },
  {
    file: 'quiet-orbits',
    classKey: 'motion',
    durationS: 82,
    playCount: 2540,
    name: {
      zh_cn: '静静的轨道',
      en_us: 'Quiet orbits',
      es_spa: 'Órbitas serenas',
      ms_my: 'Orbit yang tenang',
      vn_vn: 'Quỹ đạo lặng lẽ',
      ko_ko: '고요한 궤도',
    },
  },
  {
    file: 'rings-on-water',
    classKey: 'motion',
    durationS: 56,
    playCount: 1390,
    name: {
      zh_cn: '水上涟漪',
      en_us: 'Rings on water',
      es_spa: 'Ondas en el agua',
      ms_my: 'Riak di air',
      vn_vn: 'Vòng sóng trên nước',
      ko_ko: '물 위의 동그라미',
    },
  },
  {
    file: 'breathing-grid',
    classKey: 'motion',
    durationS: 50,
    playCount: 860,
    name: {
      zh_cn: '呼吸的网格',
      en_us: 'Breathing grid',
      es_spa: 'Cuadrícula que respira',
      ms_my: 'Grid yang bernafas',
      vn_vn: 'Lưới thở',
      ko_ko: '숨 쉬는 격자',
    },
  },
];

const captions = (file: string): Localised =>
  Object.fromEntries(
    languages.map((language) => [language, `/media/videos/${file}.${language}.vtt`]),
  ) as Record<Language, string>;

export const videos: readonly Video[] = clips.map(
  ({ file, classKey, durationS, playCount, captioned, name }, i) => ({
    id: i + 1,
    classKey,
    name,
    poster: `/media/videos/${file}.jpg`,
    file: `${file}.mp4`,
    durationS,
    ...(captioned && { captions: captions(file) }),
    playCount,
  }),
);
