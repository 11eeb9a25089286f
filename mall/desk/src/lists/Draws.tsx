import { Button, Group, Modal, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { change, read, type Listed } from '../api.ts';
import { useDesk } from '../desk-context.ts';
import { shownTime } from '../shown.ts';
import { useList } from '../use-list.ts';
import { WorkList, type Column } from '../WorkList.tsx';
import { draw, type DrawEntry, type Prize } from './draw.ts';

interface Draw {
  exhbNo: string;
  exhbNm: string;
  mallId: string;
  endDts: string;
  winDts: string | null;
  entryCnt: number;
  prizeList: Prize[];
}

function columnsFor(reload: () => void): readonly Column<Draw>[] {
  return [
    {
      title: '이벤트',
      cell: ({ exhbNo, exhbNm, mallId }) => (
        <>
          <Text fw={600}>{exhbNm}</Text>
          <Text size="sm">
            {exhbNo} · {mallId}
          </Text>
        </>
      ),
    },
    {
      title: '기간',
      cell: ({ endDts, winDts }) => (
        <>
          <Text size="sm">{shownTime(endDts)} 마감</Text>
          {winDts && <Text size="sm">{shownTime(winDts)} 발표</Text>}
        </>
      ),
    },
    { title: '응모', cell: ({ entryCnt }) => <Text>{entryCnt.toLocaleString('ko-KR')}명</Text> },
    {
      title: '경품',
      cell: ({ prizeList }) =>
        prizeList.map(({ prizeNm, winCnt }) => (
          <Text key={prizeNm} size="sm">
            {prizeNm} {winCnt}명
          </Text>
        )),
    },
    { title: '할 일', cell: (event) => <DrawPress event={event} onDone={reload} /> },
  ];
}

export function Draws() {
  const state = useList<Draw>('/exhibitions');
  return (
    <WorkList
      title="이벤트 추첨"
      state={state}
      columns={columnsFor(state.reload)}
      keyOf={({ exhbNo }) => exhbNo}
      empty="추첨할 이벤트가 없어요."
    />
  );
}

/** Draws by chance, shows who was drawn, and writes them after a second press. */
function DrawPress({ event: { exhbNo, exhbNm, prizeList }, onDone }: { event: Draw; onDone: () => void }) {
  const { say } = useDesk();
  const [drawn, setDrawn] = useState<{ entry: DrawEntry; prizeNm: string }[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      say({ text: (error as Error).message, isError: true });
      setDrawn(null);
    } finally {
      setBusy(false);
    }
  };
  const begin = () => run(async () => setDrawn(draw(await allEntries(exhbNo), prizeList)));
  const write = () =>
    run(async () => {
      const winList = (drawn ?? []).map(({ entry: { entryNo }, prizeNm }) => ({ entryNo, prizeNm }));
      await change(`/exhibitions/${exhbNo}/winners`, { winList });
      setDrawn(null);
      say({ text: `${exhbNm}: 당첨자를 정했어요.`, isError: false });
      onDone();
    });
  return (
    <>
      <Button loading={isBusy && !drawn} onClick={() => void begin()} aria-label={`추첨: ${exhbNm}`}>
        추첨
      </Button>
      <Modal
        opened={drawn !== null}
        onClose={() => setDrawn(null)}
        title={`추첨 결과 · ${exhbNm}`}
        transitionProps={{ duration: 0 }}
        closeButtonProps={{ 'aria-label': '닫기' }}
      >
        <Stack>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">응모자</Table.Th>
                <Table.Th scope="col">경품</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {drawn?.map(({ entry, prizeNm }) => (
                <Table.Tr key={entry.entryNo}>
                  <Table.Td>
                    {entry.maskNm} ({entry.entryNo})
                  </Table.Td>
                  <Table.Td>{prizeNm}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          <Text size="sm">정하면 바꿀 수 없어요. 응모할 때 쓴 답은 30일 뒤 지워져요.</Text>
          <Group justify="end">
            <Button variant="default" onClick={() => setDrawn(null)}>
              취소
            </Button>
            <Button loading={isBusy} onClick={() => void write()}>
              당첨자로 정하기
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}

const entriesAtOnce = 100;

async function allEntries(exhbNo: string): Promise<DrawEntry[]> {
  const entries: DrawEntry[] = [];
  for (let page = 1; ; page += 1) {
    const found = await read<Listed<DrawEntry>>(`/exhibitions/${exhbNo}/entries?page=${page}&size=${entriesAtOnce}`);
    entries.push(...found.list);
    if (found.list.length < entriesAtOnce) return entries;
  }
}
