import { useRef, useState } from 'react';
import type { GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';
import { Overlay } from '../../../shop/overlay/Overlay.tsx';
import { OverlayChoices } from '../../../shop/overlay/OverlayChoices.tsx';
import { Won } from '../../../shared/ui/Won/Won.tsx';
import { focusOpenChoice, GoodsChoices, type RenderAlert } from './GoodsChoices.tsx';
import { askFor, missingChoices } from './missing-choice.ts';
import { variantOf, type RequestedChoice } from './requested-choice.ts';

/** What was chosen, by its names in the address. */
export interface ConfirmedChoice {
  color: string | null;
  option: string | null;
}

interface ChoiceSheetProps {
  isOpen: boolean;
  onClose: () => void;
  goods: GoodsPurchaseFragment;
  /** Current selection of the page. */
  chosen: Pick<RequestedChoice, 'color' | 'option'>;
  /** The verb of the button that opened it. */
  verb: string;
  renderAlert?: RenderAlert | undefined;
  onConfirm: (choice: ConfirmedChoice) => void;
}

/** Sheet with the missing choices on phones, where they are far above the button. */
export function ChoiceSheet({ isOpen, onClose, goods, chosen, ...confirm }: ChoiceSheetProps) {
  // A sheet that slides away keeps its title and content, and each opening starts from what the page has chosen then.
  const [opening, setOpening] = useState({ isOpen: false, count: 0, chosen });
  if (isOpen !== opening.isOpen)
    setOpening(isOpen ? { isOpen, count: opening.count + 1, chosen } : { ...opening, isOpen });
  const { count, chosen: chosenBefore } = opening;
  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      title={askFor(missingChoices(goods, chosenBefore))}
      shape="sheet"
      isFitted
    >
      {count > 0 ? <Choices key={count} goods={goods} chosen={chosenBefore} {...confirm} /> : null}
    </Overlay>
  );
}

/** The address stays as it is until the choice is confirmed: closing the sheet goes back to it. */
function Choices({ goods, chosen, verb, renderAlert, onConfirm }: Omit<ChoiceSheetProps, 'isOpen' | 'onClose'>) {
  const [color, setColor] = useState(chosen.color);
  const [option, setOption] = useState(chosen.option);
  const [isDemanded, setIsDemanded] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const variant = variantOf(goods, color, option);
  const confirm = () => {
    if (missingChoices(goods, { color, option }).length === 0) onConfirm({ color, option: option?.number ?? null });
    else {
      setIsDemanded(true);
      focusOpenChoice(root.current);
    }
  };
  return (
    <OverlayChoices
      ref={root}
      sum={
        variant?.price == null ? null : (
          <>
            1개 <Won amount={variant.price} />
          </>
        )
      }
      verb={verb}
      onTake={confirm}
    >
      <GoodsChoices
        goods={goods}
        color={color}
        option={option}
        prefix="sheet-"
        isDemanded={isDemanded}
        renderAlert={renderAlert}
        onChoose={(choice) => {
          if ('color' in choice) setColor(choice.color);
          else setOption(goods.options?.find(({ number }) => number === choice.option));
        }}
      />
    </OverlayChoices>
  );
}
