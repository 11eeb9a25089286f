import { expect, test } from 'vitest';
import { noCells } from '../../src/features/uploads/columns.ts';
import { readRow } from '../../src/features/uploads/read-row.ts';

test.each(['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠'])(
  'a cell that begins with %j is a formula to a spreadsheet, and refused',
  (sign) => {
    const { errors } = readRow({ ...noCells(), dlvMsg: `${sign}SUM(1)` });
    expect(errors.filter(({ colNm }) => colNm === 'dlvMsg')).toMatchObject([
      { errCd: 'FORMULA', errMsg: expect.stringContaining('=, +, -, @로 시작할 수 없어요') },
    ]);
  },
);
