#!/usr/bin/env node
import { serveUntilStopped } from '../webpack/serveUntilStopped.mjs';

await serveUntilStopped(process.cwd(), process.argv.slice(2));
