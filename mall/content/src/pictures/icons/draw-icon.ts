import type { MallStyle } from 'mall/db/schema/mall-styles.ts';
import type { CategoryIcon } from '../picture-words.ts';
import { themeColors } from '../banners/characters/characters.ts';
import { mix } from '../svg/color.ts';
import { circle } from '../svg/shapes.ts';
import { Sheet } from '../svg/sheet.ts';
import type { DrawIcon } from './icon-drawing.ts';
import { homeIcons } from './home-icons.ts';
import { lifeIcons } from './life-icons.ts';
import { mobileIcons } from './mobile-icons.ts';
import { serviceIcons } from './service-icons.ts';

const icons: Record<CategoryIcon, DrawIcon> = { ...mobileIcons, ...homeIcons, ...lifeIcons, ...serviceIcons };

/** A category's round tile, 96 x 96, in the mall's theme. */
export function drawCategoryIcon({ icon, theme }: { icon: CategoryIcon; theme: MallStyle }): string {
  const sheet = new Sheet();
  const { primary, tint, accent } = themeColors[theme];
  const ground = circle(48, 48, 48, sheet.slant(mix(tint, '#ffffff', 0.5), mix(tint, primary, 0.07)));
  const drawing = icons[icon]({ main: primary, soft: mix(primary, tint, 0.58), white: '#ffffff', accent });
  return sheet.document(96, 96, ground, drawing);
}
