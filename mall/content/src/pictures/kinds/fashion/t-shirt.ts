import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, group, line, path, rect, repeat } from '../../svg/shapes.ts';

export const drawTShirt: DrawProduct = (art) => {
  const { vary, sheet, color, view } = art;
  const style = vary.style(4);
  const accent = vary.pick(['#ff7a4d', '#2f6fed', '#11a67a', '#f2b632', '#d6266d'] as const);
  const hem = vary.whole(616, 664);
  const wing = vary.whole(-14, 16);
  const contrast = vary.pick(['none', 'none', 'sleeves', 'yoke'] as const);
  const shirt = `M290 160L196 206 ${118 + wing} 340l96 62 ${36 - wing}-52V${hem - 20}q0 20 20 20h260q20 0 20-20V350l${36 - wing} 52 96-62L604 206 510 160q-110 66-220 0Z`;
  const dyed = {
    none: '',
    sleeves: path('M100 330L196 200l54 20v132l-36 50-110-60ZM700 330L604 200l-54 20v132l36 50 110-60Z', color.dark),
    yoke: rect(100, 140, 600, 118, 0, color.dark),
  }[contrast];
  const clip = sheet.clip(path(shirt, '#000'));
  const print =
    view === 'back'
      ? inventedMark(400, 230, 30, color.on, vary.variant)
      : ([
          inventedMark(400, 360, 130, color.on, vary.variant),
          repeat(7, (row) => rect(100, 290 + row * 54, 600, 22, 0, accent, { opacity: '0.85' })),
          circle(400, 370, 84, accent) +
            path('M310 392l60-70 40 46 26-26 54 62q-30 50-90 50t-90-62Z', '#ffffff', { opacity: '0.9' }),
          rect(440, 320, 78, 86, 8, color.dim, { stroke: color.dark, 'stroke-width': 3 }) +
            line('M446 340h66', color.dark, 3),
        ][style] ?? '');
  return (
    sheet.shadow(400, 686, 190, 12) +
    path(shirt, sheet.slant(color.bright, [color.base, 0.4], color.dim)) +
    group(
      { 'clip-path': clip },
      dyed,
      print,
      path('M258 470q40 90 30 190h-30ZM546 430q-50 110-40 230h38Z', color.dark, { opacity: '0.22' }),
    ) +
    path('M250 350q-6-70-30-110M550 350q6-70 30-110', 'none', {
      stroke: color.dark,
      'stroke-width': 4,
      opacity: '0.7',
    }) +
    path(`M330 ${hem - 34}q20-70 10-120M470 ${hem - 34}q-24-60-10-90`, 'none', {
      stroke: color.dark,
      'stroke-width': 6,
      opacity: '0.25',
      'stroke-linecap': 'round',
    }) +
    path('M290 160q110 66 220 0l-18-9q-92 48-184 0Z', color.dark) +
    (view === 'back'
      ? path('M290 160q110 30 220 0l-10-6q-100 24-200 0Z', color.base)
      : path('M308 151q92 20 184 0-92 46-184 0Z', color.deep)) +
    line(`M${130 + wing} 332l92 60M${670 - wing} 332l-92 60M256 ${hem - 14}h288`, color.dark, 3, {
      'stroke-dasharray': '8 6',
      opacity: '0.7',
    })
  );
};

