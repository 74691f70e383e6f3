import type { Localised } from './types';

export interface Feedback {
  readonly headImage: string;
  readonly nickname: Localised;
  readonly content: Localised;
}

/** Nobody wrote these; each nickname says so. */
const sample = (number: number): Localised => ({
  zh_cn: `示例会员 ${number}`,
  en_us: `Sample member ${number}`,
  es_spa: `Miembro de muestra ${number}`,
  ms_my: `Ahli contoh ${number}`,
  vn_vn: `Hội viên mẫu ${number}`,
  ko_ko: `샘플 회원 ${number}`,
});

const texts: readonly Localised[] = [
  {
    zh_cn: '水瓶的提环很实用，挂在包上不晃。',
    en_us: 'The loop on the bottle is handy; it hangs still on my bag.',
    es_spa: 'El asa de la botella es práctica; cuelga quieta de la mochila.',
    ms_my: 'Gelung pada botol sangat berguna; tidak bergoyang pada beg.',
    vn_vn: 'Quai bình rất tiện, treo trên túi không bị đung đưa.',
    ko_ko: '보틀 고리가 편리하고 가방에 걸어도 흔들리지 않아요.',
  },
  {
    zh_cn: '我按说明自己验算了一期，结果一致。',
    en_us: 'I recomputed one draw with the verifier and it matched.',
    es_spa: 'Recalculé un sorteo con el verificador y coincidió.',
    ms_my: 'Saya mengira semula satu cabutan dengan pengesah dan hasilnya sama.',
    vn_vn: 'Tôi tự tính lại một kỳ bằng trình xác minh, kết quả khớp.',
    ko_ko: '검증기로 한 회차를 다시 계산했더니 결과가 같았어요.',
  },
  {
    zh_cn: '视频画面柔和，睡前看很放松。',
    en_us: 'The clips are calm, good to watch before sleeping.',
    es_spa: 'Los videos son tranquilos, buenos para antes de dormir.',
    ms_my: 'Klipnya menenangkan, sesuai ditonton sebelum tidur.',
    vn_vn: 'Video nhẹ nhàng, xem trước khi ngủ rất thư giãn.',
    ko_ko: '동영상이 차분해서 자기 전에 보기 좋아요.',
  },
  {
    zh_cn: '切换成马来语后，所有页面都跟着变了。',
    en_us: 'I switched to Malay and every screen followed.',
    es_spa: 'Cambié a malayo y todas las pantallas cambiaron.',
    ms_my: 'Saya tukar ke bahasa Melayu dan semua skrin turut berubah.',
    vn_vn: 'Tôi chuyển sang tiếng Mã Lai và mọi màn hình đều đổi theo.',
    ko_ko: '말레이어로 바꾸니 모든 화면이 함께 바뀌었어요.',
  },
  {
    zh_cn: '物流步骤写得清楚，知道包裹到哪里了。',
    en_us: 'The delivery steps are clear; I know where my parcel is.',
    es_spa: 'Los pasos del envío son claros; sé dónde está mi paquete.',
    ms_my: 'Langkah penghantaran jelas; saya tahu di mana bungkusan saya.',
    vn_vn: 'Các bước giao hàng rõ ràng, tôi biết gói hàng đang ở đâu.',
    ko_ko: '배송 단계가 명확해서 소포가 어디 있는지 알 수 있어요.',
  },
  {
    zh_cn: '希望笔记本能有横线款。',
    en_us: 'I would like the notebook with ruled pages, too.',
    es_spa: 'Me gustaría la libreta también con hojas rayadas.',
    ms_my: 'Saya juga mahu buku nota dengan halaman bergaris.',
    vn_vn: 'Mong sổ tay có thêm loại kẻ dòng.',
    ko_ko: '줄 노트 버전도 있으면 좋겠어요.',
  },
  {
    zh_cn: '深色模式在晚上看着舒服。',
    en_us: 'The dark mode is easy on the eyes at night.',
    es_spa: 'El modo oscuro descansa la vista por la noche.',
    ms_my: 'Mod gelap selesa untuk mata pada waktu malam.',
    vn_vn: 'Chế độ tối dễ chịu cho mắt vào ban đêm.',
    ko_ko: '다크 모드가 밤에 눈이 편해요.',
  },
  {
    zh_cn: '提现被拒后原路退回，原因写得很清楚。',
    en_us: 'A refused withdrawal came back with a clear reason.',
    es_spa: 'Un retiro rechazado volvió con un motivo claro.',
    ms_my: 'Pengeluaran yang ditolak dikembalikan dengan sebab yang jelas.',
    vn_vn: 'Khoản rút bị từ chối được hoàn lại kèm lý do rõ ràng.',
    ko_ko: '거절된 출금이 명확한 사유와 함께 돌아왔어요.',
  },
  {
    zh_cn: '围巾颜色和图上一样。',
    en_us: 'The scarf has the colour of the picture.',
    es_spa: 'La bufanda tiene el color de la imagen.',
    ms_my: 'Warna selendang sama seperti dalam gambar.',
    vn_vn: 'Màu khăn giống hệt trong hình.',
    ko_ko: '스카프 색이 그림과 같아요.',
  },
  {
    zh_cn: '客服回复很快，语气也客气。',
    en_us: 'Customer service answered quickly and kindly.',
    es_spa: 'Atención al cliente respondió rápido y con amabilidad.',
    ms_my: 'Khidmat pelanggan menjawab dengan cepat dan sopan.',
    vn_vn: 'Chăm sóc khách hàng trả lời nhanh và lịch sự.',
    ko_ko: '고객센터가 빠르고 친절하게 답해 주었어요.',
  },
];
const heads = [3, 8, 13, 11, 6, 16, 5, 20, 7, 2];

export const feedback: readonly Feedback[] = texts.map((content, i) => ({
  headImage: `/head/${heads[i]}.png`,
  nickname: sample(i + 1),
  content,
}));
