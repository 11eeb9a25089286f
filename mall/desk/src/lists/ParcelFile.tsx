import { Alert, Button, FileInput, Group, List, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { change, DeskRefusal } from '../api.ts';
import { useDesk } from '../desk-context.ts';
import { readParcels, type ReadParcels } from './parcel-rows.ts';

interface SendResult {
  rowNo: number;
  ordNo: string;
  sentYn: 'Y' | 'N';
  rsnCntn: string | null;
}

/** Parcel numbers of many orders by one file. Its mistakes are named by their line; right rows are sent all the same. */
export function ParcelFile({ onDone }: { onDone: () => void }) {
  const { say } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const [parcels, setParcels] = useState<ReadParcels | null>(null);
  const [refused, setRefused] = useState<string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const take = async (file: File | null) => {
    setRefused([]);
    setParcels(file && readParcels(await textOf(file)));
  };
  const send = async () => {
    if (!parcels) return;
    setBusy(true);
    try {
      const list = parcels.rows.map(({ ordNo, dlvCmpnyNm, invcNo }) => ({ ordNo, dlvCmpnyNm, invcNo }));
      const results = await change<SendResult[]>('/orders/sends', { list });
      const wrong = results.filter(({ sentYn }) => sentYn === 'N');
      const text = `${results.length - wrong.length}건을 발송했어요.${wrong.length > 0 ? ` ${wrong.length}건은 고쳐 주세요.` : ''}`;
      say({ text, isError: wrong.length > 0 });
      setRefused(
        wrong.map(({ rowNo, ordNo, rsnCntn }) => `${parcels.rows[rowNo - 1]?.line}번째 줄 (${ordNo}): ${rsnCntn}`),
      );
      if (wrong.length === 0) setOpen(false);
      onDone();
    } catch (error) {
      const fault = error instanceof DeskRefusal ? error.faults[0]?.reason : undefined;
      setRefused([fault ?? (error as Error).message]);
    } finally {
      setBusy(false);
    }
  };
  const faults = [...(parcels?.faults ?? []), ...refused];
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        송장 파일로 발송
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title="송장 파일로 발송"
        size="lg"
        transitionProps={{ duration: 0 }}
        closeButtonProps={{ 'aria-label': '닫기' }}
      >
        <Stack>
          <Text>주문번호, 택배사, 송장번호를 이 순서로 적은 CSV 파일이에요. 첫 줄에 제목이 있어도 돼요.</Text>
          <FileInput
            label="파일"
            placeholder="CSV 파일 선택"
            accept=".csv,.tsv,.txt"
            onChange={(file) => void take(file)}
            clearable
            clearButtonProps={{ 'aria-label': '파일 빼기' }}
          />
          {faults.length > 0 && (
            <Alert color="red" title={`${faults.length}줄을 고쳐 주세요`} role="alert">
              <List mah={240} style={{ overflowY: 'auto' }} tabIndex={0}>
                {faults.map((fault) => (
                  <List.Item key={fault}>{fault}</List.Item>
                ))}
              </List>
            </Alert>
          )}
          {parcels && parcels.rows.length > 0 && (
            <output>{parcels.rows.length.toLocaleString('ko-KR')}줄을 읽었어요.</output>
          )}
          <Group justify="end">
            <Button variant="default" onClick={() => setOpen(false)}>
              닫기
            </Button>
            <Button
              loading={isBusy}
              disabled={!parcels || parcels.rows.length === 0 || parcels.faults.length > 0}
              onClick={() => void send()}
            >
              발송
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}

/** Korean spreadsheets save CSV files in the code page of Windows. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('euc-kr').decode(bytes);
  }
}
