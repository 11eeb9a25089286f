import { Text } from '@mantine/core';
import { PressWithWords } from '../Press.tsx';
import { shownTime, shownWon } from '../shown.ts';
import { useList } from '../use-list.ts';
import { WorkList, type Column } from '../WorkList.tsx';

interface OpenTaxInvoice {
  taxNo: string;
  taxStat: 'REQUESTED' | 'CORRECTING';
  ordNo: string;
  bizNo: string;
  cmpnyNm: string;
  rprsNm: string;
  email: string;
  taxFreePrc: number;
  splyPrc: number;
  vatPrc: number;
  docList: { docTp: 'TAXED' | 'EXEMPT'; prc: number }[];
  reqPrc: number;
  reqDts: string;
}

function totalOf({ taxFreePrc, splyPrc, vatPrc }: OpenTaxInvoice): number {
  return taxFreePrc + splyPrc + vatPrc;
}

function Amounts(row: OpenTaxInvoice) {
  const { taxStat, taxFreePrc, splyPrc, vatPrc, reqPrc } = row;
  const total = totalOf(row);
  const isCorrection = taxStat === 'CORRECTING';
  return (
    <>
      <Text fw={600}>{isCorrection ? `수정 ${shownWon(total)}` : shownWon(total)}</Text>
      {splyPrc + vatPrc !== 0 && (
        <Text size="sm">
          세금계산서: 공급가액 {shownWon(splyPrc)} · 부가세 {shownWon(vatPrc)}
        </Text>
      )}
      {taxFreePrc !== 0 && <Text size="sm">계산서: 면세금액 {shownWon(taxFreePrc)}</Text>}
      {isCorrection && (
        <Text size="sm">
          {shownWon(reqPrc)}을 발행한 뒤 {shownWon(-total)}을 환불했어요.
        </Text>
      )}
      {!isCorrection && total < reqPrc && <Text size="sm">요청한 뒤 {shownWon(reqPrc - total)}을 환불했어요.</Text>}
    </>
  );
}

const hint = '홈택스에서 발행하고 받은 숫자 24자리예요.';

/** The field for the number that the tax office gave a document. */
const numberOf = {
  TAXED: { name: 'aprvNo', label: '세금계산서 국세청 승인번호', hint },
  EXEMPT: { name: 'exmpAprvNo', label: '계산서 국세청 승인번호', hint },
};

function columnsFor(reload: () => void): readonly Column<OpenTaxInvoice>[] {
  return [
    {
      title: '요청',
      cell: ({ taxNo, ordNo, reqDts }) => (
        <>
          <Text fw={600}>{taxNo}</Text>
          <Text size="sm">주문 {ordNo}</Text>
          <Text size="sm">{shownTime(reqDts)}</Text>
        </>
      ),
    },
    {
      title: '공급받는 자',
      cell: ({ bizNo, cmpnyNm, rprsNm, email }) => (
        <>
          <Text fw={600}>{cmpnyNm}</Text>
          <Text size="sm">{bizNo}</Text>
          <Text size="sm">대표 {rprsNm}</Text>
          <Text size="sm">{email}</Text>
        </>
      ),
    },
    { title: '발행할 금액', cell: (row) => <Amounts {...row} /> },
    {
      title: '할 일',
      cell: (row) => (
        <PressWithWords
          label={row.taxStat === 'CORRECTING' ? '수정 발행함' : '발행함'}
          isQuiet={false}
          path={`/tax-invoices/${row.taxNo}/issue`}
          target={row.cmpnyNm}
          done={`${row.cmpnyNm}: 발행을 적었어요. 요청한 분에게 메일을 보내요.`}
          onDone={reload}
          bodyOf={(typed) => ({ ...typed, prc: totalOf(row) })}
          {...(row.docList.length === 0 && {
            question: '달라진 금액이 없어서 발행할 문서가 없어요. 확인했다고 적을까요?',
          })}
          words={row.docList.map(({ docTp }) => numberOf[docTp])}
        />
      ),
    },
  ];
}

export function TaxInvoices() {
  const state = useList<OpenTaxInvoice>('/tax-invoices');
  return (
    <WorkList
      title="(세금)계산서"
      hint="홈택스에서 발행한 뒤 승인번호를 적어 주세요. 면세 상품은 세금계산서가 아니라 계산서로 발행해요. 발행한 뒤 환불하면 수정 발행할 금액으로 다시 나와요."
      state={state}
      columns={columnsFor(state.reload)}
      keyOf={({ taxNo }) => taxNo}
      empty="발행할 (세금)계산서가 없어요."
    />
  );
}
