// @vitest-environment jsdom
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { expect, test } from 'vitest';
import { nextLocation } from './next-location.ts';

const history = createBrowserHistory();
const at = { ...history.location, pathname: '/m/familyshop/home', search: '?a=1' };

test.each([
  ['/m/familyshop/intro', '/m/familyshop/intro'],
  ['?b=2#top', '/m/familyshop/home?b=2#top'],
  ['#top', '/m/familyshop/home#top'],
  ['/m/familyshop/goods/가', '/m/familyshop/goods/%EA%B0%80'],
])('%s leads to %s', (address, expected) => {
  const { pathname, search, hash } = nextLocation(history, at, address, null);
  expect(pathname + search + hash).toBe(expected);
});

test.each(['//elsewhere.example/login', '/\\elsewhere.example', '/a/..\t/\t/elsewhere.example'])(
  '%j leads to no other host',
  (address) => {
    const { pathname } = nextLocation(history, at, address, null);
    expect(new URL(pathname, 'http://here.example').host).toBe('here.example');
  },
);
