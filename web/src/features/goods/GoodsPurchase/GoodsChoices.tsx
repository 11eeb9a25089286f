import type { ReactNode } from 'react';
import type { GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';
import { ColorChoice } from '../../../shop/color-choice/ColorChoice.tsx';
import type { GoodsOption } from './goods-choice.ts';
import { askFor, missingChoices, optionKind } from './missing-choice.ts';
import { OptionChoice } from './OptionChoice.tsx';

type Choices = { color: string } | { option: string };

/** The alert of the return of a choice that is sold out, by the names of color and option. */
export type RenderAlert = (choice: { color: string | null; option: string | null }) => ReactNode;

interface GoodsChoicesProps {
  goods: Pick<GoodsPurchaseFragment, 'colors' | 'options' | 'sizeChart'>;
  color: string | null;
  option: GoodsOption | undefined;
  /** Whether a press demanded what is missing. */
  isDemanded: boolean;
  onChoose: (choice: Choices, isByArrow: boolean) => void;
  /** A press of what is chosen last and complete already. */
  onAgain?: ((choice: Choices) => void) | undefined;
  /** Tells the form fields of two places apart. */
  prefix?: string;
  renderAlert?: RenderAlert | undefined;
}

/** All that there is to choose of goods. */
export function GoodsChoices({
  goods,
  color,
  option,
  isDemanded,
  onChoose,
  onAgain,
  prefix = '',
  renderAlert,
}: GoodsChoicesProps) {
  const missing = isDemanded ? missingChoices(goods, { color, option }) : [];
  const kind = optionKind(goods.options);
  const hasOptions = (goods.options?.length ?? 0) > 1;
  return (
    <>
      <ColorChoice
        colors={goods.colors}
        chosen={color}
        name={`${prefix}color`}
        problem={missing.includes('색상') ? `${askFor(['색상'])}.` : null}
        onChoose={(name, isByArrow) => onChoose({ color: name }, isByArrow)}
        {...(onAgain && !hasOptions && { onAgain: (name) => onAgain({ color: name }) })}
        whenSoldOut={(name) => renderAlert?.({ color: name, option: option?.name ?? null })}
      />
      <OptionChoice
        options={goods.options ?? []}
        sizeChart={goods.sizeChart}
        chosen={option?.number ?? null}
        legend={kind}
        name={`${prefix}option`}
        problem={missing.includes(kind) ? `${askFor([kind])}.` : null}
        onChoose={(number, isByArrow) => onChoose({ option: number }, isByArrow)}
        {...(onAgain && { onAgain: (number) => onAgain({ option: number }) })}
        whenSoldOut={(number) =>
          renderAlert?.({ color, option: goods.options?.find((each) => each.number === number)?.name ?? null })
        }
      />
    </>
  );
}

/** Leads to the first group where nothing is chosen. */
export function focusOpenChoice(root: HTMLElement | null): void {
  const groups = [...(root?.querySelectorAll('fieldset') ?? [])];
  const open = groups.find(
    (group) => group.querySelector('input[type=radio]') && !group.querySelector('input:checked'),
  );
  open?.querySelector<HTMLInputElement>('input:not([aria-disabled])')?.focus();
}
