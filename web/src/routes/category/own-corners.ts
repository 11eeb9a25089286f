import type { CornerFragment } from '../../__generated__/graphql.ts';
import type { Menu } from '../../catalog/product-card/menu.ts';

/**
 * The shop's corners for category pages, as one category shows them: banners that link to other categories are left
 * out.
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

/** The top category with all its descendants. Without a menu the category alone. */
function familyOf(number: string, menu: Menu): Family {
  const top = menu.find((each) => each.number === number || each.subcategories.some((sub) => sub.number === number));
  const members = top ? [top, ...top.subcategories] : [];
  return {
    numbers: new Set([number, ...members.map((each) => each.number)]),
    urls: new Set(members.flatMap(({ url }) => url ?? [])),
  };
}

/** By the number in the address, or by an address in the menu. */
function leadsInto(url: string, { numbers, urls }: Family): boolean {
  if (urls.has(url)) return true;
  const { pathname, searchParams } = new URL(url, 'http://mall.invalid');
  return numbers.has(searchParams.get('ctgNo') ?? pathname.split('/').at(-1) ?? '');
}
