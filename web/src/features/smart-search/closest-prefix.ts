/** The edit distance (a wrong, missing, extra or swapped letter) between the typed text and the start of a word. */
export function closestPrefix(typed: string, word: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: word.length + 1 }, (_, column) => column)];
  for (let line = 1; line <= typed.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[line - 1] === word[column - 1];
      const isSwapped =
        line > 1 && column > 1 && typed[line - 1] === word[column - 2] && typed[line - 2] === word[column - 1];
      const changed = at(row, column - 1) + (isSame ? 0 : 1);
      const swapped = isSwapped ? at(before, column - 2) + 1 : Infinity;
      next.push(Math.min(changed, swapped, at(row, column) + 1, at(next, column - 1) + 1));
    }
    [before, row] = [row, next];
  }
  return Math.min(...row);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
