import { Text } from '@mantine/core';
import { PressWithWords } from '../Press.tsx';
import { shownTime } from '../shown.ts';
import { Pictures } from '../StoredFile.tsx';
import { useList } from '../use-list.ts';
import { WorkList, type Column } from '../WorkList.tsx';

interface OpenQuestion {
  qstnNo: string;
  qstnTpNm: string;
  title: string;
  cntn: string;
  ordNo: string | null;
  gdsGrpNo: string | null;
  fileCnt: number;
  regDts: string;
}

function columnsFor(reload: () => void): readonly Column<OpenQuestion>[] {
  return [
    {
      title: '문의',
      cell: ({ qstnNo, qstnTpNm, regDts, ordNo, gdsGrpNo, fileCnt }) => (
        <>
          <Text fw={600}>{qstnTpNm}</Text>
          <Text size="sm">{qstnNo}</Text>
          <Text size="sm">{shownTime(regDts)}</Text>
          {ordNo && <Text size="sm">주문 {ordNo}</Text>}
          {gdsGrpNo && <Text size="sm">상품 {gdsGrpNo}</Text>}
          <Pictures path={`/questions/${qstnNo}`} count={fileCnt} target={qstnNo} />
        </>
      ),
    },
    {
      title: '내용',
      cell: ({ title, cntn }) => (
        <>
          <Text fw={600} size="sm">
            {title}
          </Text>
          <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
            {cntn}
          </Text>
        </>
      ),
    },
    {
      title: '할 일',
      cell: ({ qstnNo, title }) => (
        <PressWithWords
          label="답변"
          isQuiet={false}
          path={`/questions/${qstnNo}/answer`}
          target={title}
          done="답변했어요. 문의한 회원에게 메시지를 보내요."
          onDone={reload}
          words={[{ name: 'ansCntn', label: '답변', isLong: true, hint: '회원에게 그대로 보내요. 4,000자까지.' }]}
        />
      ),
    },
  ];
}

export function Questions() {
  const state = useList<OpenQuestion>('/questions');
  return (
    <WorkList
      title="1:1 문의"
      state={state}
      columns={columnsFor(state.reload)}
      keyOf={({ qstnNo }) => qstnNo}
      empty="답변을 기다리는 문의가 없어요."
    />
  );
}
