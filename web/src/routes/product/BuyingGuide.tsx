import { Link } from 'react-router-dom';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { hasMyShop } from '../../shop/mall/has-my-shop.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice } from '../../shop/page/page-context.ts';
import { formatWon } from '../../shared/format/money.ts';
import { deliveryText, isBrought } from '../../features/goods/GoodsPurchase/delivery-text.ts';
import { deliveryLabel } from '../../features/goods/delivery-label.ts';
import type { Product } from './product-title.ts';
import classes from './ProductDetail.module.css';

/** Delivery, returns, and contacts. */
export function BuyingGuide({ product }: { product: Product }) {
  const delivery = product.__typename === 'Goods' ? deliveryLabel(product.deliveryType, product.receivingWay) : null;
  return (
    <dl className={classes.guide}>
      <dt>배송</dt>
      <dd>
        {product.__typename === 'Goods'
          ? deliveryRule(delivery, product)
          : '배송과 개통 일정은 신청을 확인한 뒤 알려 드려요.'}
      </dd>
      {product.__typename === 'Goods' && product.supplier ? (
        <>
          <dt>공급·발송</dt>
          <dd>{product.supplier}</dd>
        </>
      ) : null}
      {product.sticker?.criterion ? (
        <>
          <dt>{product.sticker.type}</dt>
          <dd>{product.sticker.criterion}.</dd>
        </>
      ) : null}
      {product.__typename === 'Goods' && product.marketPrice !== null ? (
        <>
          <dt>시중가</dt>
          <dd>제조사나 수입사가 권하는 소비자가격이에요. 다른 판매처에서 실제로 파는 가격과 다를 수 있어요.</dd>
        </>
      ) : null}
      <dt>교환·반품</dt>
      <dd>
        {product.__typename === 'Goods'
          ? changeOfMindRule(product)
          : '받은 날과 개통한 날 가운데 늦은 날부터 7일 안에 철회할 수 있어요. 통화 품질에 문제가 있으면 14일 안까지예요.'}{' '}
        상품이 설명과 다르거나 불량이면 3개월 안까지 받아 드려요.
      </dd>
      <dt>문의</dt>
      <dd>
        <Inquiry product={product} />
      </dd>
    </dl>
  );
}

/** The whole rule: the charge, what makes it free, and what islands add. */
function deliveryRule(way: string | null, goods: Extract<Product, { __typename: 'Goods' }>): string {
  const { deliveryPrice, freeDeliveryFrom, remoteAreaFee } = goods;
  const hasCharge = isBrought(goods) && deliveryPrice !== null && deliveryPrice > 0;
  return [
    `${deliveryText(way, goods, null)}.`,
    hasCharge && freeDeliveryFrom !== null ? '배송 방법이 같은 상품을 함께 담은 금액으로 계산해요.' : '',
    hasCharge && remoteAreaFee !== null && remoteAreaFee > 0
      ? `제주·도서산간 추가 배송비는 ${formatWon(remoteAreaFee)}이에요.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** How long goods go back for a change of mind. What is made to order does not. */
function changeOfMindRule({ receivingWay, options }: Extract<Product, { __typename: 'Goods' }>): string {
  if (receivingWay === 'TEXT')
    return '쓰지 않은 이용권은 받은 날부터 7일 안에 전액 환불해 드려요. 교환은 할 수 없어요.';
  const madeToOrder = options?.filter(({ isMadeToOrder }) => isMadeToOrder).length ?? 0;
  const rule = '받은 날부터 7일 안에 신청할 수 있어요.';
  if (madeToOrder === 0) return rule;
  return madeToOrder === options?.length
    ? '주문을 받아 만드는 상품이라 단순 변심으로는 교환·반품할 수 없어요.'
    : `${rule} 주문을 받아 만드는 옵션은 단순 변심으로는 교환·반품할 수 없어요.`;
}

function Inquiry({ product }: { product: Product }) {
  const mall = useMall();
  const device = useDevice();
  const { phone } = mall.customerCenter;
  return (
    <>
      {hasMyShop(mall) ? (
        <>
          <Link to={`${pathTo('my-questions', mall, device)}?new=1&product=${encodeURIComponent(product.number)}`}>
            이 상품 문의하기
          </Link>
          {' · '}
        </>
      ) : null}
      {phone ? (
        <>
          고객센터 <a href={`tel:${phone.replaceAll(/[^\d+]/gu, '')}`}>{phone}</a>
        </>
      ) : (
        '궁금한 점은 고객센터로 문의해 주세요.'
      )}
    </>
  );
}
