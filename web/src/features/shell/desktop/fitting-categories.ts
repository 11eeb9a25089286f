// Widths in pixels of the bar's lettering (16 px, 600), a little generous.
const koreanLetter = 14.2;
const otherLetter = 9.5;
const aroundName = 30;
const roomForNames = 1045;

/**
 * The first categories whose names fit side by side into the bar; the others are in the full menu. Their width is
 * estimated from the letters, so that server and browser agree without measuring.
 */
export function fittingCategories<Category extends { name: string }>(
  categories: readonly Category[],
  room = roomForNames,
): Category[] {
  let used = 0;
  const first = categories.findIndex(({ name }) => {
    used += nameWidth(name);
    return used > room;
  });
  return categories.slice(0, first === -1 ? undefined : first);
}

function nameWidth(name: string): number {
  return Array.from(name).reduce(
    (sum, letter) => sum + (/[\u3131-\ud79d]/.test(letter) ? koreanLetter : otherLetter),
    aroundName,
  );
}
