import type { NamingStyle } from '../catalog/goods-kind.ts';
import type { Random } from '../random.ts';

/** Parts of a product's name. */
export interface NameParts {
  brand: string;
  line: string;
  noun: string;
  spec: string;
  pack: string;
  model: string;
}

type Pattern = (parts: NameParts) => string;

const patterns: Record<NamingStyle, readonly Pattern[]> = {
  device: [
    ({ brand, line, noun, spec, pack }) => `${brand} ${noun} ${line} ${pack} ${spec}`,
    ({ brand, line, noun, spec, pack }) => `${brand} ${line} ${spec} ${noun} ${pack}`,
    ({ brand, line, noun, spec, pack }) => `${brand} ${line} ${pack} ${noun} ${spec}`,
    ({ brand, line, noun, model, pack }) => `${brand} ${line} ${noun} ${pack} ${model}`,
    ({ brand, line, noun, spec, model, pack }) => `${brand} ${spec} ${noun} ${line} ${pack} (${model})`,
  ],
  home: [
    ({ brand, line, noun, spec, pack }) => `${brand} ${line} ${spec} ${noun} ${pack}`,
    ({ brand, line, noun, spec, pack }) => `${brand} ${noun} ${line} ${pack} ${spec}`,
    ({ brand, line, noun, spec, pack }) => `${line} ${noun} ${spec} ${pack} ${brand}`,
    ({ brand, line, noun, spec, pack }) => `[${brand}] ${line} ${noun} ${pack} ${spec}`,
  ],
  wear: [
    ({ brand, line, noun, spec, pack }) => `${brand} ${line} ${noun} ${spec} ${pack}`,
    ({ brand, line, noun, spec, pack }) => `${brand} 남녀공용 ${line} ${noun} ${spec} ${pack}`,
    ({ brand, line, noun, pack }) => `${brand} ${noun} ${line} ${pack}`,
    ({ brand, line, noun, spec, pack }) => `${brand} ${line} ${spec} ${noun} ${pack}`,
  ],
  care: [
    ({ brand, line, noun, spec, pack }) => `${brand} ${line} ${spec} ${noun} ${pack}`,
    ({ brand, line, noun, spec, pack }) => `${brand} ${noun} ${line} ${pack} ${spec}`,
  ],
  food: [
    ({ brand, line, noun, spec, pack }) => `${brand} ${line} ${spec} ${noun} ${pack}`,
    ({ line, noun, spec, pack }) => `${line} ${noun} ${spec} ${pack}`,
    ({ brand, line, noun, spec, pack }) => `${brand} ${noun} ${pack} ${spec}, ${line}`,
    ({ line, noun, spec, pack }) => `${line} ${spec} ${noun} ${pack}`,
  ],
  culture: [
    ({ line, noun, spec }) => `${line} (${noun}, ${spec})`,
    ({ line, noun, spec }) => `[${spec}] ${line} ${noun}`,
    ({ line, noun, spec }) => `${noun} 『${line}』 ${spec}`,
  ],
  ticket: [
    ({ line, noun, spec, pack }) => `${line} ${noun} ${pack} ${spec}`,
    ({ line, noun, spec, pack }) => `[${spec}] ${line} ${noun} ${pack}`,
  ],
};

/** A name in the style of its kind. */
export function goodsName(style: NamingStyle, parts: NameParts, random: Random): string {
  return random.pick(patterns[style])(parts).replaceAll(/\s+/gu, ' ').trim().replace(' ,', ',');
}
