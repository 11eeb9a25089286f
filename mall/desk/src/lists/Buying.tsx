import { Alert, Button, Group, Loader, Paper, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { useCallback, useEffect, useState, type FormEvent } from 'react';
import { change, DeskRefusal, read } from '../api.ts';
import { useDesk } from '../desk-context.ts';
import { Press } from '../Press.tsx';
import { dtsOf, momentOf, shownTime } from '../shown.ts';

interface State {
  closedYn: 'Y' | 'N';
  cntn: string | null;
  toDts: string | null;
}

const title = '구매 닫기';

/** Whether anything is sold, with the words that shoppers read in place of an order. */
export function Buying() {
  const [state, setState] = useState<State | null>(null);
  const [error, setError] = useState<string | null>(null);
  const ask = useCallback(() => {
    read<State>('/buying').then(setState, (reason: Error) => setError(reason.message));
  }, []);
  useEffect(() => {
    document.title = `${title} · 업무 창구`;
    ask();
  }, [ask]);
  return (
    <section aria-busy={state === null && error === null}>
      <Title order={1} size="h2" tabIndex={-1}>
        {title}
      </Title>
      <Text c="dimmed" mb="md">
        닫아도 상품은 볼 수 있고, 입금을 기다리는 주문은 결제할 수 있어요.
      </Text>
      {error && (
        <Alert color="red" title="불러오지 못했어요" role="alert">
          {error}
        </Alert>
      )}
      {!state && !error && <Loader aria-label="불러오는 중" />}
      {state && (
        <Stack maw={640}>
          <Now {...state} onDone={ask} />
          <Closing key={JSON.stringify(state)} state={state} onDone={ask} />
        </Stack>
      )}
    </section>
  );
}

function Now({ closedYn, toDts, onDone }: State & { onDone: () => void }) {
  if (closedYn === 'N') return <Text fw={600}>지금은 열려 있어요.</Text>;
  return (
    <Group justify="space-between">
      <Text fw={600}>지금은 닫혀 있어요. {toDts ? `${shownTime(toDts)}에 열려요.` : '다시 열 때까지예요.'}</Text>
      <Press label="다시 열기" path="/buying/open" target="구매" done="구매를 다시 열었어요." onDone={onDone} />
    </Group>
  );
}

function Closing({ state, onDone }: { state: State; onDone: () => void }) {
  const { say } = useDesk();
  const [words, setWords] = useState(state.cntn ?? '');
  const [until, setUntil] = useState(state.toDts ? momentOf(state.toDts) : '');
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);
  const isClosed = state.closedYn === 'Y';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() === '') {
      setFaults({ cntn: '구매하는 분이 읽을 말: 입력해 주세요.' });
      return;
    }
    setBusy(true);
    setFaults({});
    try {
      await change('/buying/close', { cntn: words.trim(), toDts: dtsOf(until) });
      say({ text: isClosed ? '말과 시각을 고쳤어요.' : '구매를 닫았어요.', isError: false });
      onDone();
    } catch (reason) {
      const found = reason instanceof DeskRefusal ? reason.faults : [];
      setFaults(Object.fromEntries(found.map(({ field, reason: why }) => [field, why])));
      if (found.length === 0) say({ text: (reason as Error).message, isError: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <Stack>
        <Textarea
          label="구매하는 분이 읽을 말"
          description="왜 쉬는지, 언제 다시 여는지 적어 주세요."
          withAsterisk
          autosize
          minRows={3}
          value={words}
          error={faults['cntn']}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <TextInput
          label="다시 여는 때"
          description="비워 두면 다시 열 때까지 닫혀 있어요. 한국 시각이에요."
          type="datetime-local"
          value={until}
          error={faults['toDts']}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
        {words.trim() !== '' && (
          <Paper withBorder p="md" component="section" aria-label="미리보기">
            <Text size="sm" c="dimmed" mb="xs">
              주문하기를 누르면 이렇게 보여요.
            </Text>
            <Text style={{ whiteSpace: 'pre-wrap' }}>{words.trim()}</Text>
          </Paper>
        )}
        <Group justify="end">
          <Button type="submit" color="red" loading={isBusy}>
            {isClosed ? '말과 시각 고치기' : '구매 닫기'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
