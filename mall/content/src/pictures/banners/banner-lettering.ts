import { fontStack } from '../themes.ts';
import { lettering } from '../svg/shapes.ts';
import { fitText, textWidth } from '../svg/text-fit.ts';
import type { BannerPicture } from '../picture-path.ts';
import type { Lettering, Scene } from './characters/character.ts';

interface Row {
  text: string;
  size: number;
  lead: number;
  weight: number;
  fill: string;
  spacing?: string;
  /** Space below. */
  after: number;
  isEyebrow?: true;
}

/** Eyebrow, title and subtitle as one block, in the character's hand. */
export function bannerLettering(banner: BannerPicture, scene: Scene, style: Lettering): string {
  const { left, middle } = scene.layout;
  const rows = rowsOf(banner, scene, style);
  const total = rows.reduce((sum, row) => sum + row.size * row.lead + row.after, 0) - (rows.at(-1)?.after ?? 0);
  let y = middle - total / 2;
  return rows
    .map(({ text, size, lead, weight, fill, spacing, after, isEyebrow }) => {
      const half = (size * lead) / 2;
      const label = isEyebrow
        ? style.label(scene, { x: left, middle: y + half, size, width: textWidth(text, size) * 0.92 })
        : { around: '', inset: 0 };
      const baseline = y + half + size * 0.35;
      y += size * lead + after;
      return (
        label.around +
        lettering(left + label.inset, baseline, text, {
          'font-family': fontStack,
          'font-size': size,
          'font-weight': weight,
          fill,
          'letter-spacing': spacing,
        })
      );
    })
    .join('');
}

function rowsOf(banner: BannerPicture, scene: Scene, style: Lettering): Row[] {
  const { textWidth: room, eyebrowSize, titleSizes, titleLines, subtitleSizes, subtitleLines } = scene.layout;
  const { inset } = style.label(scene, { x: 0, middle: 0, size: eyebrowSize, width: 0 });
  const eyebrow = fitText(banner.eyebrow, room - inset * 2, [eyebrowSize], 1);
  const title = titleOf(
    banner.title,
    room,
    titleSizes.map((size) => Math.round(size * style.scale)),
    titleLines,
  );
  const subtitle = fitText(banner.subtitle, room, subtitleSizes, subtitleLines);
  const last = title.lines.length - 1;
  return [
    ...eyebrow.lines.map((text) => ({
      text,
      size: eyebrow.size,
      lead: 1.25,
      weight: Math.min(style.weight, 700),
      fill: style.eyebrow,
      after: eyebrowSize * style.gap,
      isEyebrow: true as const,
    })),
    ...title.lines.map((text, index) => ({
      text,
      size: title.size,
      lead: 1.24,
      weight: style.weight,
      fill: index === last && last > 0 ? (style.lastLine ?? style.title) : style.title,
      spacing: style.spacing,
      after: index === last ? eyebrowSize * 0.7 : 0,
    })),
    ...subtitle.lines.map((text) => ({
      text,
      size: subtitle.size,
      lead: 1.4,
      weight: 500,
      fill: style.subtitle,
      after: 0,
    })),
  ];
}

/** In the lines in which it was written, if a size allows that; else in more. */
function titleOf(text: string, room: number, sizes: readonly number[], mostLines: number): ReturnType<typeof fitText> {
  const asWritten = text.split('\n');
  const size = sizes.find((each) => asWritten.every((line) => textWidth(line, each) <= room));
  return size !== undefined && asWritten.length <= mostLines
    ? { size, lines: asWritten }
    : fitText(text, room, sizes, mostLines);
}
