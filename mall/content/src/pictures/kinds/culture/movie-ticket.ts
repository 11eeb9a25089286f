import type { Art, DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, group, line, path, rect, repeat, turn } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

type Emblem = (ink: string) => string;
type DrawProp = (art: Art) => string;

/** A ring of film. */
const film: Emblem = (ink) =>
  circle(0, 0, 60, 'none', { stroke: ink, 'stroke-width': 9 }) +
  repeat(5, (hole) => circle(Math.cos(hole * 1.2566) * 32, Math.sin(hole * 1.2566) * 32, 13, ink)) +
  circle(0, 0, 8, ink);

/** A framed picture. */
const frame: Emblem = (ink) =>
  rect(-58, -52, 116, 104, 6, 'none', { stroke: ink, 'stroke-width': 10 }) +
  path('M-44 38l30-44 22 26 14-16 22 34Z', ink) +
  circle(20, -20, 12, ink);

/** Waves below a sun. */
const waves: Emblem = (ink) =>
  circle(16, -30, 22, ink) + line('M-60 14q15-20 30 0t30 0 30 0 30 0M-60 44q15-20 30 0t30 0 30 0 30 0', ink, 10);

const tub: DrawProp = ({ sheet, color, vary }) => {
  const corn = repeat(22, (pop) => {
    const x = 530 + ((pop * 37) % 150);
    const y = 430 - ((pop * 23) % 70) * (1 - Math.abs(((pop * 37) % 150) - 75) / 90);
    return circle(x, y, 19, pop % 2 ? '#fff4cf' : '#ffe59a') + circle(x + 10, y + 8, 13, '#fffaf0');
  });
  return (
    corn +
    path('M500 440h214l-34 230q-2 16-20 16H554q-18 0-20-16Z', sheet.across('#dfe3e9', '#ffffff', '#c9d0da')) +
    repeat(4, (stripe) => path(`M${508 + stripe * 54} 440h28l${(1.5 - stripe) * 9 - 3} 246h-18Z`, color.base)) +
    circle(607, 560, 38, '#ffffff') +
    inventedMark(607, 560, 40, color.base, vary.variant)
  );
};

const cup: DrawProp = ({ sheet, color, vary }) =>
  path('M560 370h130l-18 300q-2 16-16 16h-62q-14 0-16-16Z', sheet.cylinder(color)) +
  rect(550, 346, 150, 30, 10, '#f4f6f9') +
  line('M640 350l14-110 40-14', '#e2574c', 12) +
  inventedMark(625, 520, 52, color.on, vary.variant);

const clapper: DrawProp = ({ color, vary }) =>
  rect(470, 440, 230, 246, 12, '#2b2f38') +
  path('M466 436l220-60 10 40-220 60Z', '#22252d') +
  repeat(4, (band) => path(`M${484 + band * 56} ${430 - band * 15}l26-7 24 33-26 7Z`, '#ffffff')) +
  rect(470, 470, 230, 34, 0, '#3a404c') +
  rect(500, 540, 170, 10, 5, '#8d97a5') +
  rect(500, 580, 120, 10, 5, '#8d97a5') +
  inventedMark(650, 640, 40, color.lit, vary.variant);

/** A marble bust on its plinth. */
const bust: DrawProp = ({ sheet, color, vary }) => {
  const stone = shadesOf('#efeae0');
  return (
    rect(510, 560, 200, 126, 6, sheet.across(color.dark, color.lit, color.deep)) +
    rect(494, 546, 232, 24, 6, color.dim) +
    inventedMark(610, 626, 44, color.on, vary.variant) +
    path(
      'M520 546q0-70 60-84l-4-40q-40-30-34-90 10-70 70-72 66 4 68 76 0 54-36 86v40q60 14 60 84Z',
      sheet.slant(stone.bright, [stone.base, 0.5], stone.dark),
    ) +
    path('M548 320q10-60 66-60 60 4 66 70-20-30-66-26-40 0-66 16Z', stone.dark) +
    line('M590 356q8-6 18 0M630 356q8-6 18 0M620 362v24l-8 6M600 408q14 8 30 0', stone.deep, 5)
  );
};

/** A swimming ring with a ball. */
const swimRing: DrawProp = ({ sheet, color, vary }) =>
  circle(600, 560, 112, color.deep) +
  circle(600, 554, 112, sheet.ball(shadesOf('#ffffff'))) +
  repeat(4, (part) =>
    turn(part * 90 + 20, 600, 554, path('M600 442a112 112 0 0 1 66 22l-32 46a56 56 0 0 0-34-12Z', color.base)),
  ) +
  circle(600, 554, 56, '#eef1f5') +
  circle(600, 554, 56, 'none', { stroke: color.dim, 'stroke-width': 5 }) +
  circle(676, 646, 42, sheet.ball(shadesOf('#f4c542'))) +
  path('M640 626q36-24 72 0', 'none', { stroke: '#e2574c', 'stroke-width': 13 }) +
  inventedMark(676, 656, 24, '#ffffff', vary.variant);

/** Two tickets with their stubs, and what goes with them. */
const ticketsWith =
  (emblem: Emblem, props: readonly DrawProp[]): DrawProduct =>
  (art) => {
    const { vary, sheet, color } = art;
    const slip = vary.between(-10, 10);
    const prop = props[vary.style(props.length)];
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
        group({ transform: `translate(210 ${y + 100})` }, emblem(shades.on)),
        rect(310, y + 50, 170, 22, 8, shades.on),
        rect(310, y + 90, 120, 13, 6, shades.on, { opacity: '0.7' }),
        rect(310, y + 118, 146, 13, 6, shades.on, { opacity: '0.7' }),
        repeat(9, (bar) => rect(560 + bar * 6, y + 40, bar % 3 ? 2 : 4, 120, 0, shades.on)),
      );
    return (
      sheet.shadow(410, 690, 300, 20) +
      group({ transform: 'translate(20 -20) scale(.94)' }, ticket(150, shadesOf('#f3e6cc'), 7 + slip * 0.2)) +
      group({ transform: 'translate(-14 -20) scale(.94)' }, ticket(310, color, -6 + slip * 0.2)) +
      group({ transform: 'translate(-30 10)' }, prop?.(art) ?? '')
    );
  };

export const drawMovieTicket = ticketsWith(film, [clapper, cup]);
export const drawExhibitionTicket = ticketsWith(frame, [bust]);
export const drawWaterParkTicket = ticketsWith(waves, [swimRing]);

/** Popcorn and a drink: what the combo is. */
export const drawPopcornCombo: DrawProduct = (art) => {
  const { vary, sheet } = art;
  const size = vary.between(1.14, 1.28);
  return (
    sheet.shadow(400, 690, 260, 20) +
    group(
      {
        transform: `translate(${Math.round(300 - 607 * size)} ${Math.round(688 - 686 * size)}) scale(${size.toFixed(2)})`,
      },
      tub(art),
    ) +
    group(
      {
        transform: `translate(${Math.round(560 - 625 * size)} ${Math.round(688 - 686 * size)}) scale(${size.toFixed(2)})`,
      },
      cup(art),
    )
  );
};
