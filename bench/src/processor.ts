import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** The fields of /proc/<pid>/stat after the name, or null for a process that has ended. */
function statOf(pid: number | string): number[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').map(Number);
  } catch {
    return null;
  }
}

const inMs = (ticks: number) => (ticks * 1_000) / ticksPerSecond;
/** User and system; with those of children that have ended where asked. */
const ticksOf = (stat: number[] | null, ended = false) =>
  stat ? stat[11]! + stat[12]! + (ended ? stat[13]! + stat[14]! : 0) : 0;

/** Processor time of a process so far, user and system, in milliseconds. */
export const processorMs = (pid: number): number => inMs(ticksOf(statOf(pid)));

/** The same of a process and its children, also those that have ended. */
export function withChildrenMs(pid: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter((stat) => stat?.[1] === pid);
  return inMs(children.reduce((sum, stat) => sum + ticksOf(stat), ticksOf(statOf(pid), true)));
}
