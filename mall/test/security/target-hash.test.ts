import { expect, test } from 'vitest';
import { deriveKeys } from '../../src/keys.ts';
import { hashTarget } from '../../src/security/target-hash.ts';

const keys = deriveKeys('a secret of the tests, of 32 letters and more');

test('the hash of an address is that of any spelling, and the hash of a number that of its digits', () => {
  expect(hashTarget(keys, 'M1', 'Gaon@Example.com')).toBe(hashTarget(keys, 'M1', 'gaon@example.com'));
  expect(hashTarget(keys, 'M1', '010-1234-5678')).toBe(hashTarget(keys, 'M1', '01012345678'));
  expect(hashTarget(keys, 'M1', '01012345679')).not.toBe(hashTarget(keys, 'M1', '01012345678'));
});

test('the hash says nothing without the secret, and does not show who is a member of two malls', () => {
  const others = deriveKeys('another secret of the tests, of 32 letters');
  expect(hashTarget(others, 'M1', 'gaon@example.com')).not.toBe(hashTarget(keys, 'M1', 'gaon@example.com'));
  expect(hashTarget(keys, 'M2', 'gaon@example.com')).not.toBe(hashTarget(keys, 'M1', 'gaon@example.com'));
});
