/** The fields of a request's `fileNoList` whose numbers are not among these files. */
export function unknownFiles(numbers: readonly string[], found: readonly { fileNo: string }[]): string[] {
  return numbers.flatMap((number, index) =>
    found.some(({ fileNo }) => fileNo === number) ? [] : [`fileNoList[${index}]`],
  );
}
