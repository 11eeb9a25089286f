import { readdir, readFile } from 'node:fs/promises';

/** What /proc counts in: hundredths of a second. */
const TICK_MS = 10;

/** Milliseconds of processor that the running children of this process have used. NaN where there is no /proc. */
export async function cpuOfChildren(): Promise<number> {
  const processes = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/u.test(name));
  if (processes.length === 0) return Number.NaN;
  const stats = await Promise.all(processes.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')));
  return stats.reduce((sum, stat) => sum + (isChild(stat) ? ticksOf(stat) * TICK_MS : 0), 0);
}

/** The fields behind the name, which may hold spaces: state, parent, and further on the ticks of user and system. */
function fieldsOf(stat: string): string[] {
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function isChild(stat: string): boolean {
  return stat !== '' && Number(fieldsOf(stat)[1]) === process.pid;
}

function ticksOf(stat: string): number {
  const fields = fieldsOf(stat);
  return Number(fields[11]) + Number(fields[12]);
}
