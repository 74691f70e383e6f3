/** The command-line library, and what the project's commands need beside it. */
export { Command, InvalidArgumentError, Option, type CommandUnknownOpts } from '@commander-js/extra-typings';
export { ask, readCode } from './ask';
export { formatTable } from './formatTable';
export { example } from './help';
export {
  captureOutput,
  CheckFailed,
  Pending,
  runProgram,
  UsageError,
  type Program,
  type Terminal,
} from './runProgram';
export { wholeNumber } from './wholeNumber';
