import type { DrawProduct } from '../../art.ts';
import { circle, line, path, rect, repeat, turn } from '../../svg/shapes.ts';

export const drawBicycle: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const r = [138, 128, 112][style] ?? 130;
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
      line(`M${head[0] - 14} ${head[1] - 22}L${head[0] - 22} ${head[1] - 70}H${head[0] + 30}q44 0 40 34t-40 36`, '#22252d', 13),
      line(`M${head[0] - 14} ${head[1] - 22}L${head[0] - 26} ${head[1] - 84}M${head[0] - 80} ${head[1] - 96}q60-10 100 24`, '#22252d', 14),
      line(`M${head[0] - 14} ${head[1] - 22}L${head[0] - 40} ${head[1] - 130}q-50 0-80 20`, '#22252d', 13) +
        rect(head[0] + 4, head[1] - 60, 92, 70, 8, '#b98a5e') +
        repeat(4, (weave) => rect(head[0] + 8, head[1] - 52 + weave * 16, 84, 4, 2, '#8a5f3c')),
    ][style] ?? '';
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
    (style === 2
      ? path(
          `M${rear[0] - r - 12} ${rear[1]}A${r + 12} ${r + 12} 0 0 1 ${Math.round(rear[0] + (r + 12) * 0.6)} ${Math.round(rear[1] - (r + 12) * 0.8)}`,
          'none',
          { stroke: color.base, 'stroke-width': 10, 'stroke-linecap': 'round' },
        ) + rect(rear[0] - 60, rear[1] - r - 30, 130, 12, 6, '#3a404c')
      : '')
  );
};
