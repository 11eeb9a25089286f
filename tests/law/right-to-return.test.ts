import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const texts = globSync(
  ['web/src/**/*.{ts,tsx}', 'mall/src/**/*.ts', 'mall/openapi/*.yaml', 'bff/src/**/*.ts', 'schema/*.graphql'],
  {
    cwd: root,
    exclude: ['**/__generated__/**', '**/*.test.*'],
  },
);

/** A shop may not deny the legal right: seven days to return goods, whatever a label says. */
const denials = [
  /교환만\s*(?:가능|돼|되|할)/u,
  /(?:환불|반품|취소|청약\s*철회)(?:은|는|이|가|도)?\s*불가(?!피)/u,
  /(?:환불|반품|청약\s*철회)(?:은|는|이|가|도)?\s*(?:안\s*(?:돼|됩|되)|되지\s*않|받지\s*않)/u,
  /(?:환불|반품)\s*(?:제외|거부)/u,
];

const deniesReturn = (text: string) => denials.some((denial) => denial.test(text));

test.each([
  '교환만 가능합니다.',
  '환불 불가',
  '단순 변심은 반품이 불가해요',
  '개봉 후에는 환불이 안 돼요',
  '취소불가 상품',
])('a text such as “%s” is found', (text) => expect(deniesReturn(text)).toBe(true));

test('no text of the shop denies the right to send goods back', () => {
  expect(texts.length).toBeGreaterThan(500);
  const denying = texts.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .filter(deniesReturn)
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(denying).toEqual([]);
});
