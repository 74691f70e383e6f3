import type { MessageTexts } from './messageTexts';

export const zh_cn: MessageTexts = {
  betsWon: {
    name: '您的订单已结算',
    text: '{game} 第 {period} 期：投注额 {stake}，中奖 {payout}',
    brief: '{game} 第 {period} 期',
  },
  betsNotWon: {
    name: '您的订单已结算',
    text: '{game} 第 {period} 期：投注额 {stake}，本次未中奖',
    brief: '{game} 第 {period} 期',
  },
  withdrawalArrived: {
    name: '您的提现已到账',
    text: '{amount} 已到达您的银行卡。',
    brief: '详情请见提现记录。',
  },
  withdrawalRejected: {
    name: '您的提现被拒绝',
    text: '{amount} 已退回余额。原因：{reason}',
    brief: '金额已退回余额，原因请见提现记录。',
  },
  money: {
    bonus: {
      name: '您获得了一笔赠金',
      text: '{amount} 已加入您的余额。原因：{reason}',
      brief: '详情请见钱包明细。',
    },
    added: {
      name: '您的余额已更正',
      text: '{amount} 已加入您的余额。原因：{reason}',
      brief: '详情请见钱包明细。',
    },
    taken: {
      name: '您的余额已更正',
      text: '已从您的余额扣除 {amount}。原因：{reason}',
      brief: '详情请见钱包明细。',
    },
    rechargeRefunded: {
      name: '一笔充值已退回',
      text: '{amount} 将退回付款来源，其中从您的余额扣除 {taken}。原因：{reason}',
      brief: '详情请见钱包明细。',
    },
    paymentCredited: {
      name: '您的付款已入账',
      text: '{amount} 已加入您的余额。',
      brief: '详情请见钱包明细。',
    },
  },
  message: { name: '您有一条消息', brief: '打开应用即可阅读。' },
  support: { name: '客服已回复', brief: '打开应用即可阅读回复。' },
  security: {
    password: '您的登录密码已更改',
    fundPassword: '您的提现密码已设置',
    fundPasswordAsked: '有人申请了新的提现密码',
    fundPasswordKept: '提现密码的重置已取消',
    card: '已绑定银行卡',
    address: '您的邮箱或手机号码已更改',
    newDevice: '新设备登录',
    passkeyAdded: '已添加通行密钥',
    passkeyRemoved: '已移除通行密钥',
    recoveryCodes: '已生成新的恢复码',
    recoveryCancelled: '密码的重置已取消',
    passwordLink: '已生成设置新登录密码的链接',
    cardReset: '您的银行卡已被解绑',
    fundPasswordReset: '您的提现密码已被清除',
    realNameReset: '您的真实姓名已被清除',
  },
  securityText: {
    text: '{device}。如非本人操作，请退出所有其他设备、更改密码并联系客服。',
    brief: '如非本人操作，请打开应用。',
  },
  fundPasswordFrom: '{from} UTC 起可设置新密码；在此之前，可在“设置 › 邮箱与找回”中取消。',
  cancelledByService: '由客服取消。如系本人申请，可重新申请。如非本人操作，请更改密码并联系客服。',
  resetByService:
    '由客服核实身份后操作。请在应用中重新设置；最早可于 {from} UTC 再次提现。如非本人操作，请退出所有其他设备、更改密码并联系客服。',
  linkByService: '由客服核实身份后生成，半小时内有效，只能使用一次。如非本人操作，请立即联系客服。',
  unknownDevice: '未知设备',
};
