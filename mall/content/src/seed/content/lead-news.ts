import { carriedTops } from '../malls/category-rows.ts';
import type { MallSeed } from '../malls/mall-list.ts';
import type { LeadNews } from '../themes/theme-content.ts';
import { themeContents } from '../themes/theme-contents.ts';

/** The theme's own news, or that of phones, which every mall has. */
export function leadNewsOf(mall: MallSeed): LeadNews {
  const news = themeContents[mall.mallStyle].news;
  return carriedTops(mall).some(({ name }) => name === news.top) ? news : themeContents.A.news;
}
