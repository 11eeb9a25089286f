import type { DrawProduct } from '../../art.ts';
import { inventedMark, printedLabel } from '../../marks/invented-mark.ts';
import { circle, group, line, path, rect, repeat, turn } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';
import { openTray, ribbonBow } from '../parts/gift-parts.ts';

/** Red ginseng: sticks in a box with jar, or roots on moss. */
export const drawGinseng: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const gold = sheet.slant('#f9e7b6', ['#d9b15a', 0.5], '#96702a');
  const maker = vary.whole(0, 7);
  const rootShades = shadesOf(vary.chance() ? '#d9b07a' : '#a8623a');
  const root = (x: number, y: number, s: number, degrees: number) =>
    turn(
      degrees,
      x,
      y,
      group(
        { transform: `translate(${Math.round(x)} ${Math.round(y)}) scale(${s.toFixed(2)})` },
        line('M-10 90q-30 60-60 76M6 100q0 60-14 110M20 90q30 50 66 66M-4 110q-30 60-26 96M12 100q30 60 24 100', rootShades.base, 9),
        path(
          'M-30-70q30-34 60 0 16 40 10 90-4 60-38 110-36-46-42-108-6-56 10-92Z',
          sheet.across(rootShades.dim, [rootShades.bright, 0.35], rootShades.dark),
        ),
        line('M-26-30h30M0 0h34M-36 30h34M-6 56h34', rootShades.dark, 3),
        rect(-10, -96, 20, 26, 6, rootShades.dark),
      ),
    );
  const sticks = (y: number) =>
    repeat(
      9,
      (stick) =>
        rect(162 + stick * 54, y, 44, 220, 6, sheet.across(color.dim, [color.bright, 0.3], color.dark)) +
        rect(162 + stick * 54, y + 4, 44, 24, 4, gold) +
        inventedMark(184 + stick * 54, y + 96, 22, '#f3dc9d', maker),
    );
  const jar = (x: number) =>
    rect(x + 12, 330, 166, 70, 12, gold) +
    path(
      `M${x} 440q0-40 40-44h110q40 4 40 44v206q0 40-40 40H${x + 40}q-40 0-40-40Z`,
      sheet.across('#2a120a', ['#7a3d1e', 0.25], '#1f0c06'),
    ) +
    rect(x + 6, 470, 178, 150, 6, '#fbf3df') +
    root(x + 95, 520, 0.42, 0) +
    rect(x + 60, 594, 70, 8, 4, color.base) +
    rect(x + 20, 420, 12, 220, 6, '#ffffff', { opacity: '0.4' });
  if (style === 0)
    return (
      sheet.shadow(400, 690, 320, 22) +
      path('M150 300V140q0-14 14-14h472q14 0 14 14v160Z', sheet.down(color.base, color.dim)) +
      rect(166, 142, 468, 142, 6, 'none', { stroke: '#d8b25a', 'stroke-width': 4 }) +
      root(400, 196, 0.46, 12) +
      openTray(art, color, 296, path('M166 310h468l52 268H114Z', '#f3e6c8') + sticks(336)) +
      rect(320, 608, 160, 52, 6, gold)
    );
  if (style === 1)
    return (
      sheet.shadow(400, 690, 290, 22) +
      rect(130, 260, 250, 426, 8, sheet.slant(color.lit, [color.base, 0.5], color.dark)) +
      path('M380 260l50 20v406h-50Z', color.deep) +
      rect(148, 280, 214, 386, 4, 'none', { stroke: '#d8b25a', 'stroke-width': 5 }) +
      root(255, 440, 0.9, 8) +
      printedLabel(255, 610, 26, '#f3dc9d', maker) +
      jar(450)
    );
  return (
    sheet.shadow(400, 690, 320, 22) +
    path('M150 300V160h500v140Z', '#8a5f3c') +
    inventedMark(400, 226, 60, '#f3dc9d', maker) +
    openTray(
      art,
      shadesOf('#a8764a'),
      296,
      path('M166 310h468l52 268H114Z', '#4f7d45') +
        repeat(40, (moss) =>
          circle(150 + ((moss * 83) % 500), 330 + ((moss * 47) % 230), 16, moss % 2 ? '#5f9450' : '#43703b', { opacity: '0.7' }),
        ) +
        repeat(4, (column) => root(220 + column * 120, 420, 0.92, -8 + column * 5)),
    ) +
    ribbonBow(art, 400, 620, color, 0.62)
  );
};
