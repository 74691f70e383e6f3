import { runProgram } from '@members/command-line';
import { setupProgram } from './setupProgram';

const ask = process.stdin.isTTY && process.stdout.isTTY ? (await import('./questions')).ask : null;
await runProgram((terminal) => setupProgram(terminal, ask));
