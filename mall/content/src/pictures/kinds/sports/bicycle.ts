import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, line, path, rect, repeat, turn } from '../../svg/shapes.ts';

type BicycleForm = 'city' | 'folding' | 'electric' | 'kids';

/** A bicycle by its build. */
const bicycleOf =
  (form: BicycleForm): DrawProduct =>
  (art) => {
    const { vary, sheet, color } = art;
    const small = form === 'folding' || form === 'kids';
    const style = small ? 2 : vary.style(2);
    const r = small ? (form === 'kids' ? 104 : 92) + vary.between(-4, 4) : ([138, 128][style] ?? 130);
    const wide = style === 1 ? 18 : 11;
    const tyre = vary.pick(['#22252d', '#22252d', '#a8764a', '#d9cfc0'] as const);
    const leather = vary.pick(['#22252d', '#8a5f3c', '#f2efe8'] as const);
    const bottle = vary.chance();
    const drop = vary.between(-10, 14);
    const rear = [206, 688 - r] as const;
    const front = [594, 688 - r] as const;
    const wheel = ([x, y]: readonly [number, number]) =>
      circle(x, y, r - wide / 2, 'none', { stroke: tyre, 'stroke-width': wide }) +
      circle(x, y, r - wide - 4, 'none', { stroke: '#b7bfca', 'stroke-width': 6 }) +
      repeat(14, (spoke) =>
        line(
          `M${x} ${y}L${Math.round(x + Math.cos(spoke * 0.4488) * (r - wide - 4))} ${Math.round(y + Math.sin(spoke * 0.4488) * (r - wide - 4))}`,
          '#aab3bf',
          2,
        ),
      ) +
      circle(x, y, 13, sheet.metal());
    const crank = [380, front[1] + (style === 2 ? 10 : 20)] as const;
    const seat = [326, (style === 2 ? 330 : 350) + drop] as const;
    const head = [546, style === 2 ? 360 : 366] as const;
    const low = style === 1 && vary.chance();
    const tube = (d: string, w = 22) => line(d, color.deep, w) + line(d, sheet.down(color.bright, color.dim), w - 6);
    const frame =
      tube(`M${rear[0]} ${rear[1]}L${crank[0]} ${crank[1]}`, 16) +
      tube(`M${rear[0]} ${rear[1]}L${seat[0] + 10} ${seat[1] + 60}`, 15) +
      tube(`M${seat[0]} ${seat[1]}L${crank[0]} ${crank[1]}`) +
      tube(`M${head[0]} ${head[1] + 36}L${crank[0]} ${crank[1]}`) +
      (style === 2 || low
        ? tube(`M${seat[0] + 22} ${seat[1] + 110}L${head[0]} ${head[1] + 46}`)
        : tube(`M${seat[0] + 10} ${seat[1] + 44}L${head[0] - 4} ${head[1] + 14}`)) +
      tube(`M${head[0] - 12} ${head[1] - 20}L${head[0] + 8} ${head[1] + 60}`, 26) +
      line(`M${head[0] + 6} ${head[1] + 50}L${front[0]} ${front[1]}`, '#3a404c', 15);
    const bars =
      [
        line(
          `M${head[0] - 14} ${head[1] - 22}L${head[0] - 22} ${head[1] - 70}H${head[0] + 30}q44 0 40 34t-40 36`,
          '#22252d',
          13,
        ),
        line(
          `M${head[0] - 14} ${head[1] - 22}L${head[0] - 26} ${head[1] - 84}M${head[0] - 80} ${head[1] - 96}q60-10 100 24`,
          '#22252d',
          14,
        ),
        line(`M${head[0] - 14} ${head[1] - 22}L${head[0] - 40} ${head[1] - 130}q-50 0-80 20`, '#22252d', 13) +
          (form === 'kids'
            ? rect(head[0] + 4, head[1] - 60, 92, 70, 8, '#b98a5e') +
              repeat(4, (weave) => rect(head[0] + 8, head[1] - 52 + weave * 16, 84, 4, 2, '#8a5f3c'))
            : line(`M${head[0] - 76} ${head[1] - 112}h60`, '#22252d', 15)),
      ][style] ?? '';
    const battery =
      form === 'electric'
        ? turn(
            -40,
            462,
            470,
            rect(380, 446, 170, 48, 18, '#22252d'),
            rect(392, 456, 60, 9, 4, '#7fe0a8'),
            rect(470, 456, 54, 28, 10, color.dark),
          ) +
          circle(rear[0], rear[1], 34, '#22252d') +
          circle(rear[0], rear[1], 24, sheet.metal()) +
          path(`M${rear[0] + 6} ${rear[1] - 18}l-16 22h10l-4 16 16-22h-10Z`, '#f2b632')
        : '';
    const training =
      form === 'kids'
        ? line(`M${rear[0]} ${rear[1]}L${rear[0] + 54} 640`, '#5b6472', 11) +
          circle(rear[0] + 58, 650, 38, '#22252d') +
          circle(rear[0] + 58, 650, 20, color.lit) +
          line(`M${head[0] - 86} ${head[1] - 104}l-34 40M${head[0] - 86} ${head[1] - 104}l-10 54`, '#e58aa0', 7)
        : '';
    const hinge = form === 'folding' ? rect(438, 462, 44, 52, 10, '#22252d') + circle(460, 488, 11, sheet.metal()) : '';
    return (
      sheet.shadow(400, 692, 330, 14) +
      wheel(rear) +
      wheel(front) +
      frame +
      circle(crank[0], crank[1], 34, 'none', { stroke: '#5b6472', 'stroke-width': 9 }) +
      circle(crank[0], crank[1], 13, sheet.metal()) +
      line(`M${rear[0]} ${rear[1] - 11}H${crank[0]}M${rear[0]} ${rear[1] + 11}H${crank[0]}`, '#6b7482', 4) +
      turn(
        30,
        crank[0],
        crank[1],
        rect(crank[0] - 6, crank[1], 12, 64, 5, '#3a404c') + rect(crank[0] - 28, crank[1] + 58, 56, 14, 6, '#22252d'),
      ) +
      line(`M${seat[0]} ${seat[1]}L${seat[0] - 14} ${seat[1] - 50}`, '#8d97a5', 13) +
      path(`M${seat[0] - 74} ${seat[1] - 66}q10-20 60-14l60 6q22 4 10 16l-66 10q-64 10-64-18Z`, leather) +
      (bottle && style !== 2
        ? turn(
            -33,
            440,
            500,
            rect(424, 452, 32, 74, 9, '#f4f6f9'),
            rect(432, 440, 16, 14, 4, color.base),
            rect(424, 480, 32, 20, 0, color.base),
          )
        : '') +
      bars +
      battery +
      hinge +
      training +
      (style === 2
        ? path(
            `M${rear[0] - r - 12} ${rear[1]}A${r + 12} ${r + 12} 0 0 1 ${Math.round(rear[0] + (r + 12) * 0.6)} ${Math.round(rear[1] - (r + 12) * 0.8)}`,
            'none',
            { stroke: color.base, 'stroke-width': 10, 'stroke-linecap': 'round' },
          ) + rect(rear[0] - 60, rear[1] - r - 30, 130, 12, 6, '#3a404c')
        : '')
    );
  };

