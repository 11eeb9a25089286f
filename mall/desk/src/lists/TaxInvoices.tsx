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
      <Text size="sm">
        공급가액 {shownWon(splyPrc)} · 부가세 {shownWon(vatPrc)}
      </Text>
      {taxFreePrc !== 0 && <Text size="sm">면세금액 {shownWon(taxFreePrc)}</Text>}
      {isCorrection && (
        <Text size="sm">
          {shownWon(reqPrc)}을 발행한 뒤 {shownWon(-total)}을 환불했어요.
        </Text>
      )}
      {!isCorrection && total < reqPrc && <Text size="sm">요청한 뒤 {shownWon(reqPrc - total)}을 환불했어요.</Text>}
    </>
  );
}

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
          words={[{ name: 'aprvNo', label: '국세청 승인번호', hint: '홈택스에서 발행하고 받은 숫자 24자리예요.' }]}
        />
      ),
    },
  ];
}

export function TaxInvoices() {
  const state = useList<OpenTaxInvoice>('/tax-invoices');
  return (
    <WorkList
      title="세금계산서"
      hint="홈택스에서 발행한 뒤 승인번호를 적어 주세요. 발행한 뒤 환불하면 수정세금계산서로 다시 나와요."
      state={state}
      columns={columnsFor(state.reload)}
      keyOf={({ taxNo }) => taxNo}
      empty="발행할 세금계산서가 없어요."
    />
  );
}
