/** `publish.mjs`: for a team that has its build and its key and nothing of this repository. */
import { Command, example, runProgram } from '@members/command-line';
import { addTeamPreview } from './previews';
import { addPublish } from './publish';
import { addTeamKey } from './teams';

await runProgram((terminal) => {
  const program = new Command('node publish.mjs')
    .description('Publishes releases of a remote, and shows them.')
    .addHelpText('after', example('publish dist --key team.json --url https://m.example.com'));
  addPublish(program, terminal);
  addTeamPreview(program, terminal);
  addTeamKey(program, terminal);
  return program;
});
