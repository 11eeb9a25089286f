import type { CertificationName } from '../picture-words.ts';
import { fontStack } from '../themes.ts';
import { circle, ellipse, lettering, line, path, rect, repeat, turn } from '../svg/shapes.ts';
import { Sheet } from '../svg/sheet.ts';

interface Seal {
  words: string;
  deep: string;
  light: string;
  emblem: string;
}

const white = '#ffffff';

const seals: Record<CertificationName, Seal> = {
  'safe-trade': {
    words: '안전거래',
    deep: '#123a9e',
    light: '#4d7df0',
    emblem:
      path('M80 34l30 11v22c0 20-13 33-30 40-17-7-30-20-30-40V45Z', white) + line('M66 68l10 11 19-22', '#1b4fd8', 7),
  },
  privacy: {
    words: '개인정보보호',
    deep: '#075e39',
    light: '#33a878',
    emblem:
      rect(54, 60, 52, 42, 8, white) +
      line('M64 60V50a16 16 0 0 1 32 0v10', white, 8) +
      circle(80, 78, 6, '#0b7a4b') +
      rect(77, 80, 6, 12, 3, '#0b7a4b'),
  },
  'e-commerce': {
    words: '전자상거래',
    deep: '#7a4f00',
    light: '#d9a23a',
    emblem: line('M46 44h10l9 40h34l9-30H60', white, 7) + circle(70, 98, 6, white) + circle(96, 98, 6, white),
  },
};

/** An invented seal for the foot of the page. */
export function drawCertification(name: CertificationName): string {
  const sheet = new Sheet();
  const { words, deep, light, emblem } = seals[name];
  const teeth = repeat(24, (tooth) => turn(tooth * 15, 80, 72, ellipse(80, 8, 8, 5, deep)));
  const seal =
    teeth +
    circle(80, 72, 64, deep) +
    circle(80, 72, 58, sheet.slant(light, deep)) +
    circle(80, 72, 52, 'none', { stroke: white, 'stroke-width': 1.5, opacity: '0.7' }) +
    emblem;
  const ribbon =
    path('M14 116h132l-8 16 8 16H14l8-16Z', deep) + path('M24 112h112v32H24Z', sheet.across(deep, light, deep));
  const label = lettering(80, 129, words, {
    'font-family': fontStack,
    'font-size': 17,
    'font-weight': 700,
    fill: white,
    'text-anchor': 'middle',
    'dominant-baseline': 'central',
  });
  return sheet.document(160, 160, seal, ribbon, label);
}
