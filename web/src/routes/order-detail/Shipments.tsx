import type { OrderShipmentsQuery } from '../../__generated__/graphql.ts';
import { useOrderShipmentsQuery } from '../../__generated__/hooks.ts';
import { momentInWords } from '../../shared/format/day-words.ts';
import { SmartLink } from '../../shop/links/SmartLink.tsx';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import buttons from '../../shared/ui/button.module.css';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import classes from './Shipments.module.css';
import type { WholeOrder } from '../../features/orders/whole-order.ts';

type Order = NonNullable<NonNullable<OrderShipmentsQuery['viewer']>['order']>;
type Shipment = NonNullable<Extract<Order, { shipments: unknown }>['shipments']>[number];

/** The parcels of an order and where they are. A separate query: the order is shown even if it fails. */
export function Shipments({ order }: { order: WholeOrder }) {
  const mallUrl = useMallUrl();
  const { data, loading, error, refetch } = useOrderShipmentsQuery({
    variables: { mallUrl, number: order.number },
    errorPolicy: 'all',
  });
  const found = data?.viewer?.order;
  const shipments = found && 'shipments' in found ? found.shipments : null;
  if (shipments?.length === 0) return null;
  return (
    <Part title="배송 조회">
      {shipments ? (
        shipments.map((shipment, index) => (
          <Parcel key={shipment.trackingNumber ?? index} shipment={shipment} order={order} />
        ))
      ) : loading ? (
        <Skeleton height={96} radius="var(--radius-control)" />
      ) : (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      )}
    </Part>
  );
}

function Parcel({ shipment, order }: { shipment: Shipment; order: WholeOrder }) {
  const { carrier, trackingNumber, trackingUrl, itemNumbers } = shipment;
  const shipped = order.items.filter(({ number }) => itemNumbers.includes(number));
  // A line that was partly claimed is listed twice, its product once.
  const names = [...new Set(shipped.map(({ name }) => name))];
  // Shoppers look for the latest step.
  const steps = shipment.steps.toReversed();
  return (
    <article className={classes.root}>
      <header className={classes.head}>
        <div>
          <h3 className={classes.title}>{names.join(', ') || '배송 상품'}</h3>
          <p className={classes.facts}>
            {[carrier, trackingNumber === null ? null : `송장번호 ${trackingNumber}`].filter(Boolean).join(' · ')}
          </p>
        </div>
        {trackingUrl === null ? null : (
          <SmartLink className={buttons.secondary} to={trackingUrl}>
            택배사에서 보기
          </SmartLink>
        )}
      </header>
      {steps.length === 0 ? (
        <p className={classes.facts}>택배사가 상품을 받으면 배송 단계를 알려 드려요.</p>
      ) : (
        <ol className={classes.steps} aria-label="배송 단계, 최근 것부터">
          {steps.map(({ name, at, place }, index) => (
            <li
              key={`${steps.length - index} ${name} ${at}`}
              className={classes.step}
              data-latest={index === 0 || undefined}
            >
              <strong>{name}</strong>
              <span className={classes.facts}>
                {at === null ? null : <time dateTime={at}>{momentInWords(at)}</time>}
                {place === null ? null : ` · ${place}`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </article>
  );
}
