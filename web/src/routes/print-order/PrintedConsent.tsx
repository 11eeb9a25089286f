import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { PrintedContractFragment } from '../../__generated__/graphql.ts';
import { formatDay } from '../../shared/format/time.ts';
import { loadPrintFaces, printPage } from '../../shared/print/print-page.ts';
import { PrinterIcon } from '../../shared/ui/late-icons.tsx';
import { printPhoneOrderPath } from '../../shop/links/own-phone-order-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { RichText } from '../../shop/rich-text/RichText.tsx';
import { consentTitle } from './consent-title.ts';
import { PrintedFacts } from './PrintedPart.tsx';
import classes from './PrintedPage.module.css';

interface PrintedConsentProps {
  printout: PrintedContractFragment;
  consent: PrintedContractFragment['agreements'][number];
}

/** A consent of a contract by itself, with who gave it and when. */
export function PrintedConsent({ printout, consent }: PrintedConsentProps) {
  const { mallUrl, device } = usePage();
  const { mallName, orderNumber, orderedAt, holder, isSigned } = printout;
  useEffect(() => void loadPrintFaces(), []);
  return (
    <article className={classes.sheet} aria-label={consent.title}>
      <header className={classes.head}>
        <h1 className={classes.title}>{consentTitle(consent)}</h1>
        <PrintedFacts
          facts={[
            ['판매점', mallName],
            ['주문번호', orderNumber],
            ['동의한 사람', holder.name],
            ...(holder.guardianName === null ? [] : [['법정대리인', holder.guardianName] as const]),
            ['동의한 날', orderedAt === null ? '확인 중' : formatDay(orderedAt)],
            ['서명', isSigned ? '서명함' : '서명하지 않음'],
          ]}
        />
      </header>
      <div className={classes.ways}>
        <button type="button" className={classes.way} onClick={() => void printPage()}>
          <PrinterIcon size={20} />
          인쇄하기
        </button>
        <Link className={classes.way} to={printPhoneOrderPath(mallUrl, device, orderNumber)}>
          신청서 전체 보기
        </Link>
      </div>
      {consent.html === null ? null : <RichText html={consent.html} />}
    </article>
  );
}
