import type { Language } from '@members/contract';
import type { CodePurpose } from '../../database/tables/codes';

type Text = readonly [subject: string, text: string];

/** Mails with a code, by what it is for; `hint` stands under each. `{site}` is the brand. */
export const codeMails: Readonly<Record<Language, { readonly hint: string } & Record<CodePurpose, Text>>> = {
  en_us: {
    hint: 'Your code is {code}. It is good for ten minutes and for one use. Tell it to nobody: {site} never asks for it.\n\nIf you did not ask for it, do nothing. Without the code nothing changes.',
    confirmAddress: ['Confirm your e-mail address', 'With this code you confirm your address at {site}.'],
    newPassword: ['Set a new login password', 'With this code you set a new login password at {site}.'],
    newFundPassword: [
      'Reset your withdrawal password',
      'With this code you begin to reset your withdrawal password at {site}.',
    ],
  },
  zh_cn: {
    hint: '您的验证码是 {code}，十分钟内有效，只能使用一次。请勿告诉任何人：{site} 不会向您索要。\n\n如果不是您本人操作，无需理会。没有验证码，什么都不会改变。',
    confirmAddress: ['验证您的邮箱', '请用此验证码在 {site} 验证您的邮箱。'],
    newPassword: ['设置新的登录密码', '请用此验证码在 {site} 设置新的登录密码。'],
    newFundPassword: ['重置提现密码', '请用此验证码在 {site} 开始重置提现密码。'],
  },
  es_spa: {
    hint: 'Tu código es {code}. Vale diez minutos y un solo uso. No se lo digas a nadie: {site} nunca lo pide.\n\nSi no lo pediste, no hagas nada. Sin el código no cambia nada.',
    confirmAddress: ['Confirma tu correo', 'Con este código confirmas tu correo en {site}.'],
    newPassword: [
      'Nueva contraseña de acceso',
      'Con este código defines una nueva contraseña de acceso en {site}.',
    ],
    newFundPassword: [
      'Restablecer la contraseña de retiro',
      'Con este código empiezas a restablecer tu contraseña de retiro en {site}.',
    ],
  },
  ms_my: {
    hint: 'Kod anda ialah {code}. Sah selama sepuluh minit dan untuk sekali guna. Jangan beritahu sesiapa: {site} tidak akan memintanya.\n\nJika anda tidak memintanya, abaikan sahaja. Tanpa kod ini tiada apa yang berubah.',
    confirmAddress: ['Sahkan e-mel anda', 'Dengan kod ini anda mengesahkan e-mel anda di {site}.'],
    newPassword: [
      'Tetapkan kata laluan log masuk baharu',
      'Dengan kod ini anda menetapkan kata laluan log masuk baharu di {site}.',
    ],
    newFundPassword: [
      'Tetapkan semula kata laluan pengeluaran',
      'Dengan kod ini anda mula menetapkan semula kata laluan pengeluaran di {site}.',
    ],
  },
  vn_vn: {
    hint: 'Mã của bạn là {code}. Mã có hiệu lực trong mười phút và chỉ dùng một lần. Đừng cho ai biết: {site} không bao giờ hỏi mã này.\n\nNếu bạn không yêu cầu, hãy bỏ qua. Không có mã thì không có gì thay đổi.',
    confirmAddress: ['Xác nhận e-mail của bạn', 'Dùng mã này để xác nhận e-mail của bạn tại {site}.'],
    newPassword: ['Đặt mật khẩu đăng nhập mới', 'Dùng mã này để đặt mật khẩu đăng nhập mới tại {site}.'],
    newFundPassword: [
      'Đặt lại mật khẩu rút tiền',
      'Dùng mã này để bắt đầu đặt lại mật khẩu rút tiền tại {site}.',
    ],
  },
  ko_ko: {
    hint: '인증 코드는 {code}입니다. 10분 동안 한 번만 사용할 수 있습니다. 아무에게도 알려 주지 마세요. {site}은(는) 코드를 묻지 않습니다.\n\n요청하지 않으셨다면 무시하세요. 코드가 없으면 아무것도 바뀌지 않습니다.',
    confirmAddress: ['이메일 주소 확인', '이 코드로 {site}에서 이메일 주소를 확인하세요.'],
    newPassword: ['새 로그인 비밀번호 설정', '이 코드로 {site}에서 새 로그인 비밀번호를 설정하세요.'],
    newFundPassword: ['출금 비밀번호 재설정', '이 코드로 {site}에서 출금 비밀번호 재설정을 시작하세요.'],
  },
};
