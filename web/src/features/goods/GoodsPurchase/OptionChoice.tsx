import type { ReactNode } from 'react';
import { ChoiceGroup, soldOut } from '../../../shared/choice-group/ChoiceGroup.tsx';
import type { GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';
import { formatWon } from '../../../shared/format/money.ts';
import { isGone, type GoodsOption } from './goods-choice.ts';
import classes from './OptionChoice.module.css';
import { SizeTable } from './SizeTable.tsx';

type Shown = Pick<GoodsOption, 'number' | 'name' | 'surcharge' | 'stock'>;

interface OptionChoiceProps {
  options: readonly Shown[];
  chosen: string | null;
  /** Noun for the options. */
  legend?: string;
  /** Name of the form field; unique on the page. */
  name?: string;
  /** Measures of the options, where they are sizes. */
  sizeChart?: GoodsPurchaseFragment['sizeChart'];
  /** Error of the choice. */
  problem: string | null;
  onChoose(number: string, isByArrow: boolean): void;
  /** A press of what is chosen already. */
  onAgain?: (number: string) => void;
  /** What can be done about an option that is sold out, once it was pressed. */
  whenSoldOut?: ((number: string) => ReactNode) | undefined;
}

/** Few pieces are worth a warning from here on. */
export const scarce = 5;
const shownAtFirst = 6;

/** Options of goods with their surcharge and stock; sold-out options say so. */
export function OptionChoice({
  options,
  chosen,
  legend = '옵션',
  name = 'option',
  problem,
  onChoose,
  onAgain,
  whenSoldOut,
  sizeChart,
}: OptionChoiceProps) {
  const isGrid = legend !== '옵션';
  const choices = options.map((option) => ({
    value: option.number,
    label: <OptionWords option={option} isShort={isGrid} />,
    unavailable: isGone(option) ? soldOut : undefined,
  }));
  return (
    <ChoiceGroup
      legend={legend}
      name={name}
      layout={isGrid ? 'grid' : 'stacked'}
      choices={choices}
      chosen={chosen}
      problem={problem}
      onChoose={onChoose}
      onAgain={onAgain}
      {...(!isGrid && { shownAtFirst })}
      intro={sizeChart && <SizeTable chart={sizeChart} />}
      whenSoldOut={whenSoldOut}
    />
  );
}

function OptionWords({ option: { name, surcharge, stock }, isShort }: { option: Shown; isShort: boolean }) {
  const isScarce = stock !== null && stock > 0 && stock <= scarce;
  return (
    <span className={classes.root} data-short={isShort || undefined}>
      <span className={classes.name}>
        {name} {isScarce ? <span className={classes.left}>{stock}개 남음</span> : null}
      </span>{' '}
      {surcharge === 0 ? null : (
        <span className={classes.surcharge}>{`${surcharge > 0 ? '+' : '−'}${formatWon(Math.abs(surcharge))}`}</span>
      )}
    </span>
  );
}
