import { Group, Text } from '@mantine/core';
import { ChoiceFilter, choicesOf, OrderFilter } from '../Filters.tsx';
import { Press, PressWithWords } from '../Press.tsx';
import { shownTime } from '../shown.ts';
import { StoredFile } from '../StoredFile.tsx';
import { useList } from '../use-list.ts';
import { WorkList, type Column } from '../WorkList.tsx';
import { parcelOf, parcelWords } from './parcel-words.ts';

interface OpenPhoneOrder {
  ordNo: string;
  mallNm: string;
  ordDts: string;
  stat: string;
  dispGdsNm: string;
  colorNm: string | null;
  holderNm: string;
  joinTp: string;
  docList: { docCd: string; isGiven: boolean }[];
  rcvDts: string | null;
  isPayAwaited: boolean;
}

const states: Readonly<Record<string, string>> = {
  WL00101: '신청 접수',
  WL00102: '심사 중',
  WL00103: '서류 요청',
  WL00104: '개통 대기',
  WL00105: '배송 중',
};
const joins: Readonly<Record<string, string>> = { NEW: '신규 가입', MNP: '번호이동', CHANGE: '기기변경' };
const papers: Readonly<Record<string, string>> = {
  DC00101: '법정대리인 동의서',
  DC00102: '가족관계증명서',
  DC00103: '사업자등록증',
  DC00104: '위임장',
};

function columnsFor(reload: () => void): readonly Column<OpenPhoneOrder>[] {
  return [
    {
      title: '신청',
      cell: ({ ordNo, ordDts, mallNm, stat, isPayAwaited }) => (
        <>
          <Text fw={600}>
            {states[stat] ?? stat}
            {isPayAwaited && ' · 결제 대기'}
          </Text>
          <Text size="sm">{ordNo}</Text>
          <Text size="sm">
            {shownTime(ordDts)} · {mallNm}
          </Text>
        </>
      ),
    },
    {
      title: '휴대폰',
      cell: ({ dispGdsNm, colorNm, joinTp, rcvDts }) => (
        <>
          <Text size="sm">{[dispGdsNm, colorNm].filter(Boolean).join(' / ')}</Text>
          <Text size="sm">{joins[joinTp] ?? joinTp}</Text>
          {rcvDts && <Text size="sm">{shownTime(rcvDts)} 받음</Text>}
        </>
      ),
    },
    {
      title: '가입자·서류',
      cell: ({ ordNo, holderNm, docList }) => (
        <>
          <Text size="sm">{holderNm}</Text>
          {docList.map(({ docCd, isGiven }) =>
            isGiven ? (
              <StoredFile
                key={docCd}
                path={`/phone-orders/${ordNo}/documents/${docCd}`}
                label={`${papers[docCd] ?? docCd} 보기 (${ordNo})`}
              />
            ) : (
              <Text key={docCd} size="sm">
                {papers[docCd] ?? docCd} · 아직 없음
              </Text>
            ),
          )}
        </>
      ),
    },
    { title: '할 일', cell: (order) => <Steps order={order} onDone={reload} /> },
  ];
}

export function Contracts() {
  const state = useList<OpenPhoneOrder>('/phone-orders', ['stat', 'ordNo']);
  return (
    <WorkList
      title="휴대폰 신청"
      tools={
        <>
          <ChoiceFilter name="stat" label="상태" choices={choicesOf(states)} />
          <OrderFilter />
        </>
      }
      state={state}
      columns={columnsFor(state.reload)}
      keyOf={({ ordNo }) => ordNo}
      empty="진행 중인 신청이 없어요."
    />
  );
}

function Steps({
  order: { ordNo, stat, isPayAwaited, rcvDts },
  onDone,
}: {
  order: OpenPhoneOrder;
  onDone: () => void;
}) {
  const at = `/phone-orders/${ordNo}`;
  const press = { target: ordNo, onDone };
  const words = [{ name: 'rsnCntn', label: '신청자가 읽을 이유', isLong: true }];
  if (stat === 'WL00101')
    return isPayAwaited ? (
      <Text size="sm">결제를 기다려요.</Text>
    ) : (
      <Press label="심사 시작" path={`${at}/review`} done="심사를 시작했어요." {...press} />
    );
  if (stat === 'WL00102')
    return (
      <Group gap="xs">
        <Press label="서류 확인, 심사 통과" path={`${at}/pass`} done="심사를 마쳤어요." {...press} />
        <PressWithWords label="서류 요청" path={`${at}/ask`} done="서류를 요청했어요." words={words} {...press} />
        <PressWithWords label="거절" path={`${at}/refuse`} done="거절했어요." words={words} {...press} />
      </Group>
    );
  if (stat === 'WL00104')
    return (
      <PressWithWords
        label="휴대폰 발송"
        isQuiet={false}
        path={`${at}/send`}
        done="발송했어요. 신청자가 송장번호를 볼 수 있어요."
        words={parcelWords}
        bodyOf={parcelOf}
        {...press}
      />
    );
  if (stat === 'WL00105')
    return (
      <Group gap="xs">
        {rcvDts === null && (
          <Press label="배송 완료" path={`${at}/receive`} done="배송 완료를 적었어요." isQuiet {...press} />
        )}
        <Press label="개통함" path={`${at}/open`} done="개통을 적었어요." {...press} />
      </Group>
    );
  return <Text size="sm">서류를 기다려요.</Text>;
}
