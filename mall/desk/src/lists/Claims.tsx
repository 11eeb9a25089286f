import { Group, Text } from '@mantine/core';
import { ChoiceFilter, choicesOf, OrderFilter } from '../Filters.tsx';
import { Press, PressWithWords } from '../Press.tsx';
import { shownTime, shownWon } from '../shown.ts';
import { Pictures } from '../StoredFile.tsx';
import { useList } from '../use-list.ts';
import { WorkList, type Column } from '../WorkList.tsx';

interface OpenClaim {
  clmNo: string;
  ordNo: string;
  clmTp: 'CANCEL' | 'EXCHANGE' | 'RETURN';
  clmStat: string;
  reqDts: string;
  rsnCd: string;
  rsnCntn: string | null;
  rfndPrc: number;
  fileCnt: number;
  pickDt: string | null;
  pickAddr: string | null;
  itemList: ClaimedLine[];
}

interface ClaimedLine {
  ordItemNo: string;
  dispGdsNm: string | null;
  optNm: string | null;
  optTxt: string | null;
  colorNm: string | null;
  newOptNm: string | null;
  newColorNm: string | null;
  qty: number;
  rcvTp: 'PARCEL' | 'TEXT' | 'PICKUP';
}

/** How goods come back that no carrier fetches. */
const waysBack = { TEXT: '문자 이용권 · 돌아올 상품 없음', PICKUP: '매장으로 가져옴' } as const;

const kinds = { CANCEL: '취소', EXCHANGE: '교환', RETURN: '반품' } as const;
const states: Readonly<Record<string, string>> = { CL00101: '신청', CL00102: '회수함', CL00103: '확인함' };
const reasons: Readonly<Record<string, string>> = {
  CL00201: '단순 변심',
  CL00202: '주문 실수',
  CL00203: '상품 불량·고장',
  CL00204: '상품 설명과 다름',
  CL00205: '다른 상품 배송',
  CL00206: '상품 파손',
  CL00207: '배송 지연·분실',
};

function columnsFor(reload: () => void): readonly Column<OpenClaim>[] {
  return [
    {
      title: '신청',
      cell: ({ clmNo, ordNo, clmTp, clmStat, reqDts }) => (
        <>
          <Text fw={600}>
            {kinds[clmTp]} · {states[clmStat] ?? clmStat}
          </Text>
          <Text size="sm">{clmNo}</Text>
          <Text size="sm">
            주문 {ordNo} · {shownTime(reqDts)}
          </Text>
        </>
      ),
    },
    {
      title: '상품',
      cell: ({ itemList, clmTp, pickDt, pickAddr }) => (
        <>
          {itemList.map((line) => (
            <Text key={line.ordItemNo} size="sm">
              {[line.dispGdsNm, line.optNm, line.colorNm].filter(Boolean).join(' / ')} <b>{line.qty}개</b>
              {line.optTxt !== null && <> · 문구 “{line.optTxt}”</>}
              {clmTp === 'EXCHANGE' && (
                <>
                  <br />
                  보낼 상품 <b>{[line.newOptNm, line.newColorNm].filter(Boolean).join(' / ') || '같은 상품'}</b>
                </>
              )}
              {clmTp !== 'CANCEL' && line.rcvTp !== 'PARCEL' && (
                <>
                  <br />
                  {waysBack[line.rcvTp]}
                </>
              )}
            </Text>
          ))}
          {clmTp !== 'CANCEL' && itemList.some(({ rcvTp }) => rcvTp === 'PARCEL') && (
            <Text size="sm">
              수거 {pickDt === null ? '날짜는 택배사가 정함' : shownTime(pickDt)} · {pickAddr ?? '주문한 배송지'}
            </Text>
          )}
        </>
      ),
    },
    {
      title: '이유',
      cell: ({ clmNo, rsnCd, rsnCntn, rfndPrc, clmTp, fileCnt }) => (
        <>
          <Text size="sm">{reasons[rsnCd] ?? rsnCd}</Text>
          {rsnCntn && <Text size="sm">“{rsnCntn}”</Text>}
          {clmTp !== 'EXCHANGE' && <Text size="sm">환불 예정 {shownWon(rfndPrc)}</Text>}
          <Pictures path={`/claims/${clmNo}`} count={fileCnt} target={clmNo} />
        </>
      ),
    },
    {
      title: '할 일',
      cell: ({ clmNo, clmTp, clmStat }) => {
        const press = { target: clmNo, onDone: reload };
        const isOfGoods = clmTp !== 'CANCEL';
        return (
          <Group gap="xs">
            {isOfGoods && clmStat === 'CL00101' && (
              <Press label="회수함" path={`/claims/${clmNo}/collect`} done="회수를 적었어요." isQuiet {...press} />
            )}
            {isOfGoods && clmStat === 'CL00102' && (
              <Press label="확인함" path={`/claims/${clmNo}/check`} done="확인을 적었어요." isQuiet {...press} />
            )}
            <Press
              label={clmTp === 'EXCHANGE' ? '교환 마침' : '승인하고 환불'}
              path={`/claims/${clmNo}/grant`}
              done={clmTp === 'EXCHANGE' ? '교환을 마쳤어요.' : '승인했어요. 환불을 시작해요.'}
              {...press}
            />
            <PressWithWords
              label="거절"
              path={`/claims/${clmNo}/refuse`}
              done="거절했어요. 구매자가 이유를 볼 수 있어요."
              words={[{ name: 'rsnCntn', label: '구매자가 읽을 이유', isLong: true }]}
              {...press}
            />
          </Group>
        );
      },
    },
  ];
}

export function Claims() {
  const state = useList<OpenClaim>('/claims', ['clmTp', 'ordNo']);
  return (
    <WorkList
      title="취소·교환·반품"
      tools={
        <>
          <ChoiceFilter name="clmTp" label="종류" choices={choicesOf(kinds)} />
          <OrderFilter />
        </>
      }
      state={state}
      columns={columnsFor(state.reload)}
      keyOf={({ clmNo }) => clmNo}
      empty="결정할 신청이 없어요."
    />
  );
}
