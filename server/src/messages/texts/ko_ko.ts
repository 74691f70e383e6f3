import type { MessageTexts } from './messageTexts';

export const ko_ko: MessageTexts = {
  betsWon: {
    name: '주문이 정산되었습니다',
    text: '{game} {period}회차: {stake} 베팅, {payout} 당첨',
    brief: '{game} {period}회차',
  },
  betsNotWon: {
    name: '주문이 정산되었습니다',
    text: '{game} {period}회차: {stake} 베팅, 이번에는 미당첨',
    brief: '{game} {period}회차',
  },
  withdrawalArrived: {
    name: '출금이 완료되었습니다',
    text: '{amount}이(가) 카드에 도착했습니다.',
    brief: '자세한 내용은 출금 기록에 있습니다.',
  },
  withdrawalRejected: {
    name: '출금이 거절되었습니다',
    text: '{amount}이(가) 잔액으로 반환되었습니다. 사유: {reason}',
    brief: '금액이 잔액으로 반환되었습니다. 사유는 출금 기록에 있습니다.',
  },
  money: {
    bonus: {
      name: '보너스를 받았습니다',
      text: '{amount}이(가) 잔액에 더해졌습니다. 사유: {reason}',
      brief: '자세한 내용은 지갑 내역에 있습니다.',
    },
    added: {
      name: '잔액이 정정되었습니다',
      text: '{amount}이(가) 잔액에 더해졌습니다. 사유: {reason}',
      brief: '자세한 내용은 지갑 내역에 있습니다.',
    },
    taken: {
      name: '잔액이 정정되었습니다',
      text: '{amount}이(가) 잔액에서 차감되었습니다. 사유: {reason}',
      brief: '자세한 내용은 지갑 내역에 있습니다.',
    },
    rechargeRefunded: {
      name: '충전 금액이 반환되었습니다',
      text: '{amount}이(가) 결제한 곳으로 반환되며, 잔액에서 {taken}이(가) 차감되었습니다. 사유: {reason}',
      brief: '자세한 내용은 지갑 내역에 있습니다.',
    },
    paymentCredited: {
      name: '결제가 반영되었습니다',
      text: '{amount}이(가) 잔액에 더해졌습니다.',
      brief: '자세한 내용은 지갑 내역에 있습니다.',
    },
  },
  message: { name: '새 메시지가 있습니다', brief: '앱을 열어 읽어 보세요.' },
  support: { name: '고객센터가 답변했습니다', brief: '앱을 열어 답변을 읽어 보세요.' },
  security: {
    password: '로그인 비밀번호가 변경되었습니다',
    fundPassword: '출금 비밀번호가 설정되었습니다',
    fundPasswordAsked: '새 출금 비밀번호가 요청되었습니다',
    fundPasswordKept: '출금 비밀번호 재설정이 취소되었습니다',
    card: '은행 카드가 등록되었습니다',
    address: '이메일 또는 전화번호가 변경되었습니다',
    newDevice: '새 기기에서 로그인했습니다',
    passkeyAdded: '패스키가 추가되었습니다',
    passkeyRemoved: '패스키가 삭제되었습니다',
    recoveryCodes: '새 복구 코드가 생성되었습니다',
    recoveryCancelled: '비밀번호 재설정이 취소되었습니다',
    passwordLink: '새 로그인 비밀번호 링크가 만들어졌습니다',
    cardReset: '은행 카드 등록이 해제되었습니다',
    fundPasswordReset: '출금 비밀번호가 삭제되었습니다',
    realNameReset: '실명이 삭제되었습니다',
  },
  securityText: {
    text: '{device}. 본인이 아니라면 다른 모든 기기에서 로그아웃하고 비밀번호를 변경한 뒤 고객센터에 문의하세요.',
    brief: '본인이 아니라면 앱을 여세요.',
  },
  fundPasswordFrom:
    '{from} UTC부터 새 비밀번호를 설정할 수 있습니다. 그 전에는 설정 › 이메일 및 복구에서 취소할 수 있습니다.',
  cancelledByService:
    '고객센터에서 취소했습니다. 직접 요청하셨다면 다시 요청할 수 있습니다. 본인이 아니라면 비밀번호를 변경하고 고객센터에 문의하세요.',
  resetByService:
    '고객센터에서 본인 확인 후 처리했습니다. 앱에서 다시 등록하세요. 출금은 빠르면 {from} UTC부터 가능합니다. 본인이 아니라면 다른 모든 기기에서 로그아웃하고 비밀번호를 변경한 뒤 고객센터에 문의하세요.',
  linkByService:
    '고객센터에서 본인 확인 후 만들었습니다. 30분 동안 한 번만 사용할 수 있습니다. 본인이 아니라면 즉시 고객센터에 문의하세요.',
  unknownDevice: '알 수 없는 기기',
};
