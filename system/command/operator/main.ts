import { runProgram } from '@members/command-line';
import { withEnvironment } from '@members/server/environment';
import { confirmedOperatorProgram } from './confirmedOperatorProgram';

await runProgram(withEnvironment(confirmedOperatorProgram));
