/** Arguments and options of several commands. */
import { Option } from '@members/command-line';

export const remoteHelp = 'e.g. mfe-lottery';
export const releaseHelp = 'id, build id, or latest';

export const whyOption = new Option('--why <text>', 'the reason; it stands in the log').makeOptionMandatory();
export const urlOption = new Option(
  '--url <address>',
  'the registry, e.g. https://m.example.com; else REGISTRY_URL, or this machine on PORT (8080)',
);
