import { expect, test } from 'vitest';
import { findRoute } from './match-page.ts';

test.each(['files', 'bulk-orders', 'csp-reports'])('what is served below /%s is no page of a mall', (segment) => {
  expect(findRoute('/familyshop/home')?.params.mallUrl).toBe('familyshop');
  expect(findRoute(`/${segment}/home`)).toBeNull();
});
