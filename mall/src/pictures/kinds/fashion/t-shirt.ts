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
          circle(400, 370, 84, accent) + path('M310 392l60-70 40 46 26-26 54 62q-30 50-90 50t-90-62Z', '#ffffff', { opacity: '0.9' }),
          rect(440, 320, 78, 86, 8, color.dim, { stroke: color.dark, 'stroke-width': 3 }) + line('M446 340h66', color.dark, 3),
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
    path('M250 350q-6-70-30-110M550 350q6-70 30-110', 'none', { stroke: color.dark, 'stroke-width': 4, opacity: '0.7' }) +
    path('M330 640q20-80 10-150M470 640q-24-60-10-120', 'none', {
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
