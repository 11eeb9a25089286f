import { expect, test } from 'vitest';
import { mailHtml } from '../../src/mail/mail-html.ts';

const letter = {
  target: 'reader@example.com',
  subject: '[통신가족샵] 결제가 완료됐어요',
  body: '냄비 & 뚜껑 (네이비) 1개\n컵 2개\n결제 금액 291,000원\n주문번호 1',
  links: [{ label: '주문 내역 보기', url: 'https://shop.example/order/1' }],
  goods: [
    { text: '냄비 & 뚜껑 (네이비) 1개', imageUrl: 'https://shop.example/images/pot-navy.webp' },
    { text: '컵 2개', imageUrl: null },
  ],
};

test('shows each of the goods once, with its picture, and then what else the mail says', () => {
  const markup = mailHtml(letter) ?? '';
  expect(markup.match(/<img src="[^"]*"/gu)).toEqual(['<img src="https://shop.example/images/pot-navy.webp"']);
  const text = markup
    .replace(/<title>.*<\/title>/u, '')
    .replaceAll(/<[^>]*>/gu, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  expect(text).toEqual([
    '냄비 &amp; 뚜껑 (네이비) 1개',
    '컵 2개',
    '결제 금액 291,000원',
    '주문번호 1',
    '주문 내역 보기',
  ]);
  expect(markup).toContain('href="https://shop.example/order/1"');
});

test('is left out where a mail names no goods', () => {
  expect(mailHtml({ ...letter, goods: [] })).toBeNull();
  const { goods: _goods, ...others } = letter;
  expect(mailHtml(others)).toBeNull();
});
