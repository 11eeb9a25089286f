import { expect, test } from 'vitest';
import { goodsToBuy } from '../../../../test/support/sample-products.ts';
import { withChoices, type Choices } from '../../../shared/address-choices/with-choices.ts';
import { afterArrow, afterPress, chosenRows, withoutRow, withQuantity, type PressedChoice } from './chosen-rows.ts';

const [night, cream] = goodsToBuy().colors;
const colors = [night!, { ...cream!, isAvailable: true, stock: 9 }];
const [plain, filters] = goodsToBuy().options ?? [];
const goods = goodsToBuy({ colors, options: [plain!, filters!] });

const at = (search: string) => new URLSearchParams(search);
const written = (search: string, choices: Choices | null) => at(withChoices(search, choices ?? {}));
const named = (params: URLSearchParams, of = goods) =>
  chosenRows(of, params).map(({ color, option, quantity }) => [color, option?.name, quantity].join(' '));

/** What is chosen after these presses, one after the other. */
function after(presses: readonly PressedChoice[], of = goods, from = ''): URLSearchParams {
  return presses.reduce((params, press) => written(`?${params}`, afterPress(of, params, press)), at(from));
}

const [nightName, creamName] = colors.map(({ name }) => name) as [string, string];

test('each complete choice is a row, and another color begins the next one', () => {
  const one = after([{ color: nightName }, { option: '1' }, { option: '2' }]);
  expect(named(one)).toEqual([`${nightName} 기본 구성 1`, `${nightName} 필터 2개 추가 1`]);
  const begun = after([{ color: creamName }], goods, String(one));
  expect(named(begun)).toEqual(named(one));
  expect([begun.get('color'), begun.get('option')]).toEqual([creamName, null]);
  expect(named(after([{ option: '1' }], goods, String(begun)))).toEqual([...named(one), `${creamName} 기본 구성 1`]);
});

test('a choice that is there already is not a second row', () => {
  const rows = after([{ color: nightName }, { option: '1' }, { option: '2' }]);
  expect(afterPress(goods, rows, { option: '1' })).toBeNull();
  expect(afterPress(goods, rows, { option: '2' })).toBeNull();
});

test('an arrow key moves the current row, but onto no earlier one', () => {
  const rows = after([{ color: nightName }, { option: '1' }, { option: '2' }]);
  expect(afterArrow(goods, rows, { option: '1' })).toBeNull();
  expect(afterArrow(goods, rows, { color: creamName })).toEqual({ color: creamName });
  expect(afterArrow(goods, at(`color=${nightName}&option=1`), { option: '2' })).toEqual({ option: '2' });
});

test('goods with colors alone have a row for each color', () => {
  const colored = goodsToBuy({ colors, options: [] });
  expect(named(after([{ color: nightName }, { color: creamName }], colored), colored)).toEqual([
    `${nightName}  1`,
    `${creamName}  1`,
  ]);
});

test('each row has its own pieces, no more than are left of it, and goes by itself', () => {
  const params = after([{ color: nightName }, { option: '2' }, { option: '1' }]);
  const [first, current] = chosenRows(goods, params);
  const more = written(`?${params}`, withQuantity(chosenRows(goods, params), first!, 3));
  expect(named(more)).toEqual([`${nightName} 필터 2개 추가 3`, `${nightName} 기본 구성 1`]);
  const both = written(`?${more}`, withQuantity(chosenRows(goods, more), current!, 2));
  expect(named(both)).toEqual([`${nightName} 필터 2개 추가 3`, `${nightName} 기본 구성 2`]);
  expect(named(written(`?${both}`, { more: `${first!.variant.id}*50` }))).toEqual(named(both));
  const rows = chosenRows(goods, both);
  expect(named(written(`?${both}`, withoutRow(goods, rows, rows[0]!)))).toEqual([`${nightName} 기본 구성 2`]);
  expect(named(written(`?${both}`, withoutRow(goods, rows, rows[1]!)))).toEqual([`${nightName} 필터 2개 추가 3`]);
});

test('an address with rows that do not exist any more, or never did, shows the others', () => {
  const sold = goodsToBuy({ options: [plain!, { ...filters!, stock: 0 }] });
  const rows = `variant 2 ${nightName}*1,variant 1 ${nightName}*2,nothing*1,variant 1*,*`;
  expect(named(at(`more=${encodeURIComponent(rows)}`), sold)).toEqual([`${nightName} 기본 구성 2`]);
});
