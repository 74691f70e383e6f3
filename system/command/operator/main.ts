import { runProgram } from '@members/command-line';
import { withEnvironment } from '@members/server/environment';
import { operatorProgram } from '@members/server/operatorProgram';

await runProgram(withEnvironment((terminal) => operatorProgram(terminal)));
