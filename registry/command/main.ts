import { runProgram } from '@members/command-line';
import { withEnvironment } from '@members/server/environment';
import { registryProgram } from './registryProgram';

await runProgram(withEnvironment(registryProgram));
