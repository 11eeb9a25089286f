import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { PrintedContractFragment } from '../../__generated__/graphql.ts';
import { AgreedSubsidies } from '../../features/phones/PhoneOrder/AgreedSubsidies.tsx';
import { AgreedSums } from '../../features/phones/PhoneOrder/AgreedSums.tsx';
import { chosenFacts, deliveryFacts, holderFacts } from '../../features/phones/PhoneOrder/contract-facts.ts';
import { withdrawalRights } from '../../features/phones/PhoneOrder/withdrawal-rights.ts';
import { CreditRights } from '../../features/phones/PhonePurchase/CreditRights.tsx';
import { TerminationFees } from '../../features/phones/PhonePurchase/TerminationFees.tsx';
import { phoneOrderStatusLabel } from '../../features/orders/phone-order-status.ts';
import { supplierFacts } from '../../features/orders/OrderParts/supplier-facts.ts';
import { formatDay } from '../../shared/format/time.ts';
import { loadPrintFaces, printPage } from '../../shared/print/print-page.ts';
import { PrinterIcon } from '../../shared/ui/late-icons.tsx';
import { ownPhoneOrderPath, printPhoneOrderPath } from '../../shop/links/own-phone-order-paths.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { RichText } from '../../shop/rich-text/RichText.tsx';
import { consentTitle } from './consent-title.ts';
import { PrintedFacts, PrintedPart } from './PrintedPart.tsx';
import classes from './PrintedPage.module.css';

/** The whole contract. What can be pressed is left out on paper. */
export function PrintedPage({ printout }: { printout: PrintedContractFragment }) {
  const { mallUrl, device } = usePage();
  const mall = useMall();
  const { mallName, orderNumber, orderedAt, status, holder, delivery, estimate, subsidies, agreements, isSigned } =
    printout;
  // Many print by the browser's own menu.
  useEffect(() => void loadPrintFaces(), []);
  return (
    <article className={classes.sheet} aria-label="휴대폰 신청서">
      <header className={classes.head}>
        <h1 className={classes.title}>휴대폰 신청서</h1>
        <PrintedFacts
          facts={[
            ['판매점', mallName],
            ...supplierFacts(mall).filter(([, text]) => text !== mallName),
            ...(mall.customerCenter.phone === null ? [] : [['판매점 전화', mall.customerCenter.phone] as const]),
            ['주문번호', orderNumber],
            ['신청한 날', orderedAt === null ? '확인 중' : formatDay(orderedAt)],
            ['상태', phoneOrderStatusLabel(status)],
          ]}
        />
      </header>
      <div className={classes.ways}>
        <button type="button" className={classes.way} onClick={() => void printPage()}>
          <PrinterIcon size={20} />
          인쇄하기
        </button>
        <Link className={classes.way} to={ownPhoneOrderPath(mallUrl, device, orderNumber)}>
          신청 내역으로
        </Link>
      </div>
      <PrintedPart title="신청인">
        <PrintedFacts facts={holderFacts(holder)} />
      </PrintedPart>
      <PrintedPart title="신청한 조건">
        <PrintedFacts facts={chosenFacts(estimate)} />
      </PrintedPart>
      <PrintedPart title="요금">
        <AgreedSums estimate={estimate} />
        <CreditRights estimate={estimate} />
      </PrintedPart>
      <PrintedPart title="지원금과 할인">
        <AgreedSubsidies subsidies={subsidies} />
      </PrintedPart>
      <PrintedPart title="중간에 해지하면">
        <TerminationFees estimate={estimate} />
      </PrintedPart>
      <PrintedPart title="계약 철회">
        <PrintedFacts facts={withdrawalRights} />
      </PrintedPart>
      {delivery === null ? null : (
        <PrintedPart title="배송지">
          <PrintedFacts facts={deliveryFacts(delivery)} />
        </PrintedPart>
      )}
      {agreements
        .filter(({ isForMinors }) => isForMinors)
        .map(({ code, title, html }) => (
          <PrintedPart key={code} title={title}>
            {html === null ? null : <RichText html={html} />}
          </PrintedPart>
        ))}
      <PrintedPart title="동의와 서명">
        <PrintedFacts
          facts={[
            ...agreements.map((agreement) => [consentTitle(agreement), '동의함'] as const),
            ['서명', isSigned ? '서명함' : '서명하지 않음'],
          ]}
        />
        <ul className={classes.ways}>
          {agreements.map(({ code, title }) => (
            <li key={code}>
              <Link className={classes.way} to={printPhoneOrderPath(mallUrl, device, orderNumber, code)}>
                {title} 따로 보기
              </Link>
            </li>
          ))}
        </ul>
      </PrintedPart>
      <p className={classes.note}>개인정보는 가려서 보여 드려요.</p>
    </article>
  );
}
