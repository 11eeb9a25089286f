import { Alert, Button, Group, Loader, Pagination, Table, Text, Title } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Listed } from './api.ts';
import { useFocusAfterWork } from './use-focus-after-work.ts';
import { pageSize } from './use-list.ts';

export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
}

interface Props<Row> {
  title: string;
  hint?: string;
  /** Filters, and what is done with many rows. */
  tools?: ReactNode;
  state: { listed: Listed<Row> | null; error: string | null; reload: () => void; page: number };
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  empty: string;
}

/** Cards are no table any more to some browsers, so the roles are written out. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

/** A list of work: its rows with what can be done with each, by pages of a hundred. On a phone each row is a card. */
export function WorkList<Row>({ title, hint, tools, state, columns, keyOf, empty }: Props<Row>) {
  const { listed, error, reload, page } = state;
  const [, setSearch] = useSearchParams();
  const { heading, rows } = useFocusAfterWork(listed);
  const pages = Math.ceil((listed?.totalCnt ?? 0) / pageSize);
  useEffect(() => {
    document.title = `${title} · 업무 창구`;
  }, [title]);
  const turnTo = (next: number) =>
    setSearch((search) => {
      const turned = new URLSearchParams(search);
      turned.set('page', String(next));
      return turned;
    });
  // The last row of the last page was worked on: its page is gone.
  const isBehind = listed !== null && page > 1 && page > pages;
  useEffect(() => {
    if (isBehind) turnTo(Math.max(1, pages));
  });
  return (
    <section aria-busy={listed === null && error === null}>
      <Group justify="space-between" align="end" mb="sm">
        <div>
          <Title order={1} size="h2" ref={heading} tabIndex={-1}>
            {title}
          </Title>
          {hint && <Text c="dimmed">{hint}</Text>}
        </div>
        <Group align="end">
          {tools}
          <Button variant="default" onClick={reload}>
            새로고침
          </Button>
        </Group>
      </Group>
      {error && (
        <Alert color="red" mb="sm" title="목록을 불러오지 못했어요" role="alert">
          {error}
        </Alert>
      )}
      {!listed && !error && <Loader aria-label="불러오는 중" />}
      {listed?.totalCnt === 0 && <Text py="xl">{empty}</Text>}
      {listed && listed.list.length > 0 && (
        <>
          <Text mb="xs" aria-live="polite">
            모두 {listed.totalCnt.toLocaleString('ko-KR')}건
          </Text>
          <div className="deskTable">
            <Table striped verticalSpacing="sm" bg="white" withTableBorder {...roles.table} aria-label={title}>
              <Table.Thead {...roles.rowgroup}>
                <Table.Tr {...roles.row}>
                  {columns.map((column) => (
                    <Table.Th key={column.title} scope="col" {...roles.columnheader}>
                      {column.title}
                    </Table.Th>
                  ))}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody {...roles.rowgroup} ref={rows}>
                {listed.list.map((row) => (
                  <Table.Tr key={keyOf(row)} {...roles.row} data-row={keyOf(row)}>
                    {columns.map((column) => (
                      <Table.Td key={column.title} {...roles.cell} data-title={column.title}>
                        {column.cell(row)}
                      </Table.Td>
                    ))}
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </div>
          {pages > 1 && (
            <Pagination
              mt="md"
              total={pages}
              value={page}
              onChange={turnTo}
              siblings={1}
              getControlProps={(control) => ({ 'aria-label': control === 'next' ? '다음 쪽' : '이전 쪽' })}
              getItemProps={(item) => ({ 'aria-label': `${item} 쪽` })}
            />
          )}
        </>
      )}
    </section>
  );
}
