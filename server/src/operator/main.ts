import { runProgram } from '@members/command-line';
import { loadEnvironment } from '../environment';
import { operatorProgram } from './runOperator';

await runProgram((terminal) => {
  loadEnvironment(terminal.env);
  return operatorProgram(terminal);
});
