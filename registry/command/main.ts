import { runProgram } from '@members/command-line';
import { loadEnvironment } from '@members/server/environment';
import { registryProgram } from './registryProgram';

await runProgram((terminal) => {
  loadEnvironment(terminal.env);
  return registryProgram(terminal);
});
