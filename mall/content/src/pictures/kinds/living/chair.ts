import type { DrawProduct } from '../../art.ts';
import { circle, ellipse, line, path, rect, repeat, turn } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

type ChairForm = 'office' | 'student' | 'dining';

/** A chair by its make. */
const chairOf =
  (form: ChairForm): DrawProduct =>
  (art) => {
    const { vary, sheet, color } = art;
    const soft = sheet.glow(0.35, 0.25, 1, color.bright, [color.base, 0.5], color.dark);
    const timber = vary.pick(['#c99763', '#8a5f3c', '#3b3430'] as const);
    const wood = shadesOf(timber);
    const ribs = vary.whole(3, 6);
    if (form !== 'dining') {
      const isOffice = form === 'office';
      const wheels = [220, 310, 490, 580].map((x) => circle(x, 670, 17, sheet.slant('#4b5361', '#14161b'))).join('');
      return (
        sheet.shadow(400, 690, 220, 22) +
        line('M400 590L226 652M400 590L574 652M400 590L316 656M400 590L484 656', '#2b2f38', 20) +
        wheels +
        rect(386, 500, 28, 110, 8, sheet.metal()) +
        rect(372, 560, 56, 40, 12, '#2b2f38') +
        (isOffice
          ? line('M238 470V372q0-12 14-12h44M562 470V372q0-12-14-12h-44', '#3a404c', 20) +
            rect(226, 350, 92, 24, 12, '#2b2f38') +
            rect(482, 350, 92, 24, 12, '#2b2f38') +
            path('M330 100q0-34 34-34h72q34 0 34 34v24H330Z', soft) +
            rect(376, 116, 48, 30, 6, '#2b2f38')
          : ellipse(400, 606, 118, 24, 'none', { stroke: '#5b6472', 'stroke-width': 14 }) +
            line('M400 560v40', '#2b2f38', 16)) +
        path('M274 170q6-54 126-54t126 54l14 236q2 40-40 40H300q-42 0-40-40Z', '#2b2f38') +
        path('M288 176q6-44 112-44t112 44l14 222q2 32-34 32H308q-36 0-34-32Z', soft) +
        repeat(ribs, (rib) =>
          line(`M${292 - rib * 2} ${220 + rib * (190 / ribs)}q108 16 ${216 + rib * 4} 0`, color.dark, 4, {
            opacity: '0.5',
          }),
        ) +
        path('M236 476q0-40 44-40h240q44 0 44 40v22q0 32-40 32H276q-40 0-40-32Z', soft) +
        path('M244 498q156 26 312 0v8q0 24-34 24H278q-34 0-34-24Z', color.deep, { opacity: '0.5' })
      );
    }
    return (
      sheet.shadow(400, 690, 190, 20) +
      line('M292 470L262 684M508 470L538 684', wood.dark, 24) +
      line('M316 470L306 660M484 470L494 660', wood.deep, 18) +
      line('M276 590h248', wood.dim, 12) +
      line('M270 130L286 470M530 130L514 470', wood.base, 22) +
      path('M258 128q142-34 284 0l-6 66q-136-30-272 0Z', sheet.down(wood.bright, wood.dim)) +
      repeat(ribs, (rib) =>
        line(`M${316 + rib * (168 / (ribs - 1))} 190L${320 + rib * (160 / (ribs - 1))} 440`, wood.base, 10),
      ) +
      path('M252 452q0-22 30-22h236q30 0 30 22v22H252Z', wood.dark) +
      path('M244 446q-2-40 40-40h232q42 0 40 40-10 22-156 22T244 446Z', soft) +
      line('M262 446q138 24 276 0', color.bright, 4, { opacity: '0.7' })
    );
  };

export const drawOfficeChair = chairOf('office');
export const drawStudentChair = chairOf('student');
export const drawChair = chairOf('dining');

