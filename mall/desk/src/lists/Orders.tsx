import { Text } from '@mantine/core';
import { MallFilter, OrderFilter } from '../Filters.tsx';
import { Press, PressWithWords } from '../Press.tsx';
import { shownAddress, shownTime } from '../shown.ts';
import { useList } from '../use-list.ts';
import { WorkList, type Column } from '../WorkList.tsx';
import { ParcelFile } from './ParcelFile.tsx';
import { parcelOf, parcelWords } from './parcel-words.ts';

interface Line {
  ordItemNo: string;
  dispGdsNm: string | null;
  optNm: string | null;
  optTxt: string | null;
  rcvTp: 'PARCEL' | 'TEXT' | 'PICKUP';
  colorNm: string | null;
  qty: number;
  invcNo: string | null;
}

interface OpenOrder {
  ordNo: string;
  mallNm: string;
  ordDts: string;
  rcvrNm: string;
  rcvrTel: string;
  zipCd: string | null;
  roadAddr: string | null;
  dtlAddr: string | null;
  dlvMsg: string | null;
  plcNm: string | null;
  itemList: Line[];
}

const wayNames = { TEXT: '문자 발송', PICKUP: '매장 수령' } as const;

const columns: readonly Column<OpenOrder>[] = [
  {
    title: '주문',
    cell: ({ ordNo, ordDts, mallNm }) => (
      <>
        <Text fw={600}>{ordNo}</Text>
        <Text size="sm">
          {shownTime(ordDts)} · {mallNm}
        </Text>
      </>
    ),
  },
  {
    title: '상품',
    cell: ({ itemList }) =>
      itemList.map(({ ordItemNo, dispGdsNm, optNm, optTxt, colorNm, qty, rcvTp, invcNo }) => (
        <Text key={ordItemNo} size="sm">
          {[dispGdsNm, optNm, colorNm].filter(Boolean).join(' / ')} <b>{qty}개</b>
          {rcvTp !== 'PARCEL' && <> · {wayNames[rcvTp]}</>}
          {invcNo && <> · 송장 {invcNo}</>}
          {optTxt !== null && (
            <>
              <br />
              문구 <b>“{optTxt}”</b>
            </>
          )}
        </Text>
      )),
  },
  {
    title: '받는 분',
    cell: (order) => (
      <>
        <Text size="sm">
          {order.rcvrNm} {order.rcvrTel}
        </Text>
        {order.roadAddr !== null && <Text size="sm">{shownAddress(order)}</Text>}
        {order.plcNm !== null && order.itemList.some(({ rcvTp }) => rcvTp === 'PICKUP') && (
          <Text size="sm">{order.plcNm}에서 수령</Text>
        )}
        {order.dlvMsg && <Text size="sm">“{order.dlvMsg}”</Text>}
      </>
    ),
  },
];

const filters = (
  <>
    <MallFilter />
    <OrderFilter />
  </>
);

function useOrders(step: 'PREPARE' | 'SEND' | 'HAND_OVER' | 'RECEIVE') {
  return useList<OpenOrder>(`/orders?step=${step}`, ['ordNo', 'mallId']);
}

const keyOf = ({ ordNo }: OpenOrder) => ordNo;

function prepareColumn(reload: () => void): Column<OpenOrder> {
  return {
    title: '할 일',
    cell: ({ ordNo }) => (
      <Press
        label="준비 시작"
        path={`/orders/${ordNo}/prepare`}
        target={ordNo}
        done={`${ordNo}: 상품 준비 중으로 바꿨어요.`}
        onDone={reload}
      />
    ),
  };
}

export function ToPrepare() {
  const state = useOrders('PREPARE');
  return (
    <WorkList
      title="준비할 주문"
      hint="준비를 시작하면 구매자는 바로 취소하지 못하고 취소를 신청해요."
      tools={filters}
      state={state}
      columns={[...columns, prepareColumn(state.reload)]}
      keyOf={keyOf}
      empty="준비할 주문이 없어요."
    />
  );
}

function sendColumn(reload: () => void): Column<OpenOrder> {
  return {
    title: '할 일',
    cell: ({ ordNo }) => (
      <PressWithWords
        label="발송"
        isQuiet={false}
        path={`/orders/${ordNo}/send`}
        target={ordNo}
        done={`${ordNo}: 발송했어요. 구매자가 송장번호를 볼 수 있어요.`}
        onDone={reload}
        words={parcelWords}
        bodyOf={parcelOf}
      />
    ),
  };
}

export function ToSend() {
  const state = useOrders('SEND');
  return (
    <WorkList
      title="보낼 주문"
      tools={
        <>
          {filters}
          <ParcelFile onDone={state.reload} />
        </>
      }
      state={state}
      columns={[...columns, sendColumn(state.reload)]}
      keyOf={keyOf}
      empty="보낼 주문이 없어요."
    />
  );
}

function handOverColumn(reload: () => void): Column<OpenOrder> {
  return {
    title: '할 일',
    cell: ({ ordNo, itemList }) => {
      const isTextAlone = itemList.every(({ rcvTp }) => rcvTp === 'TEXT');
      return (
        <Press
          label={isTextAlone ? '문자 보내기' : '수령 완료'}
          path={`/orders/${ordNo}/hand-over`}
          target={ordNo}
          done={isTextAlone ? `${ordNo}: 이용권을 문자로 보냈어요.` : `${ordNo}: 받으신 것으로 바꿨어요.`}
          onDone={reload}
        />
      );
    },
  };
}

export function ToHandOver() {
  const state = useOrders('HAND_OVER');
  return (
    <WorkList
      title="문자·매장 수령"
      hint="택배가 아닌 상품이에요. 이용권은 문자로 보내고, 매장 수령은 받아 가시면 눌러요."
      tools={filters}
      state={state}
      columns={[...columns, handOverColumn(state.reload)]}
      keyOf={keyOf}
      empty="보내거나 건넬 주문이 없어요."
    />
  );
}

function receiveColumn(reload: () => void): Column<OpenOrder> {
  return {
    title: '할 일',
    cell: ({ ordNo }) => (
      <Press
        label="배송 완료"
        path={`/orders/${ordNo}/receive`}
        target={ordNo}
        done={`${ordNo}: 배송 완료로 바꿨어요.`}
        onDone={reload}
      />
    ),
  };
}

export function ToReceive() {
  const state = useOrders('RECEIVE');
  return (
    <WorkList
      title="배송 중"
      tools={filters}
      state={state}
      columns={[...columns, receiveColumn(state.reload)]}
      keyOf={keyOf}
      empty="배송 중인 주문이 없어요."
    />
  );
}
