import { expect, test } from 'vitest';
import { particleAfter } from './particle.ts';

test.each([
  ['1600-0010', '으로'],
  ['1600-0011', '로'],
  ['1600-0012', '로'],
  ['1600-0013', '으로'],
  ['1600-0014', '로'],
  ['1600-0016', '으로'],
  ['1600-0017 ', '로'],
  ['고객센터', '로'],
  ['1:1 문의함', '으로'],
])('%s is followed by %s', (word, particle) => {
  expect(particleAfter(word, '으로/로')).toBe(particle);
});

test('other particles follow the last sound as well', () => {
  expect(particleAfter('공통지원금', '이/가')).toBe('이');
  expect(particleAfter('0505-1232', '을/를')).toBe('를');
});
