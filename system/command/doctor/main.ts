import { runProgram } from '@members/command-line';
import { withEnvironment } from '@members/server/environment';
import { doctorProgram } from './doctorProgram';

await runProgram(withEnvironment(doctorProgram));
