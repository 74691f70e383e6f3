import { call, refreshMember } from '@members/api-client';
import { lotteryCalls, memberCalls } from '@members/contract';
import { failed, frame } from '../frame.js';
import { followRound } from '../round/followRound.js';
import { roundView } from '../round/roundView.js';
import { betSlip } from '../bets/betSlip.js';

/** /Lottery?key&id: the round of a game, and placing an order in it. Answers with what ends it. */
export function lotteryScreen(props) {
  const { history, t } = props;
  const query = new URLSearchParams(history.location.search);
  const key = query.get('key') ?? '';
  const gameId = Number(query.get('id'));
  let round = null;
  let slip = null;
  let stop = () => undefined;
  let over = false;

  async function open() {
    try {
      const [state, odds, member] = await Promise.all([
        call(lotteryCalls.gameState, { key }),
        call(lotteryCalls.odds, { gameId }),
        call(memberCalls.member),
      ]);
      if (over) return;
      const view = roundView(t);
      slip = betSlip({ ...props, gameId, odds, member, round: () => round });
      frame({ ...props, title: state.name }, view.element, slip.element);
      stop = followRound({ key, first: state, onTick, onState });
      function onState(next) {
        const drawn = round && round.lastPeriod !== next.lastPeriod;
        round = next;
        view.showState(next);
        // A draw settles orders.
        if (drawn) void refreshMember().then(() => slip.reloadBalance());
      }
      function onTick(left) {
        view.showTime(left);
        slip.setOpen(left.toClose > 0);
      }
    } catch {
      if (!over) frame({ ...props, title: t('title.lottery') }, failed(t, open));
    }
  }

  frame({ ...props, title: t('title.lottery') });
  void open();
  return () => {
    over = true;
    stop();
    slip?.end();
  };
}
