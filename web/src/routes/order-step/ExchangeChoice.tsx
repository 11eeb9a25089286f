import type { ExchangeItemInput, OrderItemLineFragment } from '../../__generated__/graphql.ts';
import { useExchangeChoicesQuery } from '../../__generated__/hooks.ts';
import { isGone } from '../../features/goods/GoodsPurchase/goods-choice.ts';
import { ChoiceGroup } from '../../shared/choice-group/ChoiceGroup.tsx';
import { whyNot } from '../../shop/color-choice/ColorChoice.tsx';
import { usePage } from '../../shop/page/page-context.ts';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import classes from './Step.module.css';

interface ExchangeChoiceProps {
  item: OrderItemLineFragment;
  wanted: ExchangeItemInput;
  onChange: (change: Partial<ExchangeItemInput>) => void;
}

/** What an item is exchanged for: another color or option of the same price, or the same again. */
export function ExchangeChoice({ item, wanted, onChange }: ExchangeChoiceProps) {
  const { mallUrl, device } = usePage();
  const { data, error, loading, refetch } = useExchangeChoicesQuery({
    variables: { url: mallUrl, device, number: item.productNumber },
    errorPolicy: 'all',
  });
  const goods = data?.mall?.product;
  if (goods?.__typename !== 'Goods')
    return loading ? <Skeleton height={96} /> : <SectionFailure error={error} onRetry={() => void refetch()} />;
  const options = goods.options ?? [];
  const bought = options.find(({ number }) => number === item.optionNumber);
  if (options.length === 0 && goods.colors.length === 0)
    return <p className={classes.hint}>같은 상품의 새것으로 바꿔 드려요.</p>;
  return (
    <>
      <ChoiceGroup
        legend="바꿀 색상"
        name={`color-${item.number}`}
        choices={goods.colors.map((color) => ({ value: color.name, label: color.name, unavailable: whyNot(color) }))}
        chosen={wanted.colorName ?? null}
        onChoose={(colorName) => onChange({ colorName })}
      />
      <ChoiceGroup
        legend="바꿀 옵션"
        name={`option-${item.number}`}
        layout="stacked"
        choices={options.map((option) => ({
          value: option.number,
          label: option.name,
          unavailable: isGone(option)
            ? '품절'
            : bought && option.surcharge !== bought.surcharge
              ? '가격이 달라요'
              : undefined,
        }))}
        chosen={wanted.optionNumber ?? null}
        onChoose={(optionNumber) => onChange({ optionNumber })}
      />
    </>
  );
}
