import type { MessageTexts } from './messageTexts';

export const vn_vn: MessageTexts = {
  betsWon: {
    name: 'Lệnh của bạn đã được quyết toán',
    text: '{game}, kỳ {period}: trúng {payout} với {stake}',
    brief: '{game}, kỳ {period}',
  },
  betsNotWon: {
    name: 'Lệnh của bạn đã được quyết toán',
    text: '{game}, kỳ {period}: lần này không trúng, {stake}',
    brief: '{game}, kỳ {period}',
  },
  withdrawalArrived: {
    name: 'Khoản rút của bạn đã đến',
    text: '{amount} đã đến thẻ của bạn.',
    brief: 'Chi tiết có trong lịch sử rút tiền.',
  },
  withdrawalRejected: {
    name: 'Khoản rút của bạn bị từ chối',
    text: '{amount} đã trở lại số dư của bạn. Lý do: {reason}',
    brief: 'Số tiền đã trở lại số dư của bạn. Lý do có trong lịch sử rút tiền.',
  },
  money: {
    bonus: {
      name: 'Bạn được tặng một khoản thưởng',
      text: '{amount} đã được cộng vào số dư của bạn. Lý do: {reason}',
      brief: 'Xem thêm trong chi tiết ví.',
    },
    added: {
      name: 'Số dư của bạn đã được điều chỉnh',
      text: '{amount} đã được cộng vào số dư của bạn. Lý do: {reason}',
      brief: 'Xem thêm trong chi tiết ví.',
    },
    taken: {
      name: 'Số dư của bạn đã được điều chỉnh',
      text: '{amount} đã được trừ khỏi số dư của bạn. Lý do: {reason}',
      brief: 'Xem thêm trong chi tiết ví.',
    },
    rechargeRefunded: {
      name: 'Một khoản nạp tiền đã được hoàn lại',
      text: '{amount} trở về nơi thanh toán; số dư của bạn bị trừ {taken}. Lý do: {reason}',
      brief: 'Xem thêm trong chi tiết ví.',
    },
    paymentCredited: {
      name: 'Khoản thanh toán của bạn đã được ghi có',
      text: '{amount} đã được cộng vào số dư của bạn.',
      brief: 'Xem thêm trong chi tiết ví.',
    },
  },
  message: { name: 'Bạn có tin nhắn', brief: 'Mở ứng dụng để đọc.' },
  support: { name: 'Chăm sóc khách hàng đã trả lời', brief: 'Mở ứng dụng để đọc câu trả lời.' },
  security: {
    password: 'Mật khẩu đăng nhập của bạn đã được đổi',
    fundPassword: 'Mật khẩu rút tiền của bạn đã được đặt',
    fundPasswordAsked: 'Có yêu cầu đặt mật khẩu rút tiền mới',
    fundPasswordKept: 'Việc đặt lại mật khẩu rút tiền đã bị hủy',
    card: 'Đã liên kết thẻ ngân hàng',
    address: 'E-mail hoặc số điện thoại của bạn đã được đổi',
    newDevice: 'Đăng nhập trên thiết bị mới',
    passkeyAdded: 'Đã thêm khóa truy cập',
    passkeyRemoved: 'Đã xóa khóa truy cập',
    recoveryCodes: 'Đã tạo mã khôi phục mới',
    recoveryCancelled: 'Việc đặt lại mật khẩu đã bị hủy',
    passwordLink: 'Đã tạo liên kết đặt mật khẩu đăng nhập mới',
    cardReset: 'Thẻ ngân hàng của bạn đã được hủy liên kết',
    fundPasswordReset: 'Mật khẩu rút tiền của bạn đã bị xóa',
    realNameReset: 'Tên thật của bạn đã bị xóa',
  },
  securityText: {
    text: '{device}. Nếu không phải bạn, hãy đăng xuất mọi thiết bị khác, đổi mật khẩu và liên hệ chăm sóc khách hàng.',
    brief: 'Nếu không phải bạn, hãy mở ứng dụng.',
  },
  fundPasswordFrom:
    'Có thể đặt mật khẩu mới từ {from} UTC; trước lúc đó có thể hủy trong Cài đặt, E-mail và khôi phục.',
  cancelledByService:
    'Chăm sóc khách hàng đã hủy. Nếu chính bạn yêu cầu, bạn có thể yêu cầu lại. Nếu không phải bạn, hãy đổi mật khẩu và liên hệ chăm sóc khách hàng.',
  resetByService:
    'Chăm sóc khách hàng đã làm sau khi kiểm tra người yêu cầu. Hãy nhập lại trong ứng dụng; có thể rút tiền sớm nhất từ {from} UTC. Nếu không phải bạn, hãy đăng xuất mọi thiết bị khác, đổi mật khẩu và liên hệ chăm sóc khách hàng.',
  linkByService:
    'Chăm sóc khách hàng đã làm sau khi kiểm tra người yêu cầu. Liên kết dùng được một lần, trong nửa giờ. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
  unknownDevice: 'Thiết bị không xác định',
};
