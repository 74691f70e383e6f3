import { runStatement } from './support/shortGame';
await runStatement('/tmp/run-content', process.argv[2]!);
process.exit(0);