/** An armchair that leans back, its footrest up. */
export const drawRecliner: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const soft = sheet.glow(0.35, 0.25, 1, color.bright, [color.base, 0.5], color.dark);
  const back = vary.between(-8, 8);
  const ribs = vary.whole(3, 4);
  const legs = vary.chance();
  return (
    sheet.shadow(400, 690, 330, 22) +
    (legs
      ? rect(290, 640, 220, 40, 12, '#2b2f38') + ellipse(400, 676, 150, 15, '#3a404c')
      : rect(250, 650, 40, 36, 8, '#3a2f28') + rect(540, 650, 40, 36, 8, '#3a2f28')) +
    turn(
      back,
      540,
      520,
      path('M470 520q20-200 110-330 24-36 70-24 50 16 40 76-10 170-70 300Z', sheet.slant(color.lit, color.dark)),
      path('M440 500q10-190 110-324 26-34 72-20 40 18 28 74-20 150-80 290Z', soft),
      repeat(ribs, (rib) =>
        path(`M${476 + rib * 24} ${430 - rib * 66}q50 6 112 ${30 - rib * 4}`, 'none', {
          stroke: color.dark,
          'stroke-width': 5,
          opacity: '0.5',
        }),
      ),
      path('M560 180q40-40 76-14 20 24 2 60-46 20-92-10Z', color.bright, { opacity: '0.5' }),
    ) +
    path('M250 480q0-50 60-50h200q60 0 70 60l10 150q0 22-30 22H280q-30 0-30-30Z', sheet.down(color.base, color.deep)) +
    path('M130 560L40 470q-16-24 10-40l40-14q26-4 44 14l150 110-40 60Z', soft) +
    line('M70 440q60 60 150 110', color.dark, 5, { opacity: '0.5' }) +
    line('M270 600L170 560', '#5b6472', 13) +
    path('M190 470q-4-40 50-40h230q50 0 60 46 0 30-40 34l-250 10q-46 0-50-50Z', soft) +
    path(
      'M280 400q-10-50 40-54h210q60 4 66 60l10 190q0 34-40 34H330q-40 0-44-40Z',
      sheet.glow(0.35, 0.2, 1, color.bright, [color.base, 0.5], color.dark),
    ) +
    path('M276 400q4-56 60-58h190q60 0 70 50-20 30-60 30H330q-46 0-54-22Z', color.lit) +
    circle(520, 520, 13, '#2b2f38') +
    circle(520, 517, 9, color.bright)
  );
};

/** A folding stool with a round seat. */
export const drawStool: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const wide = vary.between(170, 198);
  const y = vary.between(330, 370);
  const timber = vary.chance();
  const seat = timber ? shadesOf(vary.pick(['#c99763', '#a8764a', '#d9b278'] as const)) : color;
  const legs = timber ? color : shadesOf('#8d97a5');
  return (
    sheet.shadow(400, 690, 210, 20) +
    line(
      `M${400 - wide + 60} ${y + 30}L${400 + wide - 20} 684M${400 + wide - 60} ${y + 30}L${400 - wide + 20} 684`,
      legs.deep,
      26,
    ) +
    line(
      `M${400 - wide + 60} ${y + 30}L${400 + wide - 20} 684M${400 + wide - 60} ${y + 30}L${400 - wide + 20} 684`,
      sheet.across(legs.dim, legs.bright, legs.dark),
      18,
    ) +
    line(
      `M${400 - wide + 96} ${y + 30}L${400 + wide - 60} 650M${400 + wide - 96} ${y + 30}L${400 - wide + 60} 650`,
      legs.dark,
      13,
    ) +
    circle(400, (y + 714) / 2, 13, '#2b2f38') +
    line(`M${400 - wide + 50} 600h${wide * 2 - 100}`, legs.dark, 12) +
    path(`M${400 - wide} ${y}v22q0 46 ${wide} 46t${wide}-46v-22Z`, sheet.across(seat.dark, seat.lit, seat.deep)) +
    ellipse(400, y, wide, 48, sheet.slant(seat.bright, [seat.base, 0.5], seat.dim)) +
    (timber
      ? repeat(3, (ring) =>
          ellipse(390, y, (wide - 30) * (1 - ring * 0.28), 38 * (1 - ring * 0.28), 'none', {
            stroke: seat.dim,
            'stroke-width': 4,
          }),
        )
      : ellipse(400, y - 3, wide - 30, 34, 'none', { stroke: seat.bright, 'stroke-width': 5 }))
  );
};
