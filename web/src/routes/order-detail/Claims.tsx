import type { OrderClaimFragment } from '../../__generated__/graphql.ts';
import { choiceWords, claimReasonWords, claimStatusWords, claimTypeWords } from '../../features/orders/order-words.ts';
import { RefundLines } from '../../features/orders/RefundLines/RefundLines.tsx';
import { dayInWords } from '../../shared/format/day-words.ts';
import { formatWon } from '../../shared/format/money.ts';
import { formatDay } from '../../shared/format/time.ts';
import { SentPhotos } from '../../shop/files/SentPhotos.tsx';
import { useProductPath } from '../../shop/product-card/use-product-path.ts';
import { Picture } from '../../shared/ui/Image/Picture.tsx';
import { QuietLink } from '../../shared/ui/QuietLink/QuietLink.tsx';
import classes from './Claims.module.css';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import { Withdrawal } from './Withdrawal.tsx';
import type { WholeOrder } from '../../features/orders/whole-order.ts';
import { Sum, Sums } from '../../features/orders/OrderParts/Sums.tsx';

/** Cancellations, exchanges and returns of the order, latest first. */
export function Claims({ order }: { order: WholeOrder }) {
  if (order.claims.length === 0) return null;
  return (
    <Part title="취소·교환·반품">
      <ul className={classes.list}>
        {order.claims.map((claim) => (
          <li key={claim.id}>
            <Claim claim={claim} order={order} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

type ClaimedItem = OrderClaimFragment['items'][number];

function Claim({ claim, order }: { claim: OrderClaimFragment; order: WholeOrder }) {
  const { number, status, type, requestedAt, rejectionText, reason, reasonText, photos } = claim;
  const word = type === null ? '신청' : claimTypeWords[type];
  return (
    <article className={classes.root}>
      <header className={classes.head}>
        <h3 className={classes.title}>
          {word} · {status === null ? '확인 중' : claimStatusWords[status]}
        </h3>
        {requestedAt === null ? null : <time dateTime={requestedAt}>{formatDay(requestedAt)} 신청</time>}
      </header>
      <ul>
        {claim.items.map((item) => (
          <li key={item.number} className={classes.claimed}>
            <Picture
              className={classes.picture}
              image={itemOf(item, order)?.image ?? null}
              width={48}
              height={48}
              alt=""
            />
            <div>
              <p>{claimedWords(item, order)}</p>
              {type === 'RETURN' && status !== 'REJECTED' && status !== 'WITHDRAWN' ? (
                <BuyAgain item={itemOf(item, order)} />
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {status === 'REJECTED' ? (
        <p className={classes.rejection}>처리하지 못한 이유: {rejectionText ?? '고객센터로 문의해 주세요.'}</p>
      ) : null}
      <Sums>
        {reason === null ? null : <Sum name="사유">{claimReasonWords[reason]}</Sum>}
        {reasonText ? <Sum name="상세 사유">{reasonText}</Sum> : null}
        {photos?.length ? <Sum name="첨부한 사진">{photos.length}장</Sum> : null}
        <PickUp claim={claim} />
        <Refund claim={claim} />
      </Sums>
      {photos?.length ? <SentPhotos numbers={photos} /> : null}
      {status === 'REQUESTED' && number !== null ? <Withdrawal number={number} word={word} order={order} /> : null}
    </article>
  );
}

/** When and where the goods are fetched, where the shopper wished it, while the claim is open. */
function PickUp({ claim: { status, pickUpOn, pickUpAddress } }: { claim: OrderClaimFragment }) {
  if (status !== 'REQUESTED' && status !== 'COLLECTING') return null;
  return (
    <>
      {pickUpOn === null ? null : <Sum name="수거 희망일">{dayInWords(pickUpOn)}</Sum>}
      {pickUpAddress === null ? null : (
        <Sum name="수거지">
          {pickUpAddress.receiverName} · ({pickUpAddress.postalCode}){' '}
          {[pickUpAddress.roadAddress, pickUpAddress.detailAddress].filter(Boolean).join(' ')}
        </Sum>
      )}
    </>
  );
}

function Refund({ claim }: { claim: OrderClaimFragment }) {
  const { type, status, refundTotal, returnDeliveryFee, refundDueOn } = claim;
  if (status === 'REJECTED' || status === 'WITHDRAWN') return null;
  if (type === 'EXCHANGE')
    return returnDeliveryFee === 0 ? null : (
      <Sum name="교환 배송비">{formatWon(returnDeliveryFee)} · 수거 시 택배 기사님께 결제</Sum>
    );
  return (
    <>
      <Sum name={status === 'DONE' ? '환불 금액' : '환불 예정 금액'}>{formatWon(refundTotal)}</Sum>
      <RefundLines {...claim} />
      {refundDueOn === null ? null : <Sum name="환불 기한">{dayInWords(refundDueOn)}까지</Sum>}
    </>
  );
}

function itemOf({ number }: Pick<ClaimedItem, 'number'>, { items }: WholeOrder) {
  return items.find((item) => item.number === number);
}

/** "한빛 전기포트 (코튼 화이트) 2개"; of an exchange "코튼 화이트 → 미드나이트 블루". */
function claimedWords({ number, quantity, before, after }: ClaimedItem, order: WholeOrder): string {
  const item = itemOf({ number }, order);
  const change = [before, after].map((choice) => choice && choiceWords(choice));
  const choice = change[1] ? change.filter(Boolean).join(' → ') : item && choiceWords(item);
  return `${item?.name ?? '상품'} ${choice ? `(${choice}) ` : ''}${quantity}개`;
}

/** Who returns goods for another size of another price orders that one anew. */
function BuyAgain({ item }: { item: WholeOrder['items'][number] | undefined }) {
  const pathOf = useProductPath();
  if (item === undefined) return null;
  return (
    <QuietLink to={pathOf({ number: item.productNumber })}>
      다시 주문하기<span className="visually-hidden">, {item.name}</span>
    </QuietLink>
  );
}
