import { useState } from 'react';
import type { CartLineChoicesQuery, CartLineFragment } from '../../__generated__/graphql.ts';
import { useCartLineChoicesQuery } from '../../__generated__/hooks.ts';
import { OptionChoice } from '../../features/goods/GoodsPurchase/OptionChoice.tsx';
import { ColorChoice } from '../../shop/color-choice/ColorChoice.tsx';
import { usePage } from '../../shop/page/page-context.ts';
import { Overlay } from '../../shop/overlay/Overlay.tsx';
import { OverlayChoices } from '../../shop/overlay/OverlayChoices.tsx';
import layout from '../../shop/overlay/OverlayChoices.module.css';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { Note } from '../../shared/ui/Note/Note.tsx';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { Won } from '../../shared/ui/Won/Won.tsx';
import classes from './LineChoice.module.css';
import type { LineChange } from './use-cart-changes.ts';

interface LineChoiceProps {
  isOpen: boolean;
  onClose: () => void;
  line: CartLineFragment;
  onChange: (change: LineChange) => Promise<void>;
}

/** Colors and options of goods in the cart, changed in place. */
export function LineChoice({ isOpen, onClose, line, onChange }: LineChoiceProps) {
  const { device } = usePage();
  return (
    <Overlay isOpen={isOpen} onClose={onClose} title="옵션 변경" shape={device === 'MOBILE' ? 'sheet' : 'window'}>
      {isOpen ? <Choices line={line} onChange={onChange} onClose={onClose} /> : null}
    </Overlay>
  );
}

function Choices({ line, onChange, onClose }: Omit<LineChoiceProps, 'isOpen'>) {
  const { mallUrl, device } = usePage();
  const { data, error, loading, refetch } = useCartLineChoicesQuery({
    variables: { url: mallUrl, device, number: line.product.number },
    errorPolicy: 'all',
  });
  const goods = data?.mall?.product;
  if (goods?.__typename === 'Goods')
    return <ChoiceForm line={line} goods={goods} onChange={onChange} onClose={onClose} />;
  return (
    <div className={layout.root}>
      {loading ? (
        <>
          <Skeleton width={120} height={20} />
          <Skeleton height={48} />
          <Skeleton height={48} />
        </>
      ) : (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

type Goods = Extract<NonNullable<NonNullable<CartLineChoicesQuery['mall']>['product']>, { __typename: 'Goods' }>;

function ChoiceForm({ line, goods, onChange, onClose }: Omit<LineChoiceProps, 'isOpen'> & { goods: Goods }) {
  const [color, setColor] = useState(line.colorName);
  const [option, setOption] = useState(line.optionNumber);
  const options = goods.options ?? [];
  const chosen = options.find(({ number }) => number === option);
  const isSame = color === line.colorName && option === line.optionNumber;
  const price = goods.salePrice === null ? null : goods.salePrice + (chosen?.surcharge ?? 0);
  const [problem, setProblem] = useState<string | null>(null);
  const take = () => {
    const variant = goods.variants?.find(
      (each) => each.optionName === (chosen?.name ?? null) && (each.color?.name ?? null) === color,
    );
    if (!isSame && !variant) return setProblem('이 조합은 지금 선택할 수 없어요.');
    onClose();
    if (!isSame && variant) void onChange({ quantity: line.quantity, variantId: variant.id });
  };
  const choose = (set: (value: string) => void) => (value: string) => {
    setProblem(null);
    set(value);
  };
  return (
    <OverlayChoices
      sum={
        price === null ? null : (
          <>
            1개 <Won amount={price} />
          </>
        )
      }
      verb="변경하기"
      onTake={take}
    >
      <p className={classes.name}>{line.product.name}</p>
      <ColorChoice colors={goods.colors} chosen={color} onChoose={choose(setColor)} />
      <OptionChoice options={options} chosen={option} problem={null} onChoose={choose(setOption)} />
      <Note>{problem}</Note>
    </OverlayChoices>
  );
}
