import { runProgram } from '@members/command-line';
import { withEnvironment } from '../environment';
import { operatorProgram } from './runOperator';

await runProgram(withEnvironment(operatorProgram));
