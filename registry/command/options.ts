/** Arguments and options of several commands. */
import { Option } from '@members/command-line';

export const remoteHelp = 'e.g. mfe-lottery';
export const releaseHelp = 'id, build id, or latest';

export const whyOption = new Option('--why <text>', 'the reason; it stands in the log').makeOptionMandatory();
/** Where teams publish. */
export const registryOption = new Option(
  '--url <address>',
  'the registry, e.g. https://m.example.com; else APP_ORIGIN, or this machine on PORT (8080)',
);
/** Where operators work. */
export const officeOption = new Option(
  '--url <address>',
  'the operators’ pages, e.g. https://office.example.com; else OFFICE_ORIGIN, or this machine on OFFICE_PORT (8086)',
);
export const codeOption = new Option(
  '--code <code>',
  'a fresh one-time code; asked for where the last one is more than five minutes old',
);
