import { Text } from '@mantine/core';
import { Press } from '../Press.tsx';
import { shownAddress, shownTime } from '../shown.ts';
import { useList } from '../use-list.ts';
import { WorkList, type Column } from '../WorkList.tsx';

interface OpenDelivery {
  chgNo: string;
  applNo: string;
  payDt: string;
  subsNm: string;
  qty: number;
  rcvrNm: string | null;
  rcvrTel: string | null;
  zipCd: string | null;
  roadAddr: string | null;
  dtlAddr: string | null;
  dlvMsg: string | null;
}

function columnsFor(reload: () => void): readonly Column<OpenDelivery>[] {
  return [
    {
      title: '회차',
      cell: ({ chgNo, applNo, payDt }) => (
        <>
          <Text fw={600}>{shownTime(payDt)} 결제분</Text>
          <Text size="sm">{chgNo}</Text>
          <Text size="sm">구독 {applNo}</Text>
        </>
      ),
    },
    {
      title: '상품',
      cell: ({ subsNm, qty }) => (
        <Text size="sm">
          {subsNm} <b>{qty}개</b>
        </Text>
      ),
    },
    {
      title: '받는 분',
      cell: (delivery) => (
        <>
          <Text size="sm">{[delivery.rcvrNm, delivery.rcvrTel].filter(Boolean).join(' ')}</Text>
          <Text size="sm">{shownAddress(delivery)}</Text>
          {delivery.dlvMsg && <Text size="sm">“{delivery.dlvMsg}”</Text>}
        </>
      ),
    },
    {
      title: '할 일',
      cell: ({ chgNo }) => (
        <Press label="발송" path={`/deliveries/${chgNo}/send`} target={chgNo} done="발송을 적었어요." onDone={reload} />
      ),
    },
  ];
}

export function Deliveries() {
  const state = useList<OpenDelivery>('/deliveries');
  return (
    <WorkList
      title="구독 배송"
      state={state}
      columns={columnsFor(state.reload)}
      keyOf={({ chgNo }) => chgNo}
      empty="보낼 구독 상품이 없어요."
    />
  );
}