export const drawBicycle = bicycleOf('city');
export const drawFoldingBicycle = bicycleOf('folding');
export const drawElectricBicycle = bicycleOf('electric');
export const drawKidsBicycle = bicycleOf('kids');

/** A bicycle that stays where it is: a flywheel under its cover, a screen, a stand. */
export const drawExerciseBike: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const seat = vary.between(250, 280);
  const wheel = vary.between(104, 120);
  const backed = vary.chance();
  const dark = sheet.across('#4b5361', '#22252d');
  return (
    sheet.shadow(400, 690, 280, 20) +
    rect(150, 664, 150, 24, 12, '#2b2f38') +
    rect(510, 664, 150, 24, 12, '#2b2f38') +
    line('M226 664L330 560M586 664L540 560', '#3a404c', 30) +
    line(`M300 ${seat + 20}L350 560`, dark, 30) +
    line('M540 250L500 560', color.deep, 40) +
    line('M540 250L500 560', sheet.down(color.bright, color.dim), 30) +
    (backed
      ? line(`M286 ${seat}L240 ${seat - 40}`, '#3a404c', 15) + rect(196, seat - 160, 60, 150, 28, '#2b2f38')
      : '') +
    path(`M216 ${seat - 10}q10-26 70-18l90 6q28 8 12 28l-90 12q-82 10-82-28Z`, '#22252d') +
    circle(470, 546, wheel + 26, sheet.slant(color.bright, [color.base, 0.45], color.dark)) +
    circle(470, 546, wheel, color.deep) +
    circle(470, 546, wheel - 14, sheet.metal()) +
    circle(470, 546, wheel * 0.5, color.dark) +
    repeat(6, (hole) =>
      circle(470 + Math.cos(hole * 1.047) * wheel * 0.68, 546 + Math.sin(hole * 1.047) * wheel * 0.68, 13, '#6d7683'),
    ) +
    path('M330 530q80-60 150-10l-20 90q-90 50-140-10Z', sheet.slant(color.lit, color.dark)) +
    circle(390, 566, 26, '#22252d') +
    turn(28, 390, 566, rect(383, 566, 14, 80, 6, '#5b6472'), rect(356, 640, 68, 18, 8, '#22252d')) +
    line('M540 252q-70-30-110 14M540 252q40-60 90-40', '#22252d', 20) +
    turn(
      14,
      560,
      180,
      rect(500, 120, 120, 92, 12, '#22252d'),
      rect(510, 130, 100, 62, 6, sheet.slant('#8fb6ea', '#dfeaf8')),
      path('M520 172l22-24 18 14 26-24', 'none', { stroke: '#e2574c', 'stroke-width': 5 }),
    ) +
    inventedMark(470, 546, 44, color.on, vary.variant)
  );
};
