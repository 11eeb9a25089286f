import type { MallStyle } from 'mall/db/schema/malls.ts';
import type { TopCategoryName } from '../catalog/categories.ts';

/** The categories that each theme's character puts forward, the first ones first. */
const themeLeads: Record<MallStyle, readonly TopCategoryName[]> = {
  A: ['휴대폰', '태블릿·워치'],
  B: ['홈·리빙', '주방가전', '유아·반려·취미', '생활가전'],
  C: ['모바일·음향', '패션·잡화', '뷰티'],
  D: ['식품', '건강식품', '주방용품', '정기구독'],
  E: ['태블릿·워치', '건강식품', '레저·스포츠', '생활가전', 'TV·PC'],
};

/** Products of the leading categories first, the others in their order. */
export function leadingFirst<Thing>(
  style: MallStyle,
  things: readonly Thing[],
  topOf: (thing: Thing) => TopCategoryName,
): Thing[] {
  const leads = themeLeads[style];
  const rank = (thing: Thing) => (leads.includes(topOf(thing)) ? leads.indexOf(topOf(thing)) : leads.length);
  return things.toSorted((one, other) => rank(one) - rank(other));
}
