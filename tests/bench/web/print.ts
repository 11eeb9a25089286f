import type { MainThreadTask } from './main-thread-tasks.ts';
import type { PictureSize } from './picture-sizes.ts';

const longMs = 50;
const densities = [1, 2, 3];

/** The medians of all walks, and of the median walk every long task with what it was made of. */
export function printTasks(device: string, walks: readonly Map<string, MainThreadTask[]>[]): void {
  for (const what of walks[0]?.keys() ?? []) {
    const each = walks.map((walk) => walk.get(what) ?? []).toSorted((one, other) => longest(one) - longest(other));
    const middle = each[Math.floor(each.length / 2)] ?? [];
    const long = middle.filter(({ cpuMs }) => cpuMs > longMs);
    console.log(
      `${device}, ${what}: longest task ${longest(middle).toFixed(0)} ms (of ${each.map((tasks) => longest(tasks).toFixed(0)).join(' ')}), over ${longMs} ms: ${long.length}`,
    );
    for (const { cpuMs, parts } of long)
      console.log(`    ${cpuMs.toFixed(0)} ms: ${parts.map(([part, ms]) => `${part} ${ms.toFixed(0)}`).join(', ')}`);
  }
}

/** Images that are fetched larger or smaller than displayed, and those whose attributes have another ratio. */
export function printPictureSizes(device: string, pictures: readonly PictureSize[]): void {
  const vectors = pictures.filter(({ isVector }) => isVector).length;
  console.log(`${device}: ${pictures.length} pictures, ${vectors} of them drawings, which are of any size`);
  for (const { page, address, shown, natural, promised, fit, isVector } of pictures) {
    const faults = [
      ratioOf(promised) - ratioOf(shown) > 0.02 && fit !== 'cover' ? `promised as ${promised.join(' x ')}` : '',
      ...(isVector
        ? []
        : densities
            .filter((density) => natural[0] > shown[0] * density * 2)
            .map((density) => `more than twice too large at ${density} x`)),
    ].filter(Boolean);
    if (faults.length > 0)
      console.log(
        `    ${page} ${address}: drawn ${shown.join(' x ')}, by itself ${natural.join(' x ')}, ${faults.join(', ')}`,
      );
  }
}

function longest(tasks: readonly MainThreadTask[]): number {
  return tasks[0]?.cpuMs ?? 0;
}

function ratioOf([width, height]: readonly [number, number]): number {
  return height === 0 ? 0 : width / height;
}
