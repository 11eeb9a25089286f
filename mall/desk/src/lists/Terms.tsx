import { Group, Text } from '@mantine/core';
import { ChoiceFilter, choicesOf, MallFilter } from '../Filters.tsx';
import { shownText } from '../plain-html.ts';
import { PressWithWords } from '../Press.tsx';
import { dtsOf, shownTime } from '../shown.ts';
import { useList } from '../use-list.ts';
import { WorkList, type Column } from '../WorkList.tsx';

interface Version {
  infoNo: number;
  mallId: string;
  mallNm: string;
  code: string;
  terms: string;
  fromDts: string;
  stat: 'PAST' | 'NOW' | 'NEXT';
}

const names = {
  ME0360101: '이용약관',
  ME0360201: '개인정보처리방침',
  ME0360401: '개인정보 수집·이용 동의',
  ME0360501: '광고·마케팅 활용 동의',
  ME0360601: '광고성 정보 수신 동의',
} as const;
const states = { PAST: '지난 판', NOW: '시행 중', NEXT: '시행 전' } as const;

const nameOf = (code: string) => names[code as keyof typeof names] ?? code;

function columnsFor(reload: () => void): readonly Column<Version>[] {
  return [
    {
      title: '약관',
      cell: ({ code, mallNm, stat, fromDts }) => (
        <>
          <Text fw={600}>
            {nameOf(code)} · {states[stat]}
          </Text>
          <Text size="sm">{mallNm}</Text>
          <Text size="sm">{shownTime(fromDts)}부터</Text>
        </>
      ),
    },
    { title: '내용', cell: ({ terms }) => <Text size="sm">{shownText(terms, 200)}</Text> },
    {
      title: '할 일',
      cell: ({ infoNo, mallId, mallNm, code, terms, stat }) => {
        const press = { target: `${nameOf(code)}, ${mallNm}`, onDone: reload };
        if (stat === 'NEXT')
          return (
            <PressWithWords
              label="거두기"
              words={[]}
              question="시행 전의 판을 거두면 다시 써야 해요."
              path={`/terms/${infoNo}/remove`}
              done="시행 전의 판을 거뒀어요."
              {...press}
            />
          );
        if (stat === 'PAST') return <Text size="sm">동의한 회원이 있어 그대로 둬요.</Text>;
        return (
          <Group gap="xs">
            <PressWithWords
              label="새 판 쓰기"
              path="/terms"
              done="새 판을 썼어요. 시행하는 때부터 보여요."
              words={[
                {
                  name: 'fromDts',
                  label: '시행하는 때',
                  hint: '7일 뒤부터예요. 불리하게 바뀌면 30일 전에 알려야 해요.',
                  isMoment: true,
                },
                {
                  name: 'terms',
                  label: '내용',
                  hint: 'HTML이에요. #{mallNm}은 쇼핑몰의 이름, #{mallUrl}은 주소가 돼요.',
                  isLong: true,
                  initial: terms,
                },
              ]}
              bodyOf={(typed) => ({ mallId, code, terms: typed['terms'], fromDts: dtsOf(typed['fromDts']) })}
              isWide
              {...press}
            />
          </Group>
        );
      },
    },
  ];
}

export function Terms() {
  const state = useList<Version>('/terms', ['mallId', 'code']);
  return (
    <WorkList
      title="약관"
      hint="새 판을 쓰면 공지사항으로도 알려 주세요."
      tools={
        <>
          <MallFilter />
          <ChoiceFilter name="code" label="약관" choices={choicesOf(names)} />
        </>
      }
      state={state}
      columns={columnsFor(state.reload)}
      keyOf={({ infoNo }) => String(infoNo)}
      empty="약관이 없어요."
    />
  );
}
