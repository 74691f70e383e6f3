import { writeFileSync } from 'node:fs';
import { cityScene } from './cities/index.mjs';
import { die } from './dice.mjs';
import { gold, hues, ink, vermilion, white } from './palette.mjs';
import { carafe, kettle } from './products/vessels.mjs';
import { lamp } from './products/objects.mjs';
import { at, backdrop, circle, clipped, ellipse, path, stroke, svg } from './shapes.mjs';

const font =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'PingFang SC', 'Microsoft YaHei', 'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans CJK SC', 'Noto Sans CJK KR', sans-serif";
const htmlLanguage = { zh_cn: 'zh-CN', en_us: 'en', es_spa: 'es', ms_my: 'ms', vn_vn: 'vi', ko_ko: 'ko' };
const textWidth = 590;

/** Title lines, then the line below, in every language. */
const texts = {
  collection: {
    zh_cn: [['秋季系列'], '十四件好物，经久耐用'],
    en_us: [['Autumn', 'collection'], 'Fourteen pieces, made to last'],
    es_spa: [['Colección', 'de otoño'], 'Catorce piezas hechas para durar'],
    ms_my: [['Koleksi', 'musim luruh'], 'Empat belas barang tahan lama'],
    vn_vn: [['Bộ sưu tập', 'mùa thu'], 'Mười bốn món đồ dùng bền lâu'],
    ko_ko: [['가을 컬렉션'], '오래 쓰는 열네 가지 물건'],
  },
  cities: {
    zh_cn: [['漫步城市'], '十三座城市，示例向导'],
    en_us: [['Walk the city'], 'Thirteen cities, sample guides'],
    es_spa: [['Recorre', 'la ciudad'], 'Trece ciudades, guías de muestra'],
    ms_my: [['Jelajah', 'bandar'], '13 bandar, pemandu contoh'],
    vn_vn: [['Dạo bước', 'trong phố'], 'Mười ba thành phố, hồ sơ mẫu'],
    ko_ko: [['도시를 걷다'], '열세 개 도시, 샘플 가이드'],
  },
  draws: {
    zh_cn: [['每次开奖', '都可验证'], '18+ · 结果来自公共信标'],
    en_us: [['Every draw', 'can be verified'], '18+ · from a public beacon'],
    es_spa: [['Cada sorteo', 'se verifica'], '18+ · con una baliza pública'],
    ms_my: [['Setiap cabutan', 'boleh disahkan'], '18+ · daripada suar awam'],
    vn_vn: [['Mở thưởng', 'xác minh được'], '18+ · từ nguồn công khai'],
    ko_ko: [['모든 추첨을', '직접 확인'], '18+ · 공개 비콘 기반'],
  },
};

const scenes = {
  collection: () =>
    backdrop(1072, 444, '#17233f', '#3a5795', [1, 1]) +
    circle(810, 150, 148, vermilion) +
    circle(930, 300, 132, gold) +
    path('M600 444 C640 330 760 300 830 300 C920 300 1000 350 1072 330 V444 Z', ink, { opacity: 0.55 }) +
    ellipse(850, 404, 250, 22, '#0b1226', { opacity: 0.35 }) +
    at(706, 400, 1.12, carafe(hues.ember)) +
    at(968, 402, 1.2, lamp(hues.amber)) +
    at(838, 406, 0.86, kettle(hues.tide)),
  cities: () =>
    backdrop(1072, 444, '#2a6a66', '#123c3b', [1, 1]) +
    clipped('M700 -20 H1092 V464 H600 Z', at(560, -18, 1.34, cityScene('kuala-lumpur'))) +
    stroke('M700 -20 L600 464', white, 8, { opacity: 0.9 }) +
    stroke('M40 396 C180 350 330 430 470 384', white, 5, { opacity: 0.4, 'stroke-dasharray': '2 16' }),
  draws: () =>
    backdrop(1072, 444, '#43295f', '#1a1440', [1, 1]) +
    [210, 160, 110]
      .map((r) =>
        circle(850, 214, r, 'none', { stroke: gold, 'stroke-width': 4, opacity: 0.2 + (210 - r) / 400 }),
      )
      .join('') +
    die(756, 262, 128, 5, { turn: -12 }) +
    die(930, 274, 128, 2, { turn: 11 }) +
    die(846, 130, 128, 6, { turn: 3 }) +
    circle(978, 112, 46, '#1f9d63') +
    stroke('M956 112 L972 129 L1001 96', white, 11),
};

/** An estimate for wide system fonts, so that a line keeps clear of the picture on every device. */
function widthOf(line, size) {
  const units = [...line].map((letter) =>
    letter > '\u2e80' ? 1 : /[ .,·ilIjtfr]/.test(letter) ? 0.42 : /[mwMWCĐ]/.test(letter) ? 1 : 0.72,
  );
  return units.reduce((sum, unit) => sum + unit, 0) * size;
}

function words([title, below], language) {
  const size = Math.min(76, ...title.map((line) => Math.floor((76 * textWidth) / widthOf(line, 76))));
  const small = Math.min(38, Math.floor((38 * textWidth) / widthOf(below, 38)));
  if (size < 52 || small < 28)
    throw new Error(`The ${language} text '${title.join(' ')}' is too long for its banner`);
  const first = title.length === 1 ? 206 : 160;
  const lines = title.map(
    (line, i) =>
      `<text x="66" y="${first + i * size * 1.16}" font-size="${size}" font-weight="700">${line}</text>`,
  );
  const last = first + (title.length - 1) * size * 1.16;
  return `<g lang="${htmlLanguage[language]}" font-family="${font}" fill="#ffffff">${lines.join('')}<text x="66" y="${last + 66}" font-size="${small}" fill="#e4eaf8">${below}</text></g>`;
}

export function drawBanners(folder) {
  for (const [subject, languages] of Object.entries(texts)) {
    for (const [language, text] of Object.entries(languages)) {
      writeFileSync(
        `${folder}/${subject}.${language}.svg`,
        svg(1072, 444, scenes[subject]() + words(text, language)),
      );
    }
  }
}
