import { readFileSync, writeFileSync } from 'node:fs';

/** Most megabytes that a process has held since its start, or since the reset. */
export function peakMemoryOf(pid: number): number {
  return megabytes(pid, 'VmHWM');
}

/** Forgets the peak, which is that of the start otherwise. Returns the megabytes that the process holds now. */
export function resetPeakMemory(pid: number): number {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  return megabytes(pid, 'VmRSS');
}

/** The processes that it started and that still run, such as those that decode pictures. */
export function childrenOf(pid: number): number[] {
  return (readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/gu) ?? []).map(Number);
}

function megabytes(pid: number, field: 'VmHWM' | 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+)`, 'u').exec(status)?.[1]) / 1024;
}
