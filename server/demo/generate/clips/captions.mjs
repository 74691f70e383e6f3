import { writeFileSync } from 'node:fs';

/** What is to be seen, for members who read along. Each line stays until the next one begins. */
const texts = {
  'dune-lines': {
    startsS: [2, 30, 62, 98, 128],
    zh_cn: [
      '天刚亮，沙丘还是凉的。',
      '太阳升起，影子慢慢变短。',
      '风沿着沙脊移动，线条随之改变。',
      '近处的沙丘从眼前滑过。',
      '白昼开始。',
    ],
    en_us: [
      'First light; the dunes are still cold.',
      'The sun climbs and the shadows grow short.',
      'Wind runs along the crests and redraws the lines.',
      'The near dunes slide by.',
      'The day begins.',
    ],
    es_spa: [
      'Primera luz; las dunas aún están frías.',
      'El sol sube y las sombras se acortan.',
      'El viento recorre las crestas y cambia las líneas.',
      'Las dunas cercanas pasan despacio.',
      'Empieza el día.',
    ],
    ms_my: [
      'Cahaya pertama; bukit pasir masih sejuk.',
      'Matahari naik dan bayang menjadi pendek.',
      'Angin menyusuri puncak dan mengubah garisnya.',
      'Bukit pasir yang dekat berlalu perlahan.',
      'Hari pun bermula.',
    ],
    vn_vn: [
      'Ánh sáng đầu tiên, cồn cát còn lạnh.',
      'Mặt trời lên, bóng ngắn dần.',
      'Gió chạy dọc sống cát, vẽ lại những đường cong.',
      'Cồn cát gần trôi qua chậm rãi.',
      'Một ngày bắt đầu.',
    ],
    ko_ko: [
      '첫 빛이 들고 모래는 아직 차갑습니다.',
      '해가 오르고 그림자가 짧아집니다.',
      '바람이 능선을 따라 선을 다시 그립니다.',
      '가까운 사구가 천천히 지나갑니다.',
      '하루가 시작됩니다.',
    ],
  },
  'on-the-wheel': {
    startsS: [2, 14, 30, 48, 66],
    zh_cn: [
      '转盘转起来，泥团还低矮。',
      '器壁慢慢升高。',
      '瓶身鼓起，瓶口收窄。',
      '再轻轻压回去。',
      '同样的动作，一次又一次。',
    ],
    en_us: [
      'The wheel turns; the clay is still low.',
      'The wall rises slowly.',
      'The belly widens and the neck grows narrow.',
      'Gently, back down again.',
      'The same movement, time after time.',
    ],
    es_spa: [
      'El torno gira; la arcilla aún está baja.',
      'La pared sube despacio.',
      'El vientre se ensancha y el cuello se estrecha.',
      'Con cuidado, de nuevo hacia abajo.',
      'El mismo gesto, una y otra vez.',
    ],
    ms_my: [
      'Roda berputar; tanah liat masih rendah.',
      'Dindingnya naik perlahan.',
      'Perutnya melebar dan lehernya mengecil.',
      'Perlahan-lahan, turun semula.',
      'Gerakan yang sama, berulang kali.',
    ],
    vn_vn: [
      'Bàn xoay quay, khối đất còn thấp.',
      'Thành gốm cao dần.',
      'Thân phình ra, cổ thon lại.',
      'Nhẹ nhàng ép xuống trở lại.',
      'Vẫn động tác ấy, hết lần này đến lần khác.',
    ],
    ko_ko: [
      '물레가 돌고 흙은 아직 낮습니다.',
      '벽이 천천히 올라갑니다.',
      '몸통은 넓어지고 목은 좁아집니다.',
      '살며시 다시 눌러 줍니다.',
      '같은 동작을 거듭합니다.',
    ],
  },
};

const clock = (seconds) =>
  `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.000`;

export function writeCaptions(folder, clips) {
  for (const [name, { startsS, ...languages }] of Object.entries(texts)) {
    const { lengthS } = clips.find((clip) => clip.name === name);
    for (const [language, lines] of Object.entries(languages)) {
      const cues = lines.map(
        (line, i) => `${clock(startsS[i])} --> ${clock((startsS[i + 1] ?? lengthS) - 1)}\n${line}\n`,
      );
      writeFileSync(`${folder}/${name}.${language}.vtt`, `WEBVTT\n\n${cues.join('\n')}`);
    }
  }
}
