import { defaultLanguage, languages, type Language } from '@members/contract';

/** What the sandbox's page says. */
interface PageTexts {
  /** BCP 47. */
  tag: string;
  title: string;
  /** That this is a test. */
  test: string;
  channel: string;
  reference: string;
  pay: string;
  fail: string;
  expire: string;
  payLate: string;
  open: string;
  paid: string;
  failed: string;
  expired: string;
  refunded: string;
  unknown: string;
}

export const texts: Readonly<Record<Language, PageTexts>> = {
  en_us: {
    tag: 'en',
    title: 'Sandbox payment',
    test: 'This is a test provider: no real money moves. Choose what becomes of the payment.',
    channel: 'Channel',
    reference: 'Reference',
    pay: 'Pay',
    fail: 'Let it fail',
    expire: 'Let it expire',
    payLate: 'Pay late all the same',
    open: 'Waiting for payment',
    paid: 'Paid. You can go back.',
    failed: 'The payment failed. Nothing was taken. You can go back and try again.',
    expired: 'The time to pay is over. A transfer that arrives late still counts.',
    refunded: 'Sent back to where it came from.',
    unknown: 'This payment does not exist.',
  },
  zh_cn: {
    tag: 'zh-CN',
    title: '沙盒支付',
    test: '这是测试支付方，不涉及真实资金。请选择付款结果。',
    channel: '支付渠道',
    reference: '参考号',
    pay: '付款',
    fail: '模拟失败',
    expire: '模拟过期',
    payLate: '仍然延迟付款',
    open: '等待付款',
    paid: '已付款，可以返回。',
    failed: '付款失败，未扣款。可以返回重试。',
    expired: '付款时限已过。延迟到达的转账仍然有效。',
    refunded: '已退回原付款处。',
    unknown: '该付款不存在。',
  },
  es_spa: {
    tag: 'es',
    title: 'Pago de prueba',
    test: 'Es un proveedor de prueba: no se mueve dinero real. Elige qué pasa con el pago.',
    channel: 'Canal',
    reference: 'Referencia',
    pay: 'Pagar',
    fail: 'Hacer que falle',
    expire: 'Dejar que caduque',
    payLate: 'Pagar tarde de todos modos',
    open: 'Pendiente de pago',
    paid: 'Pagado. Ya puedes volver.',
    failed: 'El pago falló. No se cobró nada. Puedes volver e intentarlo de nuevo.',
    expired: 'El plazo para pagar terminó. Una transferencia que llegue tarde también cuenta.',
    refunded: 'Devuelto a su origen.',
    unknown: 'Este pago no existe.',
  },
  ms_my: {
    tag: 'ms',
    title: 'Bayaran ujian',
    test: 'Ini penyedia ujian: tiada wang sebenar bergerak. Pilih kesudahan bayaran ini.',
    channel: 'Saluran',
    reference: 'Rujukan',
    pay: 'Bayar',
    fail: 'Jadikan gagal',
    expire: 'Biarkan tamat tempoh',
    payLate: 'Tetap bayar lewat',
    open: 'Menunggu bayaran',
    paid: 'Telah dibayar. Anda boleh kembali.',
    failed: 'Bayaran gagal. Tiada wang ditolak. Anda boleh kembali dan cuba lagi.',
    expired: 'Tempoh bayaran sudah tamat. Pindahan yang tiba lewat masih dikira.',
    refunded: 'Dikembalikan ke tempat asalnya.',
    unknown: 'Bayaran ini tidak wujud.',
  },
  vn_vn: {
    tag: 'vi',
    title: 'Thanh toán thử nghiệm',
    test: 'Đây là nhà cung cấp thử nghiệm: không có tiền thật được chuyển. Hãy chọn kết quả thanh toán.',
    channel: 'Kênh',
    reference: 'Mã tham chiếu',
    pay: 'Thanh toán',
    fail: 'Cho thất bại',
    expire: 'Cho hết hạn',
    payLate: 'Vẫn thanh toán muộn',
    open: 'Đang chờ thanh toán',
    paid: 'Đã thanh toán. Bạn có thể quay lại.',
    failed: 'Thanh toán thất bại. Không có khoản nào bị trừ. Bạn có thể quay lại và thử lại.',
    expired: 'Đã hết thời gian thanh toán. Khoản chuyển đến muộn vẫn được tính.',
    refunded: 'Đã hoàn về nơi thanh toán.',
    unknown: 'Khoản thanh toán này không tồn tại.',
  },
  ko_ko: {
    tag: 'ko',
    title: '테스트 결제',
    test: '테스트용 결제 업체이며 실제 돈은 이동하지 않습니다. 결제 결과를 선택하세요.',
    channel: '결제 수단',
    reference: '참조 번호',
    pay: '결제하기',
    fail: '실패 처리',
    expire: '만료 처리',
    payLate: '그래도 늦게 결제하기',
    open: '결제 대기 중',
    paid: '결제되었습니다. 돌아가셔도 됩니다.',
    failed: '결제에 실패했습니다. 빠져나간 금액은 없습니다. 돌아가서 다시 시도하세요.',
    expired: '결제 시간이 지났습니다. 늦게 도착한 이체도 인정됩니다.',
    refunded: '원래 결제 수단으로 반환되었습니다.',
    unknown: '존재하지 않는 결제입니다.',
  },
};

/** The language that a browser would like best of those there are, by its Accept-Language header. */
export function preferredLanguage(header: string): Language {
  const wanted = header
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().toLowerCase().split(';q=');
      return { tag: tag.split('-')[0]!, quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .sort((a, b) => b.quality - a.quality);
  for (const { tag, quality } of wanted) {
    const found = languages.find((language) => texts[language].tag.split('-')[0] === tag);
    if (found && quality > 0) return found;
  }
  return defaultLanguage;
}
