import { runProgram } from '@members/command-line';
import { withEnvironment } from '@members/server/environment';
import { ssoTicketProgram } from './ssoTicketProgram';

await runProgram(withEnvironment(ssoTicketProgram));
