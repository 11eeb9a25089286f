import type { ExchangeChoicesQuery, ExchangeItemInput, OrderItemLineFragment } from '../../__generated__/graphql.ts';
import { useExchangeChoicesQuery } from '../../__generated__/hooks.ts';
import { ChoiceGroup } from '../../shared/choice-group/ChoiceGroup.tsx';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { goodsPath } from '../../shop/links/mall-paths.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { QuietLink } from '../../shared/ui/QuietLink/QuietLink.tsx';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import classes from './Step.module.css';

interface ExchangeChoiceProps {
  item: OrderItemLineFragment;
  wanted: ExchangeItemInput;
  onChange: (change: Partial<ExchangeItemInput>) => void;
}

/** Replacement of an item: a color or option of the same price, or the same one. */
export function ExchangeChoice({ item, wanted, onChange }: ExchangeChoiceProps) {
  const { mallUrl, device } = usePage();
  const { data, error, loading, refetch } = useExchangeChoicesQuery({
    variables: { url: mallUrl, device, number: item.productNumber },
    errorPolicy: 'all',
  });
  const goods = data?.mall?.product;
  if (goods?.__typename !== 'Goods')
    return loading ? <Skeleton height={96} /> : <SectionFailure error={error} onRetry={() => void refetch()} />;
  const variants = goods.variants ?? [];
  const bought = variants.find(({ id }) => id === item.variantId);
  const chosen = variants.find(({ id }) => id === wanted.variantId) ?? bought;
  const color = chosen?.color?.name ?? item.colorName;
  const option = chosen?.optionName ?? item.optionName;
  const colors = namesIn(variants, (variant) => variant.color?.name ?? null);
  const options = namesIn(variants, ({ optionName }) => optionName);
  if (options.length === 0 && colors.length === 0)
    return <p className={classes.hint}>같은 상품의 새것으로 교환해 드려요.</p>;
  const variantOf = (colorName: string | null, optionName: string | null) =>
    variants.find((each) => (each.color?.name ?? null) === colorName && each.optionName === optionName);
  const choiceOf = (name: string, variant: Variant | undefined) => ({
    value: name,
    label: name,
    unavailable: whyNot(variant, bought),
  });
  const choose = (variant: Variant | undefined) => variant && onChange({ variantId: variant.id });
  return (
    <>
      <ChoiceGroup
        legend="교환할 색상"
        name={`color-${item.number}`}
        choices={colors.map((name) => choiceOf(name, variantOf(name, option)))}
        chosen={color}
        onChoose={(name) => choose(variantOf(name, option))}
      />
      <ChoiceGroup
        legend="교환할 옵션"
        name={`option-${item.number}`}
        layout="stacked"
        choices={options.map((name) => choiceOf(name, variantOf(color, name)))}
        chosen={option}
        onChoose={(name) => choose(variantOf(color, name))}
      />
      {variants.some((variant) => variant.isAvailable && isOfOtherPrice(variant, bought)) ? (
        <Reorder item={item} />
      ) : null}
    </>
  );
}

/** The way to a choice of another price. */
function Reorder({ item }: Pick<ExchangeChoiceProps, 'item'>) {
  const { params, mallUrl, device } = usePage();
  const mall = useMall();
  const { orderNumber } = params;
  if (orderNumber === undefined || !item.availableActions.includes('RETURN')) return null;
  const returnPath = pathTo('order-step', mall, device, { orderNumber, step: 'return' });
  return (
    <p className={classes.hint}>
      가격이 다르면 반품 후 다시 주문해 주세요.{' '}
      <QuietLink to={`${returnPath}?item=${encodeURIComponent(item.number)}`}>반품 신청</QuietLink>{' '}
      <QuietLink to={goodsPath(mallUrl, device, { number: item.productNumber })}>다시 주문하기</QuietLink>
    </p>
  );
}

type Product = NonNullable<NonNullable<ExchangeChoicesQuery['mall']>['product']>;
type Variant = NonNullable<Extract<Product, { __typename: 'Goods' }>['variants']>[number];

/** The different names of options or colors, in their order. */
function namesIn(variants: readonly Variant[], nameOf: (variant: Variant) => string | null): string[] {
  return [...new Set(variants.map(nameOf))].filter((name) => name !== null);
}

function whyNot(variant: Variant | undefined, bought: Variant | undefined): string | undefined {
  if (!variant?.isAvailable) return '품절';
  return isOfOtherPrice(variant, bought) ? '가격이 달라 교환할 수 없어요. 반품 후 다시 주문해 주세요.' : undefined;
}

function isOfOtherPrice(variant: Variant, bought: Variant | undefined): boolean {
  return bought !== undefined && variant.price !== bought.price;
}
