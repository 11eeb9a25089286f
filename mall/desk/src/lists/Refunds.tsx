import { Group, Text } from '@mantine/core';
import { Press, PressWithWords } from '../Press.tsx';
import { shownTime, shownWon } from '../shown.ts';
import { useList } from '../use-list.ts';
import { WorkList, type Column } from '../WorkList.tsx';

interface HeldRefund {
  rfndNo: string;
  ordNo: string;
  amt: number;
  regDts: string;
  heldDts: string;
  failCd: string | null;
}

function columnsFor(reload: () => void): readonly Column<HeldRefund>[] {
  return [
    {
      title: '환불',
      cell: ({ rfndNo, ordNo }) => (
        <>
          <Text fw={600}>{rfndNo}</Text>
          <Text size="sm">주문 {ordNo}</Text>
        </>
      ),
    },
    { title: '금액', cell: ({ amt }) => <Text>{shownWon(amt)}</Text> },
    {
      title: '언제부터',
      cell: ({ regDts, heldDts }) => (
        <>
          <Text size="sm">{shownTime(heldDts)}부터 멈춤</Text>
          <Text size="sm">{shownTime(regDts)} 요청</Text>
        </>
      ),
    },
    { title: '결제사의 이유', cell: ({ failCd }) => <Text size="sm">{failCd ?? '응답 없음'}</Text> },
    {
      title: '할 일',
      cell: ({ rfndNo }) => {
        const press = { target: rfndNo, onDone: reload };
        return (
          <Group gap="xs">
            <Press label="다시 요청" path={`/refunds/${rfndNo}/retry`} done="결제사에 다시 요청해요." {...press} />
            <PressWithWords
              label="직접 환불함"
              path={`/refunds/${rfndNo}/done`}
              done="환불을 마친 것으로 적었어요."
              words={[
                { name: 'memo', label: '어떻게 환불했나요', isLong: true, hint: '이름과 계좌번호는 적지 마세요.' },
              ]}
              {...press}
            />
          </Group>
        );
      },
    },
  ];
}

export function Refunds() {
  const state = useList<HeldRefund>('/refunds');
  return (
    <WorkList
      title="멈춘 환불"
      hint="결제사가 거절했거나 일주일 동안 답하지 않은 환불이에요."
      state={state}
      columns={columnsFor(state.reload)}
      keyOf={({ rfndNo }) => rfndNo}
      empty="멈춘 환불이 없어요."
    />
  );
}
