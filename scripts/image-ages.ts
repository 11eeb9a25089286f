import { daysSince, mostDays, readImages } from './lib/image-ages.ts';
import { runCommand } from './lib/refusal.ts';

/** For operators: which images of others are due to be raised. Ends with 1 if one is. */
await runCommand(() => {
  const now = new Date();
  const rows = readImages().map(({ file, image, chosen }) => ({
    file,
    image,
    days: chosen === null ? null : daysSince(chosen, now),
  }));
  for (const { file, image, days } of rows) {
    const age = days === null ? 'no day beside it' : `${days} days`;
    console.log(`${isDue(days) ? 'raise' : 'fine '}  ${age}  ${image}  (${file})`);
  }
  return Promise.resolve(rows.some(({ days }) => isDue(days)) ? 1 : 0);
});

function isDue(days: number | null): boolean {
  return days === null || days > mostDays;
}
