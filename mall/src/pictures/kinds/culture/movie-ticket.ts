import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, group, line, path, rect, repeat, turn } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

/** Tickets with a stub, popcorn beside. */
export const drawMovieTicket: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const ticket = (y: number, shades: typeof color, degrees: number) =>
    turn(
      degrees,
      330,
      y + 100,
      path(
        `M110 ${y}h400a22 22 0 0 0 44 0h66q12 0 12 12v176q0 12-12 12h-66a22 22 0 0 0-44 0H110q-12 0-12-12v-56a32 32 0 0 0 0-64v-56q0-12 12-12Z`,
        sheet.slant(shades.bright, [shades.base, 0.45], shades.dark),
      ),
      line(`M532 ${y + 30}v140`, shades.on, 4, { 'stroke-dasharray': '10 10', opacity: '0.7' }),
      group(
        { transform: `translate(210 ${y + 100})` },
        circle(0, 0, 60, 'none', { stroke: shades.on, 'stroke-width': 9 }),
        repeat(5, (hole) => circle(Math.cos(hole * 1.2566) * 32, Math.sin(hole * 1.2566) * 32, 13, shades.on)),
        circle(0, 0, 8, shades.on),
      ),
      rect(310, y + 50, 170, 22, 8, shades.on),
      rect(310, y + 90, 120, 13, 6, shades.on, { opacity: '0.7' }),
      rect(310, y + 118, 146, 13, 6, shades.on, { opacity: '0.7' }),
      repeat(9, (bar) => rect(560 + bar * 6, y + 40, bar % 3 ? 2 : 4, 120, 0, shades.on)),
    );
  const corn = repeat(22, (pop) => {
    const x = 530 + ((pop * 37) % 150);
    const y = 430 - ((pop * 23) % 70) * (1 - Math.abs(((pop * 37) % 150) - 75) / 90);
    return circle(x, y, 19, pop % 2 ? '#fff4cf' : '#ffe59a') + circle(x + 10, y + 8, 13, '#fffaf0');
  });
  const tub =
    corn +
    path('M500 440h214l-34 230q-2 16-20 16H554q-18 0-20-16Z', sheet.across('#dfe3e9', '#ffffff', '#c9d0da')) +
    repeat(4, (stripe) => path(`M${508 + stripe * 54} 440h28l${(1.5 - stripe) * 9 - 3} 246h-18Z`, color.base)) +
    circle(607, 560, 38, '#ffffff') +
    inventedMark(607, 560, 40, color.base, vary.variant);
  const cup =
    path('M560 370h130l-18 300q-2 16-16 16h-62q-14 0-16-16Z', sheet.cylinder(color)) +
    rect(550, 346, 150, 30, 10, '#f4f6f9') +
    line('M640 350l14-110 40-14', '#e2574c', 12) +
    inventedMark(625, 520, 52, color.on, vary.variant);
  const clapper =
    rect(470, 440, 230, 246, 12, '#2b2f38') +
    path('M466 436l220-60 10 40-220 60Z', '#22252d') +
    repeat(4, (band) => path(`M${484 + band * 56} ${430 - band * 15}l26-7 24 33-26 7Z`, '#ffffff')) +
    rect(470, 470, 230, 34, 0, '#3a404c') +
    rect(500, 540, 170, 10, 5, '#8d97a5') +
    rect(500, 580, 120, 10, 5, '#8d97a5') +
    inventedMark(650, 640, 40, color.lit, vary.variant);
  return (
    sheet.shadow(410, 690, 300, 20) +
    group({ transform: 'translate(20 -20) scale(.94)' }, ticket(150, shadesOf('#f3e6cc'), 7)) +
    group({ transform: 'translate(-14 -20) scale(.94)' }, ticket(310, color, -6)) +
    group({ transform: 'translate(-30 10)' }, [tub, cup, clapper][style] ?? '')
  );
};
