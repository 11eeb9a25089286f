// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { page } from './page.tsx';

test.each([
  ['/m/familyshop/upload', /PC에서만 볼 수 있는 페이지예요.*\/familyshop\/upload로 접속해/u],
  ['/m/familyshop/nowhere', /주소가 바뀌었거나 없어진 페이지예요/u],
])('%s tells a phone where the page is, if desktops have it', (at, words) => {
  renderInMall(<page.Component />, { at, device: 'MOBILE' });
  expect(screen.getByText(words)).toBeTruthy();
});
