import type { CornerFragment } from '../../__generated__/graphql.ts';
import type { Menu } from '../../catalog/product-card/menu.ts';

/**
 * What the shop put on its category pages, as one category shows it: banners that lead elsewhere belong to another
 * subject, and are left out.
 */
export function ownCorners(corners: readonly CornerFragment[], categoryNumber: string, menu: Menu): CornerFragment[] {
  const family = familyOf(categoryNumber, menu);
  const isOwn = ({ url }: { url?: string | null }) => url != null && leadsInto(url, family);
  return corners.flatMap((corner): CornerFragment[] => {
    if (corner.__typename !== 'BannerCorner') return [corner];
    const banners = corner.banners.filter(isOwn);
    return banners.length > 0 ? [{ ...corner, banners }] : [];
  });
}

interface Family {
  numbers: ReadonlySet<string>;
  urls: ReadonlySet<string>;
}

/** The top category and all that it is divided into. Without a menu a category stands alone. */
function familyOf(number: string, menu: Menu): Family {
  const top = menu.find((each) => each.number === number || each.subcategories.some((sub) => sub.number === number));
  const members = top ? [top, ...top.subcategories] : [];
  return {
    numbers: new Set([number, ...members.map((each) => each.number)]),
    urls: new Set(members.flatMap(({ url }) => url ?? [])),
  };
}

/** By the number in the address, or as the menu leads there. */
function leadsInto(url: string, { numbers, urls }: Family): boolean {
  if (urls.has(url)) return true;
  const { pathname, searchParams } = new URL(url, 'http://mall.invalid');
  return numbers.has(searchParams.get('ctgNo') ?? pathname.split('/').at(-1) ?? '');
}
