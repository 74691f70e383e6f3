import type { Localised } from './types';

/** Simple HTML: the terms of the game. The odds named here are those of the game in every language. */
export const about: Localised = {
  zh_cn: `<h3>谁可以参与</h3><p>游戏仅限年满 18 岁的会员。请只投入您可以承受损失的金额；如需暂停游戏，请在设置中打开“理性游戏”。</p>
<h3>玩法</h3><p>每期掷三枚骰子。和值 3 至 10 为小，11 至 18 为大；奇数为单，偶数为双。也可选择 3 至 18 的具体和值。</p>
<h3>赔率</h3><p>大、小、单、双：1.95。和值 3 与 18：210.6；4 与 17：70.2；5 与 16：35.1；6 与 15：21.06；7 与 14：14.04；8 与 13：10.02；9 与 12：8.42；10 与 11：7.8。派彩含投注额。</p>
<p>赔率为公平赔率的 97.5%，向下取两位小数，即平台利润为 2.5%，因取整最多再增加 0.1 个百分点。所有会员的赔率相同。</p>
<h3>结果从何而来</h3><p>每期开盘之前，即已确定使用公共信标的哪一轮；该轮在封盘之后才公布。骰子点数由其按固定算法计算，任何人都可以验证。没有人能够预设或更改结果。</p>
<p>显示“测试信标”时，使用的是采用同一算法的本地测试来源。</p>
<h3>封盘与结算</h3><p>封盘后提交的订单会被拒绝，不会扣款。开奖后自动结算，每笔余额变动都有记录。</p>`,
  en_us: `<h3>Who can take part</h3><p>The game is for members of 18 and over. Stake only what you can afford to lose; to pause play, open Play in control in the settings.</p>
<h3>How it works</h3><p>Each round throws three dice. A sum of 3 to 10 is small and 11 to 18 is big; an odd sum is single and an even sum is double. You can also choose a sum from 3 to 18.</p>
<h3>Odds</h3><p>Big, small, single, double: 1.95. Sums 3 and 18: 210.6; 4 and 17: 70.2; 5 and 16: 35.1; 6 and 15: 21.06; 7 and 14: 14.04; 8 and 13: 10.02; 9 and 12: 8.42; 10 and 11: 7.8. The payout includes the stake.</p>
<p>The odds are 97.5 % of the fair ones, rounded down to two decimals: a margin of 2.5 %, and at most 0.1 points more through rounding. They are the same for every member.</p>
<h3>Where results come from</h3><p>Before a round opens it is fixed which round of the public beacon it uses; that one is published only after bets have closed. The dice follow from it by a fixed calculation that anyone can verify. Nobody can set or change a result.</p>
<p>Where ‘Test beacon’ is shown, a local test source with the same calculation is used.</p>
<h3>Closing and settlement</h3><p>An order that arrives after closing is refused and costs nothing. Orders settle by themselves after the draw and every change of your balance is recorded.</p>`,
  es_spa: `<h3>Quién puede participar</h3><p>El juego es para miembros mayores de 18 años. Apuesta solo lo que puedas permitirte perder; para pausar el juego, abre «Juego bajo control» en los ajustes.</p>
<h3>Cómo funciona</h3><p>En cada ronda se lanzan tres dados. Una suma de 3 a 10 es pequeño y de 11 a 18 es grande; impar y par se refieren a la suma. También puedes elegir una suma de 3 a 18.</p>
<h3>Cuotas</h3><p>Grande, pequeño, impar, par: 1.95. Sumas 3 y 18: 210.6; 4 y 17: 70.2; 5 y 16: 35.1; 6 y 15: 21.06; 7 y 14: 14.04; 8 y 13: 10.02; 9 y 12: 8.42; 10 y 11: 7.8. El pago incluye la apuesta.</p>
<p>Las cuotas son el 97.5 % de las justas, redondeadas hacia abajo a dos decimales: un margen del 2.5 %, y como máximo 0.1 puntos más por el redondeo. Son iguales para todos los miembros.</p>
<h3>De dónde vienen los resultados</h3><p>Antes de abrir una ronda queda fijada la ronda de la baliza pública que se usará; esa se publica solo después del cierre de las apuestas. Los dados se obtienen de ella con un cálculo fijo que cualquiera puede verificar. Nadie puede fijar ni cambiar un resultado.</p>
<p>Donde se indica «Baliza de prueba», se usa una fuente local de prueba con el mismo cálculo.</p>
<h3>Cierre y liquidación</h3><p>Una orden que llega después del cierre se rechaza y no cuesta nada. Las órdenes se liquidan solas tras el sorteo y cada cambio de tu saldo queda registrado.</p>`,
  ms_my: `<h3>Siapa boleh menyertai</h3><p>Permainan ini untuk ahli berumur 18 tahun ke atas. Pertaruhkan hanya amaun yang anda sanggup rugi; untuk menjeda permainan, buka “Main secara terkawal” dalam tetapan.</p>
<h3>Cara ia berjalan</h3><p>Setiap pusingan melontar tiga dadu. Jumlah 3 hingga 10 ialah kecil dan 11 hingga 18 ialah besar; ganjil dan genap merujuk kepada jumlah itu. Anda juga boleh memilih jumlah 3 hingga 18.</p>
<h3>Odds</h3><p>Besar, kecil, ganjil, genap: 1.95. Jumlah 3 dan 18: 210.6; 4 dan 17: 70.2; 5 dan 16: 35.1; 6 dan 15: 21.06; 7 dan 14: 14.04; 8 dan 13: 10.02; 9 dan 12: 8.42; 10 dan 11: 7.8. Bayaran termasuk pertaruhan.</p>
<p>Odds ini ialah 97.5 % daripada odds yang adil, dibundarkan ke bawah kepada dua perpuluhan: margin 2.5 %, dan paling banyak 0.1 mata lagi kerana pembundaran. Ia sama untuk setiap ahli.</p>
<h3>Dari mana keputusan datang</h3><p>Sebelum sesuatu pusingan dibuka, pusingan suar awam yang digunakan telah ditetapkan; pusingan suar itu diterbitkan hanya selepas pertaruhan ditutup. Dadu dikira daripadanya dengan kiraan tetap yang boleh disahkan sesiapa sahaja. Tiada siapa boleh menetapkan atau mengubah keputusan.</p>
<p>Apabila ‘Suar ujian’ dipaparkan, sumber ujian tempatan dengan kiraan yang sama digunakan.</p>
<h3>Penutupan dan penyelesaian</h3><p>Pesanan yang tiba selepas penutupan ditolak tanpa sebarang kos. Pesanan diselesaikan sendiri selepas cabutan dan setiap perubahan baki direkodkan.</p>`,
  vn_vn: `<h3>Ai có thể tham gia</h3><p>Trò chơi dành cho hội viên từ 18 tuổi. Chỉ đặt số tiền bạn có thể chấp nhận mất; muốn tạm ngừng chơi, hãy mở “Chơi có kiểm soát” trong phần cài đặt.</p>
<h3>Cách chơi</h3><p>Mỗi kỳ gieo ba xúc xắc. Tổng từ 3 đến 10 là nhỏ, từ 11 đến 18 là lớn; lẻ và chẵn tính theo tổng. Bạn cũng có thể chọn một tổng từ 3 đến 18.</p>
<h3>Tỷ lệ</h3><p>Lớn, nhỏ, lẻ, chẵn: 1.95. Tổng 3 và 18: 210.6; 4 và 17: 70.2; 5 và 16: 35.1; 6 và 15: 21.06; 7 và 14: 14.04; 8 và 13: 10.02; 9 và 12: 8.42; 10 và 11: 7.8. Tiền trả đã gồm tiền cược.</p>
<p>Tỷ lệ bằng 97.5 % tỷ lệ công bằng, làm tròn xuống hai chữ số thập phân: lợi nhuận của nhà cái là 2.5 %, do làm tròn nhiều nhất thêm 0.1 điểm phần trăm. Mọi hội viên có cùng tỷ lệ.</p>
<h3>Kết quả đến từ đâu</h3><p>Trước khi mở một kỳ, lượt của nguồn công khai được dùng đã được ấn định; lượt đó chỉ được công bố sau khi đóng cược. Xúc xắc được tính từ đó bằng một phép tính cố định mà ai cũng xác minh được. Không ai có thể đặt trước hay thay đổi kết quả.</p>
<p>Khi hiển thị “Nguồn thử nghiệm”, một nguồn thử nghiệm cục bộ với cùng phép tính được sử dụng.</p>
<h3>Đóng cược và quyết toán</h3><p>Lệnh đến sau giờ đóng cược sẽ bị từ chối và không mất phí. Lệnh được quyết toán tự động sau khi mở thưởng và mọi thay đổi số dư đều được ghi lại.</p>`,
  ko_ko: `<h3>참여 대상</h3><p>게임은 만 18세 이상 회원만 이용할 수 있습니다. 잃어도 괜찮은 금액만 거시고, 플레이를 중단하려면 설정에서 ‘플레이 관리’를 여세요.</p>
<h3>진행 방식</h3><p>매 회차 주사위 세 개를 던집니다. 합계가 3–10이면 소, 11–18이면 대이며, 홀수는 홀, 짝수는 짝입니다. 3부터 18까지의 합계를 고를 수도 있습니다.</p>
<h3>배당률</h3><p>대, 소, 홀, 짝: 1.95. 합계 3과 18: 210.6, 4와 17: 70.2, 5와 16: 35.1, 6과 15: 21.06, 7과 14: 14.04, 8과 13: 10.02, 9와 12: 8.42, 10과 11: 7.8. 지급액에는 베팅액이 포함됩니다.</p>
<p>배당률은 공정한 배당률의 97.5%를 소수 둘째 자리까지 남기고 버림한 값입니다. 마진은 2.5%이며 버림으로 최대 0.1%포인트가 더해집니다. 모든 회원에게 동일합니다.</p>
<h3>결과의 출처</h3><p>회차가 열리기 전에 공개 비콘의 어느 회차를 쓸지 정해지며, 그 비콘 회차는 베팅 마감 후에야 공개됩니다. 주사위는 누구나 검증할 수 있는 정해진 계산으로 나옵니다. 누구도 결과를 미리 정하거나 바꿀 수 없습니다.</p>
<p>‘테스트 비콘’라고 표시되면 같은 계산을 쓰는 로컬 테스트 소스가 사용됩니다.</p>
<h3>마감과 정산</h3><p>마감 후 도착한 주문은 거절되며 비용이 들지 않습니다. 추첨이 끝나면 자동으로 정산되고 잔액의 모든 변동이 기록됩니다.</p>`,
};
