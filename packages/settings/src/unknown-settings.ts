/** Settings of other programs: those of tracing and PostgreSQL, and the service names of clusters. */
const foreign = /^OTEL_|^PG_(?:COLORS?|CONFIG|MAJOR|VERSION)$|_SERVICE_(?:HOST|PORT)|_PORT_\d+_/u;

/** Likely typos of settings, each as a line with the nearest setting. */
export function unknownSettings(
  environment: Record<string, string | undefined>,
  known: readonly string[],
  families: readonly string[],
): string[] {
  return Object.entries(environment).flatMap(([name, value]) => {
    if (!value?.trim() || !/^[A-Z][A-Z0-9_]+$/u.test(name) || foreign.test(name) || known.includes(name)) return [];
    const ranked = known
      .map((setting) => ({ setting, distance: distanceOf(name, setting) }))
      .toSorted((one, other) => one.distance - other.distance);
    const near = ranked.find(({ setting, distance }) => distance <= mostEdits(setting));
    const family = families.find((each) => name.startsWith(each));
    const ofFamily = family ? ranked.filter(({ setting }) => setting.startsWith(family)) : [];
    const akin = ofFamily.find(({ setting }) => setting.startsWith(name)) ?? ofFamily[0];
    const meant = near ?? akin;
    return meant ? [`${name} is not a setting, and is ignored. Is ${meant.setting} meant?`] : [];
  });
}

/** 0 for short names, which resemble too many others. */
function mostEdits({ length }: string): number {
  return length < 6 ? 0 : Math.min(Math.floor(length / 5), 3);
}

/** Characters to insert, remove, exchange or swap with the next one. */
function distanceOf(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped && row > 1 && column > 1 ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    before = last;
    last = current;
  }
  return last[other.length] ?? 0;
}
