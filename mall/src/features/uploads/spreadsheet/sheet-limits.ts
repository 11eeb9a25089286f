/** The most rows of an upload, below its titles. */
export const mostRows = 2000;

/** The most bytes of a workbook once it is unpacked, counted while it is unpacked. */
export const mostUnpackedBytes = 50 * 1024 * 1024;

/** Columns to the right of this are not read. */
export const mostColumns = 60;

/** The most letters of all cells together: a shared text may be named by every cell. */
export const mostLetters = 4 * 1024 * 1024;

/** A spreadsheet that is not read, with the reason for its sender. */
export class UnreadableSheet extends Error {
  override readonly name = 'UnreadableSheet';
  readonly kind: 'FORMAT' | 'LENGTH' | 'REQUIRED';

  constructor(kind: UnreadableSheet['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

export const tooManyRows = () =>
  new UnreadableSheet('LENGTH', `한 번에 ${mostRows.toLocaleString('ko-KR')}건까지 올릴 수 있어요. 나눠서 올려주세요.`);

export const tooMuchText = () => new UnreadableSheet('LENGTH', '파일에 담긴 내용이 너무 많아요. 나눠서 올려주세요.');

export const notReadable = (cause?: unknown) =>
  new UnreadableSheet('FORMAT', '읽을 수 없는 파일이에요. xlsx나 csv 파일로 다시 저장해 올려주세요.', { cause });

export const severalSheets = (names: readonly string[]) =>
  new UnreadableSheet(
    'FORMAT',
    `주문이 든 시트가 여러 개예요(${names.join(', ')}). 한 시트에 모으거나, 올리지 않을 시트를 지우고 다시 올려주세요.`,
  );
