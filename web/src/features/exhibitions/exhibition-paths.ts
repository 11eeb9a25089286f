import type { Device, ExhibitionType } from '../../__generated__/graphql.ts';
import { pathTo } from '../../shop/addresses/path-to.ts';

/** Its page; of what is below etcSale that one. */
export function exhibitionPath(
  mallUrl: string,
  device: Device,
  { urlName, type }: { urlName: string; type: ExhibitionType | null },
): string {
  const mall = { url: mallUrl };
  return type === 'OTHER'
    ? pathTo('other-sales', mall, device, { categoryName: urlName })
    : pathTo('exhibition', mall, device, { exhibitionName: urlName });
}
