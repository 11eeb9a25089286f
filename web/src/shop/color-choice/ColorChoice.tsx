import type { ReactNode } from 'react';
import type { ColorStatus } from '../../__generated__/graphql.ts';
import { ChoiceGroup, soldOut } from '../../shared/choice-group/ChoiceGroup.tsx';
import classes from './ColorChoice.module.css';

interface Color {
  name: string;
  hex: string;
  isAvailable: boolean;
  stock: number | null;
  status: ColorStatus | null;
}

interface ColorChoiceProps {
  colors: readonly Color[];
  chosen: string | null;
  onChoose(name: string, isByArrow: boolean): void;
  /** A press of what is chosen already. */
  onAgain?: (name: string) => void;
  /** Name of the form field; unique on the page. */
  name?: string;
  /** Error of the choice. */
  problem?: string | null;
  /** What can be done about a color that is sold out, once it was pressed. */
  whenSoldOut?: ((name: string) => ReactNode) | undefined;
}

/** Colors to choose from, each with its name; unavailable ones stay visible and say why. */
export function ColorChoice({
  colors,
  chosen,
  onChoose,
  onAgain,
  name = 'color',
  problem,
  whenSoldOut,
}: ColorChoiceProps) {
  const choices = inOneEach(colors).map((color) => ({
    value: color.name,
    label: (
      <>
        <span className={classes.dot} style={{ backgroundColor: color.hex }} aria-hidden="true" />
        {color.name}
      </>
    ),
    unavailable: whyNot(color),
  }));
  return (
    <ChoiceGroup
      legend="색상"
      name={name}
      choices={choices}
      chosen={chosen}
      problem={problem}
      onChoose={onChoose}
      onAgain={onAgain}
      whenSoldOut={whenSoldOut}
    />
  );
}

/** The color in the address if it is available; else the only one that there is. Of several, none is chosen for the shopper. */
export function requestedColor(colors: readonly Color[], params: URLSearchParams): string | null {
  const available = colors.filter(({ isAvailable }) => isAvailable);
  const only = inOneEach(colors).length === 1 ? available[0] : undefined;
  return (available.find(({ name }) => name === params.get('color')) ?? only)?.name ?? null;
}

/** Why a color is unavailable; undefined for an available one. */
export function whyNot({ isAvailable, stock, status }: Color): string | undefined {
  if (isAvailable) return undefined;
  if (status === 'DELETED') return '판매 종료';
  if (status === 'STOPPED') return '판매 중지';
  return status === 'SOLD_OUT' || stock === null || stock <= 0 ? soldOut : '판매 중지';
}

/** One color of each name: an available one, if several have it. */
function inOneEach(colors: readonly Color[]): Color[] {
  const each = new Map<string, Color>();
  for (const color of colors) if (!each.get(color.name)?.isAvailable) each.set(color.name, color);
  return [...each.values()];
}
