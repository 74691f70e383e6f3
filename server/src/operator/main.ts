import { runProgram } from '@members/command-line';
import { operatorProgram } from './runOperator';

await runProgram(operatorProgram);
