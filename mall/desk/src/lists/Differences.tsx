import { Text } from '@mantine/core';
import { PressWithWords } from '../Press.tsx';
import { shownTime, shownWon } from '../shown.ts';
import { useList } from '../use-list.ts';
import { WorkList, type Column } from '../WorkList.tsx';

interface PaymentDifference {
  diffNo: string;
  day: string;
  payNo: string;
  ordNo: string | null;
  moveTp: keyof typeof moves;
  moveNo: string;
  ourAmt: number | null;
  theirAmt: number | null;
}

const moves = { TAKEN: '결제', BACK: '환불', PAID_OUT: '정산' };

function columnsFor(reload: () => void): readonly Column<PaymentDifference>[] {
  return [
    {
      title: '무엇',
      cell: ({ moveTp, moveNo, ordNo, payNo }) => (
        <>
          <Text fw={600}>
            {moves[moveTp]} {moveNo}
          </Text>
          <Text size="sm">{ordNo === null ? `모르는 결제 ${payNo}` : `주문 ${ordNo}`}</Text>
        </>
      ),
    },
    { title: '날짜', cell: ({ day }) => <Text size="sm">{shownTime(day)}</Text> },
    { title: '쇼핑몰 장부', cell: ({ ourAmt }) => <Sum won={ourAmt} /> },
    { title: '결제사 장부', cell: ({ theirAmt }) => <Sum won={theirAmt} /> },
    {
      title: '할 일',
      cell: ({ diffNo }) => (
        <PressWithWords
          label="확인함"
          path={`/differences/${diffNo}/end`}
          done="확인한 것으로 적었어요."
          words={[{ name: 'memo', label: '무엇을 확인했나요', isLong: true, hint: '이름과 계좌번호는 적지 마세요.' }]}
          target={diffNo}
          onDone={reload}
        />
      ),
    },
  ];
}

function Sum({ won }: { won: number | null }) {
  return <Text {...(won === null && { c: 'red.9' })}>{won === null ? '없음' : shownWon(won)}</Text>;
}

export function Differences() {
  const state = useList<PaymentDifference>('/differences');
  return (
    <WorkList
      title="결제 대사"
      hint="매일 새벽 결제사의 장부와 비교해서 다른 것이에요. 양쪽이 같아지면 저절로 사라져요."
      state={state}
      columns={columnsFor(state.reload)}
      keyOf={({ diffNo }) => diffNo}
      empty="결제사의 장부와 다른 것이 없어요."
    />
  );
}
