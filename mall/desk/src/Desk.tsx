import { Alert, Button, Group, Loader, PasswordInput, Stack, Text, Title } from '@mantine/core';
import { useCallback, useEffect, useMemo, useState, type FormEvent } from 'react';
import { Link, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { DeskRefusal, read, rememberOperator, signIn, signOut, type Operator } from './api.ts';
import { DeskContext, type Message } from './desk-context.ts';
import { lists } from './lists/lists.tsx';
import { shownTime } from './shown.ts';

/** The desk: a sign-in with a key, then the lists of work that the key's role may see. */
export function Desk() {
  const [operator, setOperator] = useState<Operator | null | undefined>();
  const [error, setError] = useState<string | null>(null);
  const enter = useCallback((found: Operator) => {
    rememberOperator(found);
    setOperator(found);
  }, []);
  useEffect(() => {
    read<Operator>('/session').then(enter, (reason: Error) => {
      if (reason instanceof DeskRefusal && reason.status === 401) setOperator(null);
      else setError(reason.message);
    });
  }, [enter]);
  if (error)
    return (
      <Alert color="red" m="xl" title="업무 창구를 열지 못했어요" role="alert">
        {error}
      </Alert>
    );
  if (operator === undefined) return <Loader m="xl" aria-label="불러오는 중" />;
  return operator ? <Work operator={operator} /> : <SignIn onSignIn={enter} />;
}

function SignIn({ onSignIn }: { onSignIn: (operator: Operator) => void }) {
  const [key, setKey] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    document.title = '로그인 · 업무 창구';
  }, []);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (key.trim() === '') {
      setError('키를 입력해 주세요.');
      return;
    }
    setBusy(true);
    try {
      onSignIn(await signIn(key.trim()));
    } catch (reason) {
      const isWrong = reason instanceof DeskRefusal && reason.status === 401;
      setError(isWrong ? '없는 키이거나 기간이 끝난 키예요.' : (reason as Error).message);
      setBusy(false);
    }
  };
  return (
    <main>
      <Stack maw={400} mx="auto" mt="15vh" p="md">
        <Title order={1}>업무 창구</Title>
        <Text c="dimmed">받은 키로 로그인해 주세요. 키는 쇼핑몰을 운영하는 컴퓨터에서 만들어요.</Text>
        <form onSubmit={(event) => void send(event)} noValidate>
          <Stack>
            <PasswordInput
              label="키"
              size="md"
              value={key}
              error={error}
              autoComplete="off"
              visibilityToggleButtonProps={{ 'aria-label': '키 보기' }}
              onChange={(event) => setKey(event.currentTarget.value)}
            />
            <Button type="submit" size="md" loading={isBusy}>
              로그인
            </Button>
          </Stack>
        </form>
      </Stack>
    </main>
  );
}

async function leave(): Promise<void> {
  await signOut().catch(() => undefined);
  window.location.assign('/');
}

interface Count {
  listCd: string;
  cnt: number;
}

function Work({ operator }: { operator: Operator }) {
  const { pathname } = useLocation();
  const [said, setSaid] = useState<{ message: Message | null; at: string }>({ message: null, at: pathname });
  // A message belongs to the list where the press was.
  const message = said.at === pathname ? said.message : null;
  // For narrow screens; on wide ones the lists are always there.
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { counts, count } = useCounts();
  const open = lists.filter(({ roles }) => operator.roleCd === 'ALL' || roles.includes(operator.roleCd));
  const desk = useMemo(
    () => ({
      say: (spoken: Message) => {
        setSaid({ message: spoken, at: pathname });
        count();
      },
    }),
    [pathname, count],
  );
  return (
    <DeskContext value={desk}>
      <a className="deskSkip" href="#work">
        본문으로
      </a>
      <div className="deskFrame">
        <aside aria-label="업무와 로그인">
          <Stack gap="sm">
            <Group justify="space-between">
              <Text fw={700} size="lg">
                업무 창구
              </Text>
              <Button
                className="deskMenu"
                variant="default"
                aria-expanded={isMenuOpen}
                aria-controls="lists"
                onClick={() => setMenuOpen(!isMenuOpen)}
              >
                업무 선택
              </Button>
            </Group>
            <nav className="deskNav" id="lists" data-open={isMenuOpen} aria-label="업무">
              {open.map(({ path, title, listCd }) => (
                <Link
                  key={path}
                  className="deskLink"
                  to={path}
                  onClick={() => setMenuOpen(false)}
                  {...(pathname === path && { 'aria-current': 'page' as const })}
                >
                  {title} <span className="deskCount">{countOf(counts, listCd)}</span>
                </Link>
              ))}
            </nav>
            <div className="deskWho" data-open={isMenuOpen}>
              <Text size="sm">
                {operator.keyNm}
                <br />
                {shownTime(operator.endDts)}까지
              </Text>
              <Group>
                <Button variant="default" size="sm" mt="xs" onClick={() => void leave()}>
                  로그아웃
                </Button>
              </Group>
            </div>
          </Stack>
        </aside>
        <main id="work" tabIndex={-1}>
          <div aria-live="assertive">
            {message && (
              <Alert
                color={message.isError ? 'red' : 'teal'}
                mb="md"
                withCloseButton
                closeButtonLabel="알림 닫기"
                onClose={() => setSaid({ message: null, at: pathname })}
              >
                {message.text}
              </Alert>
            )}
          </div>
          <Routes>
            {open.map(({ path, List }) => (
              <Route key={path} path={path} element={<List />} />
            ))}
            <Route path="*" element={<Navigate to={open[0]?.path ?? '/'} replace />} />
          </Routes>
        </main>
      </div>
    </DeskContext>
  );
}

function countOf(counts: readonly Count[], listCd: string | null): string {
  const found = counts.find((count) => count.listCd === listCd);
  return found ? found.cnt.toLocaleString('ko-KR') : '';
}

/** Asked again by `count`, and each minute while the page is looked at. */
function useCounts(): { counts: readonly Count[]; count: () => void } {
  const [counts, setCounts] = useState<readonly Count[]>([]);
  const count = useCallback(() => {
    if (!document.hidden) read<Count[]>('/counts').then(setCounts, () => undefined);
  }, []);
  useEffect(() => {
    count();
    const timer = setInterval(count, 60_000);
    return () => clearInterval(timer);
  }, [count]);
  return { counts, count };
}
