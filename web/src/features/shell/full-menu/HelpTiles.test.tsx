// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInMall } from '../../../../test/support/in-mall.tsx';
import { HelpTiles } from './HelpTiles.tsx';

afterEach(cleanup);

test('the full menu leads to the exhibitions and events that run, in malls that have them', () => {
  renderInMall(<HelpTiles />, { device: 'MOBILE' });
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: '기획전·이벤트' });
  expect(link.pathname).toBe('/m/familyshop/exhibition/list');
  cleanup();
  renderInMall(<HelpTiles />, { device: 'MOBILE', settings: { openAreas: ['UPLOAD'] } });
  expect(screen.queryByRole('link', { name: '기획전·이벤트' })).toBeNull();
  expect(screen.getByRole('link', { name: '공지사항' })).toBeTruthy();
});
