import { describe, expect, test } from 'vitest';
import { draw } from '../desk/src/lists/draw.ts';
import { toHtml, toTyped } from '../desk/src/plain-html.ts';
import { dtsOf, momentOf } from '../desk/src/shown.ts';
import { readParcels } from '../desk/src/lists/parcel-rows.ts';

describe('a file of parcel numbers', () => {
  test.each([
    ['commas', '주문번호,택배사,송장번호\r\nOR1,가온택배,640012345678\r\n'],
    ['semicolons and a mark of its encoding', '\uFEFF주문 번호;택배사;송장\nOR1;가온택배;640012345678'],
    ['tabs, without titles', 'OR1\t가온택배\t640012345678'],
    ['quotes', '"OR1","가온택배","640012345678"'],
    ['what keeps a spreadsheet from making a number of it', 'OR1,가온택배,="640012345678"'],
  ])('is read with %s', (_name, text) => {
    const { rows, faults } = readParcels(text);
    expect(rows).toMatchObject([{ ordNo: 'OR1', dlvCmpnyNm: '가온택배', invcNo: '640012345678' }]);
    expect(faults).toEqual([]);
  });

  test('keeps a separator inside of quotes', () => {
    expect(readParcels('OR1,"가온, 택배",6400123').rows[0]?.dlvCmpnyNm).toBe('가온, 택배');
  });

  test.each([
    ['', '읽을 줄이 없어요.'],
    ['OR1,가온택배', '1번째 줄: 주문번호, 택배사, 송장번호가 모두 있어야 해요.'],
    ['OR1,가온택배,640001\nOR1,가온택배,640002', '2번째 줄: OR1이(가) 앞에 또 있어요.'],
    [
      'OR1,가온택배,6.4E+11',
      '1번째 줄: 송장번호 6.4E+11의 숫자가 줄었어요. 칸 형식을 텍스트로 바꿔 다시 저장해 주세요.',
    ],
  ])('with %j says what is wrong', (text, fault) => {
    expect(readParcels(text).faults).toEqual([fault]);
  });
});

test('a draw gives each prize as often as there is one, and no entry twice', () => {
  const entries = Array.from({ length: 5 }, (_, index) => ({ entryNo: `EN${index}`, maskNm: '이*결' }));
  const prizes = [
    { prizeNm: '텀블러', winCnt: 2 },
    { prizeNm: '꽃다발', winCnt: 9 },
  ];
  const drawn = draw(entries, prizes, (limit) => limit - 1);
  expect(drawn.map(({ prizeNm }) => prizeNm)).toEqual(['텀블러', '텀블러', '꽃다발', '꽃다발', '꽃다발']);
  expect(drawn.map(({ entry }) => entry.entryNo)).toEqual(['EN4', 'EN3', 'EN2', 'EN1', 'EN0']);
});

describe('a text that is typed', () => {
  test.each([
    ['한 줄', '<p>한 줄</p>'],
    ['첫 문단\n둘째 줄\n\n둘째 문단', '<p>첫 문단<br>둘째 줄</p><p>둘째 문단</p>'],
    ['3 < 5 & "7"', '<p>3 &lt; 5 &amp; &quot;7&quot;</p>'],
  ])('%j is paragraphs, and comes back as it was', (typed, html) => {
    expect(toHtml(typed)).toBe(html);
    expect(toTyped(html)).toBe(typed);
  });

  test('with tags is HTML, and other HTML is shown as it is', () => {
    const html = '<h2>제목</h2><p>글</p>';
    expect([toHtml(html), toTyped(html)]).toEqual([html, html]);
  });
});

test('a moment goes to its field and back; an empty one is none', () => {
  expect(momentOf('20261201093000')).toBe('2026-12-01T09:30');
  expect(dtsOf('2026-12-01T09:30')).toBe('20261201093000');
  expect(dtsOf('')).toBeNull();
});
