/** A process of its own that bets over HTTP for some seconds and reports latencies to its parent. */
import { sendOrders, type Player } from '../../server/testing/load';

export interface SenderTask {
  port: number;
  connections: number;
  seconds: number;
  gameId: number;
  period: string;
  players: Player[];
}

process.on('message', (task: SenderTask) => {
  void run(task).then((result) => process.send?.(result, () => process.exit(0)));
});

async function run({ port, connections, seconds, gameId, period, players }: SenderTask) {
  const until = performance.now() + seconds * 1000;
  const latencies: number[] = [];
  let refused = 0;
  let sent = 0;
  await sendOrders({
    port,
    connections,
    next: () => {
      if (performance.now() > until) return null;
      sent += 1;
      const player = players[Math.floor(Math.random() * players.length)]!;
      return { player, gameId, period, stake: 1, key: `${process.pid}-${sent}` };
    },
    onAnswer: ({ code, ms }) => {
      if (code === 200) latencies.push(ms);
      else refused += 1;
    },
  });
  return { latencies, refused };
}