/** A shirt with sleeves to the wrist. */
export const drawLongSleeve: DrawProduct = (art) => {
  const { vary, sheet, color, view } = art;
  const hem = vary.whole(610, 650);
  const waffle = vary.chance();
  const stripes = !waffle && vary.chance();
  const body = `M296 150q50 26 104 26t104-26l76 40 4 180-30-20v${hem - 370}q0 20-20 20H266q-20 0-20-20V350l-30 20 4-180Z`;
  const clip = sheet.clip(path(body, '#000'));
  const sleeve = (flip: number) =>
    group(
      { transform: flip < 0 ? 'translate(800 0) scale(-1 1)' : undefined },
      path(
        'M222 188q-60 30-70 120l-36 246q-2 20 18 26l46 8q18 2 22-18l54-232Z',
        sheet.across(color.lit, [color.base, 0.4], color.dim),
      ),
      path('M118 546l84 16-6 30q-4 12-18 10l-46-8q-20-4-18-22Z', color.dark),
      repeat(6, (rib) => line(`M${128 + rib * 12} ${556 + rib * 2}l-4 30`, color.deep, 2, { opacity: '0.6' })),
      line('M246 350q-12 30-14 60', color.dark, 4, { opacity: '0.7' }),
    );
  return (
    sheet.shadow(400, 690, 190, 12) +
    sleeve(1) +
    sleeve(-1) +
    path(body, sheet.slant(color.bright, [color.base, 0.4], color.dim)) +
    group(
      { 'clip-path': clip },
      waffle
        ? repeat(
            9,
            (row) =>
              line(`M220 ${220 + row * 48}h360`, color.dark, 2, { opacity: '0.4' }) +
              line(`M${246 + row * 38} 150V680`, color.dark, 2, { opacity: '0.4' }),
          )
        : '',
      stripes ? repeat(6, (row) => rect(200, 240 + row * 62, 400, 24, 0, color.on, { opacity: '0.8' })) : '',
    ) +
    path('M296 150q104 56 208 0l-18-9q-86 42-172 0Z', color.dark) +
    (view === 'back'
      ? ''
      : path('M314 141q86 20 172 0-86 44-172 0Z', color.deep) +
        (stripes || waffle ? '' : inventedMark(400, 330, 100, color.on, vary.variant))) +
    line(`M262 ${hem - 14}h276`, color.dark, 3, { 'stroke-dasharray': '8 6', opacity: '0.7' })
  );
};

/** A shirt with a collar and a buttoned placket. */
export const drawPolo: DrawProduct = (art) => {
  const { vary, sheet, color, view } = art;
  const hem = vary.whole(616, 660);
  const wing = vary.whole(-10, 14);
  const trim = vary.pick(['#ffffff', '#27375c', '#d9434e', '#f2b632'] as const);
  const shirt = `M290 160L196 206 ${118 + wing} 340l96 62 ${36 - wing}-52V${hem - 20}q0 20 20 20h260q20 0 20-20V350l${36 - wing} 52 96-62L604 206 510 160q-110 66-220 0Z`;
  return (
    sheet.shadow(400, 686, 190, 12) +
    path(shirt, sheet.slant(color.bright, [color.base, 0.4], color.dim)) +
    line(`M${124 + wing} 330l92 60M${676 - wing} 330l-92 60`, color.dark, 26) +
    line(`M${126 + wing} 326l92 60M${674 - wing} 326l-92 60`, trim, 5) +
    path('M250 350q-6-70-30-110M550 350q6-70 30-110', 'none', {
      stroke: color.dark,
      'stroke-width': 4,
      opacity: '0.7',
    }) +
    (view === 'back'
      ? path('M284 164q116 60 232 0l-8-40q-108 36-216 0Z', sheet.down(color.lit, color.dark))
      : path('M312 150q88 30 176 0l-60 60h-56Z', color.deep) +
        rect(376, 190, 48, 176, 5, color.lit, { stroke: color.dark, 'stroke-width': 3 }) +
        repeat(3, (button) => circle(400, 238 + button * 50, 8, '#f6f3ea', { stroke: color.dark, 'stroke-width': 2 })) +
        path('M314 136q-24 10-30 30l70 70 46-52-62-46Z', sheet.slant(color.bright, color.dim)) +
        path('M486 136q24 10 30 30l-70 70-46-52 62-46Z', sheet.slant(color.base, color.dark)) +
        line('M290 172l62 58M510 172l-62 58', trim, 5) +
        inventedMark(492, 306, 36, color.on, vary.variant)) +
    line(`M256 ${hem - 14}h288`, color.dark, 3, { 'stroke-dasharray': '8 6', opacity: '0.7' })
  );
};
