import { isFullTier } from '../../../scripts/lib/test-tiers.ts';
import type { Walk } from '../../../tests/harness/every-page.ts';
import { findRoute } from '../../src/shop/addresses/match-page.ts';

export interface PageVisit extends Pick<Walk, 'device' | 'who'> {
  address: string;
}

/**
 * One address of each page for each kind of visitor: on each device, or with a turn on one of them. With the next turn it is
 * another. The quick tier has the first turn alone.
 */
export function onePerPage(walks: readonly Walk[], turn: number | null = isFullTier ? null : 0): PageVisit[] {
  const visits = walks.flatMap(({ device, who, addresses }) => addresses.map((address) => ({ device, who, address })));
  const byPage = Map.groupBy(visits, ({ who, address }) => {
    const [path = '', search = ''] = address.split('?');
    return [who, findRoute(path)?.entry.page, search].join(' ');
  });
  return [...byPage.values()].flatMap((ofPage, index) => {
    const byDevice = new Map(ofPage.toReversed().map((visit) => [visit.device, visit]));
    const each = [...byDevice.values()];
    return turn === null ? each : each.filter((_visit, place) => place === (index + turn) % each.length);
  });
}
