import { languages, type Language, type Localised } from './types';

export { about } from './about';

export const siteName: Localised = {
  zh_cn: '会员之家',
  en_us: 'Members',
  es_spa: 'Miembros',
  ms_my: 'Ahli',
  vn_vn: 'Hội viên',
  ko_ko: '멤버스',
};

export const noticeBar: Localised = {
  zh_cn: '本站商品、向导与用户反馈均为示例内容 · 每一期结果都可自行验证 · 游戏仅限 18 岁以上',
  en_us: 'Products, guides and feedback are sample content · Every draw can be verified · The game is 18+',
  es_spa:
    'Productos, guías y opiniones son de muestra · Cada sorteo se puede verificar · El juego es para mayores de 18',
  ms_my:
    'Produk, pemandu dan maklum balas ialah contoh · Setiap cabutan boleh disahkan · Permainan untuk 18+',
  vn_vn:
    'Sản phẩm, hướng dẫn viên và phản hồi là nội dung mẫu · Lần mở thưởng nào cũng xác minh được · Trò chơi dành cho 18+',
  ko_ko: '상품, 가이드, 이용 후기는 샘플입니다 · 모든 추첨은 검증할 수 있습니다 · 게임은 만 18세 이상',
};

/** Simple HTML: a welcome and the notice against imitations of the app. */
export const popContent: Localised = {
  zh_cn:
    '<h3>欢迎</h3><p>很高兴见到您。这里展示的内容为示例。</p><h3>平台防伪公告</h3><p>请只通过您收藏的网址访问。客服绝不会索要您的密码，也不会要求向个人账户转账。提现从不需要先充值。如有疑问，请通过应用内的客服入口核实。</p>',
  en_us:
    '<h3>Welcome</h3><p>Good to see you. What is shown here is sample content.</p><h3>Platform anti-fake notice</h3><p>Use only the address you saved yourself. Customer service never asks for your password and never asks you to pay into a private account. A withdrawal never needs a recharge first. When in doubt, ask customer service through this app.</p>',
  es_spa:
    '<h3>Te damos la bienvenida</h3><p>Nos alegra verte. Lo que se muestra aquí es contenido de muestra.</p><h3>Aviso contra falsificaciones</h3><p>Usa solo la dirección que guardaste. Atención al cliente nunca pide tu contraseña ni pagos a una cuenta privada. Un retiro nunca exige una recarga previa. Si tienes dudas, pregunta a atención al cliente desde esta aplicación.</p>',
  ms_my:
    '<h3>Selamat datang</h3><p>Gembira bertemu anda. Kandungan di sini ialah contoh.</p><h3>Notis anti-palsu platform</h3><p>Gunakan hanya alamat yang anda simpan sendiri. Khidmat pelanggan tidak akan meminta kata laluan anda atau bayaran ke akaun peribadi. Pengeluaran tidak memerlukan tambah nilai dahulu. Jika ragu, tanya khidmat pelanggan dalam aplikasi ini.</p>',
  vn_vn:
    '<h3>Chào mừng bạn</h3><p>Rất vui được gặp bạn. Nội dung hiển thị ở đây là nội dung mẫu.</p><h3>Thông báo chống giả mạo</h3><p>Chỉ dùng địa chỉ do chính bạn lưu. Chăm sóc khách hàng không bao giờ hỏi mật khẩu hay yêu cầu chuyển tiền vào tài khoản cá nhân. Rút tiền không bao giờ cần nạp trước. Nếu nghi ngờ, hãy hỏi chăm sóc khách hàng trong ứng dụng.</p>',
  ko_ko:
    '<h3>환영합니다</h3><p>만나서 반갑습니다. 이곳의 내용은 샘플입니다.</p><h3>플랫폼 위조 방지 안내</h3><p>직접 저장한 주소로만 접속해 주세요. 고객센터는 비밀번호를 묻거나 개인 계좌로 송금을 요청하지 않습니다. 출금을 위해 먼저 충전할 필요는 없습니다. 의심스러우면 앱 안의 고객센터로 확인해 주세요.</p>',
};

const banner = (subject: string): Localised =>
  Object.fromEntries(
    languages.map((language) => [language, `/media/banners/${subject}.${language}.svg`]),
  ) as Record<Language, string>;

/** Banner pictures carry text, so there is one address per language. */
export const banners: readonly Localised[] = [banner('collection'), banner('cities'), banner('draws')];
/** Where they lead; the last one says all that it has to say. */
export const bannerLinks = ['/girls', '/Choose', ''] as const;

export const siteImages = {
  icon: '/media/logo.svg',
  icon192: '/media/icon-192.png',
  icon512: '/media/icon-512.png',
  centreBackground: '/media/backgrounds/center.svg',
  loginBackground: '/media/backgrounds/login.svg',
} as const;

export const headImageCount = 20;
export const headImage = (number: number): string => `/head/${number}.png`;
