import type { Art } from '../../art.ts';
import { circle, ellipse, group, line, path, rect, repeat } from '../../svg/shapes.ts';
import type { Shades } from '../../svg/shades.ts';

/** A wide tray seen a little from above: its open inside spans 120..680 by `top`..(`front` edge). */
export function openTray(art: Art, shades: Shades, top: number, inside: string): string {
  const { sheet } = art;
  const clip = sheet.clip(path(`M154 ${top - 40}h492v40l62 ${590 - top}H92l62-${590 - top}Z`, '#000'));
  return (
    path(`M150 ${top}h500l60 ${590 - top}H90Z`, shades.deep) +
    path(`M166 ${top + 14}h468l52 ${564 - top}H114Z`, sheet.down(shades.dark, shades.dim)) +
    group({ 'clip-path': clip }, inside) +
    path(
      'M90 578h620l-10 96q-2 14-18 14H118q-16 0-18-14Z',
      sheet.down(shades.bright, [shades.base, 0.4], shades.dark),
    ) +
    path('M90 578h620v10H90Z', shades.bright)
  );
}

/** A ribbon band with a bow. */
export function ribbonBow(art: Art, x: number, y: number, shades: Shades, size = 1): string {
  const { sheet } = art;
  const silk = sheet.slant(shades.bright, [shades.base, 0.5], shades.dark);
  const s = (value: number) => value * size;
  return (
    path(
      `M${x} ${y}l${s(-46)} ${s(92)} ${s(24)} ${s(-8)} ${s(12)} ${s(20)} ${s(24)} ${s(-92)}ZM${x} ${y}l${s(46)} ${s(92)} ${s(-24)} ${s(-8)} ${s(-12)} ${s(20)} ${s(-24)} ${s(-92)}Z`,
      shades.dim,
    ) +
    path(
      `M${x} ${y}q${s(-30)} ${s(-66)} ${s(-88)} ${s(-50)} ${s(-30)} ${s(52)} ${s(4)} ${s(74)} ${s(50)} ${s(4)} ${s(84)} ${s(-24)}ZM${x} ${y}q${s(30)} ${s(-66)} ${s(88)} ${s(-50)} ${s(30)} ${s(52)} ${s(-4)} ${s(74)} ${s(-50)} ${s(4)} ${s(-84)} ${s(-24)}Z`,
      silk,
    ) +
    rect(x - s(20), y - s(19), s(40), s(40), s(13), sheet.slant(shades.bright, shades.dark))
  );
}

/** A wrapping cloth tied over a box, as holiday gifts come. */
export function bojagi(art: Art, shades: Shades, x: number, y: number, width: number, height: number): string {
  const { sheet } = art;
  const cx = x + width / 2;
  const cloth = sheet.slant(shades.bright, [shades.base, 0.45], shades.dark);
  return (
    rect(x, y, width, height, 22, cloth) +
    path(
      `M${x} ${y + 30}L${cx} ${y + height * 0.3} ${x + width} ${y + 30}V${y + 16}q0-16-16-16H${x + 16}q-16 0-16 16Z`,
      sheet.down(shades.lit, shades.dim),
    ) +
    line(
      `M${cx} ${y + 20}L${x + 10} ${y + height - 16}M${cx} ${y + 20}L${x + width - 10} ${y + height - 16}M${cx} ${y + 20}L${cx - width * 0.12} ${y + height - 12}`,
      shades.dark,
      4,
      { opacity: '0.5' },
    ) +
    path(
      `M${cx} ${y + 6}q${-width * 0.34}-20-${width * 0.36}-96 ${width * 0.24} 0 ${width * 0.36} 80 ${width * 0.12}-80 ${width * 0.36}-80-${width * 0.02} 76-${width * 0.36} 96Z`,
      cloth,
    ) +
    path(
      `M${cx} ${y + 8}q${-width * 0.2}-16-${width * 0.28}-72M${cx} ${y + 8}q${width * 0.2}-16 ${width * 0.28}-72`,
      'none',
      {
        stroke: shades.deep,
        'stroke-width': 4,
        opacity: '0.5',
      },
    ) +
    ellipse(cx, y + 10, 42, 31, sheet.ball(shades))
  );
}

/** An apple or a pear: a lit ball with a stem and a leaf. */
export function fruit(art: Art, x: number, y: number, r: number, shades: Shades, kind: number): string {
  const { sheet } = art;
  const skin = sheet.ball(shades);
  const body =
    kind === 2
      ? circle(x, y, r, skin) +
        repeat(6, (pore) =>
          circle(x + Math.cos(pore * 2.4) * r * 0.5, y + Math.sin(pore * 2.4) * r * 0.5, r * 0.03, shades.dark),
        ) +
        circle(x, y - r * 0.66, r * 0.1, '#5f7f3a')
      : path(
          `M${x} ${y - r * 0.78}q${r * 0.9}-${r * 0.45} ${r} ${r * 0.6}-${r * 0.02} ${r * 1.05}-${r * 0.6} ${r * 1.14}-${r * 0.4} ${r * 0.08}-${r * 0.8} 0-${r * 0.58}-${r * 0.09}-${r * 0.6}-${r * 1.14}Q${x - r * 0.9} ${y - r * 1.23} ${x} ${y - r * 0.78}Z`,
          skin,
        ) + line(`M${x} ${y - r * 0.74}q${r * 0.02}-${r * 0.26} ${r * 0.16}-${r * 0.4}`, '#6b4a2a', r * 0.08);
  const leaf =
    kind === 1
      ? ''
      : path(
          `M${x + r * 0.06} ${y - r * 0.8}q${r * 0.2}-${r * 0.4} ${r * 0.62}-${r * 0.3}-${r * 0.16} ${r * 0.42}-${r * 0.62} ${r * 0.3}Z`,
          '#5d9a4a',
        );
  return (
    body +
    leaf +
    ellipse(x - r * 0.36, y - r * 0.36, r * 0.2, r * 0.13, '#ffffff', {
      opacity: '0.55',
      transform: `rotate(-36 ${Math.round(x - r * 0.36)} ${Math.round(y - r * 0.36)})`,
    })
  );
}
