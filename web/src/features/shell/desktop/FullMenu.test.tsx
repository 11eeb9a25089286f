// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInMall } from '../../../../test/support/in-mall.tsx';
import { FullMenu } from './FullMenu.tsx';

afterEach(cleanup);

const menu = <FullMenu categories={[]} isOpen onChoose={() => {}} />;

test('the full menu leads to the exhibitions and events that run, in malls that have them', () => {
  renderInMall(menu);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: '기획전·이벤트' });
  expect(link.pathname).toBe('/familyshop/exhibition/listExhibition');
  cleanup();
  renderInMall(menu, { settings: { openAreas: ['UPLOAD'] } });
  expect(screen.queryByRole('link')).toBeNull();
});
