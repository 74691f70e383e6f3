import { runProgram } from '@members/command-line';
import { loadEnvironment } from '@members/server/environment';
import { doctorProgram } from './doctorProgram';

await runProgram((terminal) => {
  loadEnvironment(terminal.env);
  return doctorProgram(terminal);
});
