// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { shoppingAreas } from '../../../test/support/sample-mall.ts';
import type { Device } from '../../__generated__/graphql.ts';
import { MemberBar } from './desktop/MemberBar.tsx';
import { Shortcuts } from './full-menu/Shortcuts.tsx';
import { BottomBar } from './mobile/BottomBar.tsx';

afterEach(cleanup);

const parts: [string, Device, ReactNode][] = [
  ["the desktop's bar", 'DESKTOP', <MemberBar key="bar" />],
  ["the phone's bar", 'MOBILE', <BottomBar key="bottom" />],
  ["the phone's menu", 'MOBILE', <Shortcuts key="menu" />],
];

describe.each([
  ['a mall of the type COMMON', { salesType: 'COMMON', openAreas: shoppingAreas.filter((area) => area !== 'MY_SHOP') }],
  ['a marketing mall, whose members are its guests', { isMarketing: true }],
])('in %s, without my shop', (_, settings) => {
  test.each(parts)('%s leads to the orders', (_name, device, part) => {
    renderInMall(part, { device, settings });
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: '주문 내역' });
    expect(link.pathname).toMatch(device === 'MOBILE' ? /^\/m\/.*\/listMyOrder$/u : /^\/familyshop\/.*\/listMyOrder$/u);
    expect(screen.queryByRole('link', { name: /^마이샵/u })).toBeNull();
    expect(screen.queryByRole('link', { name: /^회원정보/u })).toBeNull();
  });
});
