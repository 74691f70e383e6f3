import { readCode, type Program } from '@members/command-line';
import { confirmOperator } from '@members/registry';
import { operatorProgram } from '@members/server/operator';
import { readVariables } from '@members/server/readVariables';
import { join } from 'node:path';

/** `npm run operator`: what moves money asks for a one-time code of an operator of the registry in DATA_DIR. */
export const confirmedOperatorProgram: Program = (terminal) =>
  operatorProgram(terminal, (name, code) => {
    const directory = join(readVariables(terminal.env, ['DATA_DIR']).DATA_DIR, 'registry');
    return confirmOperator(directory, { name, right: 'pay', readCode: () => readCode(code) });
  });
