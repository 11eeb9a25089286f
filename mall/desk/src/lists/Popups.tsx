import { Text } from '@mantine/core';
import { ContentList } from '../ContentList.tsx';
import { choicesOf } from '../Filters.tsx';
import { shownText, toHtml, toTyped } from '../plain-html.ts';
import type { WantedWords } from '../Press.tsx';
import { dtsOf, momentOf, numberOf, shownTime } from '../shown.ts';
import type { Column } from '../WorkList.tsx';

interface Popup {
  popSeq: number;
  mallId: string;
  mallNm: string;
  popType: string;
  popHtml: string;
  url: string | null;
  device: string | null;
  startDts: string;
  endDts: string;
  prir: number;
}

const kinds = { DP01802: '모든 화면 위의 한 줄', DP01801: '첫 화면 위의 창' } as const;
const devices = { '': '모두', PC: '데스크톱', MO: '모바일' } as const;

function wordsOf(popup?: Popup): WantedWords[] {
  return [
    { name: 'popType', label: '모양', choices: choicesOf(kinds), ...(popup && { initial: popup.popType }) },
    {
      name: 'popHtml',
      label: '내용',
      hint: '빈 줄로 문단을 나눠요. HTML로 써도 돼요.',
      isLong: true,
      ...(popup && { initial: toTyped(popup.popHtml) }),
    },
    {
      name: 'url',
      label: '누르면 가는 곳',
      hint: '/로 시작하는 이 쇼핑몰의 주소나 https 주소예요.',
      isOptional: true,
      initial: popup?.url ?? '',
    },
    { name: 'device', label: '기기', choices: choicesOf(devices), isOptional: true, initial: popup?.device ?? '' },
    { name: 'startDts', label: '시작', isMoment: true, ...(popup && { initial: momentOf(popup.startDts) }) },
    { name: 'endDts', label: '끝', isMoment: true, ...(popup && { initial: momentOf(popup.endDts) }) },
    { name: 'prir', label: '순서', hint: '1이 맨 앞이에요.', isNumber: true, initial: String(popup?.prir ?? 1) },
  ];
}

function bodyOf({ popHtml = '', url, device, startDts, endDts, prir, ...rest }: Record<string, string>) {
  return {
    ...rest,
    popHtml: toHtml(popHtml),
    url: url?.trim() || null,
    device: device || null,
    startDts: dtsOf(startDts),
    endDts: dtsOf(endDts),
    prir: numberOf(prir),
  };
}

const columns: readonly Column<Popup>[] = [
  {
    title: '팝업',
    cell: ({ mallNm, popType, device, prir }) => (
      <>
        <Text fw={600}>{kinds[popType as keyof typeof kinds] ?? popType}</Text>
        <Text size="sm">{mallNm}</Text>
        <Text size="sm">
          {devices[(device ?? '') as keyof typeof devices]} · 순서 {prir}
        </Text>
      </>
    ),
  },
  {
    title: '내용',
    cell: ({ popHtml, url }) => (
      <>
        <Text size="sm">{shownText(popHtml)}</Text>
        {url && <Text size="sm">{url}</Text>}
      </>
    ),
  },
  {
    title: '기간',
    cell: ({ startDts, endDts }) => (
      <>
        <Text size="sm">{shownTime(startDts)}부터</Text>
        <Text size="sm">{shownTime(endDts)}까지</Text>
      </>
    ),
  },
];

export function Popups() {
  return (
    <ContentList<Popup>
      title="팝업"
      hint="끝난 팝업은 보이지 않아요."
      path="/popups"
      columns={columns}
      numberOf={({ popSeq }) => popSeq}
      nameOf={({ popHtml }) => shownText(popHtml, 30)}
      wordsOf={(_malls, popup) => wordsOf(popup)}
      bodyOf={bodyOf}
      done={{
        written: '팝업을 썼어요. 시작한 뒤 한 시간 안에 보여요.',
        changed: '팝업을 고쳤어요. 한 시간 안에 보여요.',
        removed: '팝업을 지웠어요. 한 시간 안에 사라져요.',
      }}
      question="지운 팝업은 되돌릴 수 없어요."
      empty="팝업이 없어요."
    />
  );
}
