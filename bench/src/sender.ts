/** A process of its own that bets, or reads, over HTTP for some seconds and reports latencies to its parent. */
import { orderBytes, readBytes, sendRequests, type Player } from '../../server/testing/load';

export interface SenderTask {
  port: number;
  connections: number;
  seconds: number;
  players: Player[];
  /** Bets on this round, or reads of this path. */
  what: { gameId: number; period: string } | { path: string };
}

process.on('message', (task: SenderTask) => {
  void run(task).then((result) => process.send?.(result, () => process.exit(0)));
});

async function run({ port, connections, seconds, players, what }: SenderTask) {
  const until = performance.now() + seconds * 1000;
  const latencies: number[] = [];
  let refused = 0;
  let sent = 0;
  await sendRequests({
    port,
    connections,
    next: () => {
      if (performance.now() > until) return null;
      sent += 1;
      const player = players[Math.floor(Math.random() * players.length)]!;
      return { player, key: `${process.pid}-${sent}` };
    },
    bytesOf: ({ player, key }) =>
      'path' in what ? readBytes({ player, ...what }) : orderBytes({ player, ...what, stake: 1, key }),
    onAnswer: ({ code, ms }) => {
      if (code === 200) latencies.push(ms);
      else refused += 1;
    },
  });
  return { latencies, refused };
}
