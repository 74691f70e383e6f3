import { runProgram } from '@members/command-line';
import { registryProgram } from './registryProgram';

await runProgram(registryProgram);
