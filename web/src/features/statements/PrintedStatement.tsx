import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { StatementFactsFragment } from '../../__generated__/graphql.ts';
import { formatNumber, formatWon } from '../../shared/format/money.ts';
import { formatDay } from '../../shared/format/time.ts';
import { loadPrintFaces, printPage } from '../../shared/print/print-page.ts';
import buttons from '../../shared/ui/button.module.css';
import { useMall } from '../../shop/mall/mall-context.ts';
import classes from './PrintedStatement.module.css';

export interface Way {
  path: string;
  name: string;
}

interface PrintedStatementProps {
  /** Of the order; null for lines of the cart. */
  number: string | null;
  statement: StatementFactsFragment;
  back: Way;
}

/** 견적서 or 거래명세서. What can be pressed is left out on paper. */
export function PrintedStatement({ number, statement, back }: PrintedStatementProps) {
  const { isPaid, issuedAt, receiver, lines, deliveryFee, discount } = statement;
  const title = isPaid ? '거래명세서' : '견적서';
  const [showsAllNumbers, setShowsAllNumbers] = useState(false);
  // Many print by the browser's own menu.
  useEffect(() => void loadPrintFaces(), []);
  return (
    <article className={classes.sheet} aria-label={title}>
      <div className={classes.ways}>
        <button type="button" className={buttons.primary} onClick={() => void printPage()}>
          인쇄하기
        </button>
        <Link className={buttons.secondary} to={back.path}>
          {back.name}
        </Link>
        {lines.some((line) => line.customerOrderNumbers.length > shownNumbers) ? (
          <label className={classes.choice}>
            <input
              type="checkbox"
              checked={showsAllNumbers}
              onChange={({ currentTarget }) => setShowsAllNumbers(currentTarget.checked)}
            />
            고객주문번호를 모두 넣기
          </label>
        ) : null}
      </div>
      <h1 className={classes.title}>{title}</h1>
      <div className={classes.parties}>
        <Receiver key={receiver?.companyName} number={number} issuedAt={issuedAt} receiver={receiver} />
        <Supplier />
      </div>
      <table className={classes.lines}>
        <thead>
          <tr>
            {['품목', '단가', '수량', '금액'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, optionName, colorName, unitPrice, quantity, total, customerOrderNumbers }, index) => (
            <tr key={index}>
              <th scope="row">
                {[name, optionName, colorName].filter(Boolean).join(' · ')}
                {customerOrderNumbers.length > 0 ? (
                  <span className={classes.ownNumbers}>
                    고객주문번호 {ownNumbers(customerOrderNumbers, showsAllNumbers)}
                  </span>
                ) : null}
              </th>
              <td>{formatWon(unitPrice)}</td>
              <td>{formatNumber(quantity)}개</td>
              <td>{formatWon(total)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" colSpan={3}>
              배송비
            </th>
            <td>{formatWon(deliveryFee)}</td>
          </tr>
          {discount ? (
            <tr>
              <th scope="row" colSpan={3}>
                할인
              </th>
              <td>−{formatWon(discount)}</td>
            </tr>
          ) : null}
        </tbody>
      </table>
      <Totals statement={statement} />
      <p className={classes.note}>
        {isPaid
          ? '세금계산서나 계산서가 아니에요. 주문한 상품만 담았어요.'
          : '주문할 수 있는 상품만 담았어요. 결제하기 전에 가격이나 재고가 바뀌면 금액이 달라질 수 있어요.'}
      </p>
    </article>
  );
}

/** Of a line of the paper: enough to know its rows by. All of them stand in the file of results. */
const shownNumbers = 10;

function ownNumbers(numbers: readonly string[], showsAll: boolean): string {
  if (showsAll || numbers.length <= shownNumbers) return numbers.join(', ');
  return `${numbers.slice(0, 3).join(', ')} 외 ${formatNumber(numbers.length - 3)}건`;
}

type ReceiverProps = Pick<StatementFactsFragment, 'issuedAt' | 'receiver'> & Pick<PrintedStatementProps, 'number'>;

/** The known name, or another one that is typed for the paper alone and stored nowhere. Its registration number goes with it. */
function Receiver({ number, issuedAt, receiver }: ReceiverProps) {
  const [name, setName] = useState(receiver?.companyName ?? '');
  return (
    <dl className={classes.facts}>
      <div>
        <dt>
          <label htmlFor="statement-receiver">공급받는 자</label>
        </dt>
        <dd>
          <input
            id="statement-receiver"
            className={classes.receiver}
            placeholder="상호를 입력해 주세요"
            autoComplete="organization"
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </dd>
      </div>
      {receiver?.companyName === name ? (
        <div>
          <dt>사업자등록번호</dt>
          <dd>{receiver.businessNumber}</dd>
        </div>
      ) : null}
      {number === null ? null : (
        <div>
          <dt>번호</dt>
          <dd>{number}</dd>
        </div>
      )}
      {issuedAt === null ? null : (
        <div>
          <dt>날짜</dt>
          <dd>{formatDay(issuedAt)}</dd>
        </div>
      )}
    </dl>
  );
}

function Supplier() {
  const { company, customerCenter } = useMall();
  const facts = [
    ['공급자', company.name],
    ['사업자등록번호', company.businessNumber],
    ['대표자', company.representativeName],
    ['사업장', company.address],
    ['전화', customerCenter.phone],
  ] as const;
  return (
    <dl className={classes.facts}>
      {facts.map(([name, text]) =>
        text ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

function Totals({ statement }: Pick<PrintedStatementProps, 'statement'>) {
  const { total, taxFreeValue, supplyValue, valueAddedTax, refundedTotal } = statement;
  const isAllTaxFree = taxFreeValue !== null && taxFreeValue > 0 && taxFreeValue === total;
  const facts: (readonly [string, number | null])[] = [
    ['면세금액', taxFreeValue === 0 ? null : taxFreeValue],
    ['공급가액', isAllTaxFree ? null : supplyValue],
    ['부가세', isAllTaxFree ? null : valueAddedTax],
  ];
  return (
    <dl className={classes.totals}>
      {facts.map(([name, amount]) =>
        amount === null ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatWon(amount)}</dd>
          </div>
        ),
      )}
      <div className={classes.total}>
        <dt>합계</dt>
        <dd>{formatWon(total)}</dd>
      </div>
      {refundedTotal ? (
        <div>
          <dt>취소·반품으로 뺀 금액</dt>
          <dd>{formatWon(refundedTotal)}</dd>
        </div>
      ) : null}
    </dl>
  );
}
