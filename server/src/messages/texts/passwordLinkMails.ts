import type { Language } from '@members/contract';

/** The mail with a link for a new login password; `{site}` is the brand. */
export const passwordLinkMails: Readonly<Record<Language, readonly [subject: string, text: string]>> = {
  en_us: [
    'Set a new login password',
    'Customer service of {site} has made this link for you after checking who asked. It leads to a new login password, once and within half an hour:\n\n{link}\n\nGive it to nobody. If you did not ask for it, do not open it, and contact customer service.',
  ],
  zh_cn: [
    '设置新的登录密码',
    '{site} 客服在核实身份后为您生成了此链接。半小时内可用它设置一次新的登录密码：\n\n{link}\n\n请勿转发给任何人。如果不是您本人申请，请不要打开，并联系客服。',
  ],
  es_spa: [
    'Nueva contraseña de acceso',
    'Atención al cliente de {site} creó este enlace para ti tras comprobar quién lo pidió. Sirve para definir una nueva contraseña de acceso, una vez y durante media hora:\n\n{link}\n\nNo se lo des a nadie. Si no lo pediste, no lo abras y contacta con atención al cliente.',
  ],
  ms_my: [
    'Tetapkan kata laluan log masuk baharu',
    'Khidmat pelanggan {site} membuat pautan ini untuk anda selepas menyemak siapa yang meminta. Ia untuk menetapkan kata laluan log masuk baharu, sekali sahaja dan dalam setengah jam:\n\n{link}\n\nJangan berikan kepada sesiapa. Jika anda tidak memintanya, jangan bukanya dan hubungi khidmat pelanggan.',
  ],
  vn_vn: [
    'Đặt mật khẩu đăng nhập mới',
    'Chăm sóc khách hàng của {site} đã tạo liên kết này cho bạn sau khi kiểm tra người yêu cầu. Dùng nó để đặt mật khẩu đăng nhập mới, một lần và trong nửa giờ:\n\n{link}\n\nĐừng đưa cho ai. Nếu bạn không yêu cầu, đừng mở và hãy liên hệ chăm sóc khách hàng.',
  ],
  ko_ko: [
    '새 로그인 비밀번호 설정',
    '{site} 고객센터에서 본인 확인 후 이 링크를 만들었습니다. 30분 안에 한 번, 새 로그인 비밀번호를 설정할 수 있습니다.\n\n{link}\n\n아무에게도 전달하지 마세요. 요청하지 않으셨다면 열지 말고 고객센터에 문의하세요.',
  ],
};
