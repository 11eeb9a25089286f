import { Group, Stack, Text } from '@mantine/core';
import { ChoiceFilter, choicesOf, TextFilter } from '../Filters.tsx';
import { Press, PressWithWords, type WantedWords } from '../Press.tsx';
import { dtsOf, numberOf, shownTime, shownWon } from '../shown.ts';
import { useList } from '../use-list.ts';
import { WorkList, type Column } from '../WorkList.tsx';
import { RaisePrice } from './RaisePrice.tsx';
import { choiceOf, choicesOfStock, cycleNames, planWords, stateNameOf, type StockRow } from './stock.ts';

const kinds = { GOODS: '상품', PHONE: '휴대폰', SUBSCRIPTION: '구독' } as const;
const planned = { Y: '예정이 있는 상품' } as const;

const number = (count: number) => count.toLocaleString('ko-KR');

/** Prices of phones follow from their contract, those of subscriptions rise with notice. */
function wordsOf(row: StockRow): WantedWords[] {
  const choices = choicesOfStock(row);
  return [
    ...(row.kndCd === 'GOODS' && row.slPrc !== null
      ? [
          {
            name: 'slPrc',
            label: '판매가 (원)',
            hint: `지금 ${shownWon(row.slPrc)}이에요.`,
            isOptional: true,
            isNumber: true,
          },
        ]
      : []),
    {
      name: 'gdsStat',
      label: '판매',
      choices: [
        { value: '', label: `그대로 (${stateNameOf(row.gdsStat)})` },
        { value: 'GD00403', label: '판매' },
        { value: 'GD00404', label: '판매 중지' },
      ],
      isOptional: true,
    },
    ...(choices.length > 0 ? [{ name: 'choice', label: '수량을 바꿀 것', choices, isOptional: true }] : []),
    {
      name: 'stckqty',
      label: '남은 수량',
      hint: choices.length > 0 ? '바꾸지 않으면 비워 두세요.' : `지금 ${number(row.stckqty)}개예요.`,
      isOptional: true,
      isNumber: true,
    },
    {
      name: 'fromDts',
      label: '바꾸는 때',
      hint: '비워 두면 바로 바뀌어요. 한국 시각이에요.',
      isMoment: true,
      isOptional: true,
    },
  ];
}

function bodyOf({ slPrc, gdsStat, choice = '', stckqty, fromDts }: Record<string, string>) {
  const pieces = numberOf(stckqty);
  const chosen: { optNo?: string; colorNm?: string } = pieces === null || choice === '' ? {} : choiceOf(choice);
  return { slPrc: numberOf(slPrc), gdsStat: gdsStat || null, stckqty: pieces, ...chosen, fromDts: dtsOf(fromDts) };
}

function columnsFor(reload: () => void): readonly Column<StockRow>[] {
  return [
    {
      title: '상품',
      cell: ({ gdsGrpNo, name, kndCd, gdsStat }) => (
        <>
          <Text fw={600}>{name}</Text>
          <Text size="sm">{gdsGrpNo}</Text>
          <Text size="sm">
            {kinds[kndCd]} · {stateNameOf(gdsStat)}
          </Text>
        </>
      ),
    },
    {
      title: '가격',
      cell: ({ kndCd, slPrc, cyclList }) => (
        <>
          {kndCd === 'GOODS' && slPrc !== null && <Text size="sm">{shownWon(slPrc)}</Text>}
          {kndCd === 'PHONE' && <Text size="sm">가입 조건마다 달라요.</Text>}
          {cyclList.map(({ cyclCd, prc, runCnt }) => (
            <Text key={cyclCd} size="sm">
              {cycleNames[cyclCd] ?? cyclCd} {shownWon(prc)}
              {runCnt > 0 && ` · 구독 ${number(runCnt)}건`}
            </Text>
          ))}
        </>
      ),
    },
    {
      title: '남은 수량',
      cell: ({ stckqty, optList, colorList }) => (
        <>
          <Text size="sm" fw={600}>
            {number(stckqty)}개
          </Text>
          {optList.map((option) => (
            <Text key={option.optNo} size="sm">
              {option.optNm} {number(option.stckqty)}개
            </Text>
          ))}
          {colorList.map((color) => (
            <Text key={color.colorNm} size="sm">
              {color.colorNm} {number(color.stckqty)}개
            </Text>
          ))}
        </>
      ),
    },
    { title: '예정', cell: (row) => <Plans row={row} onDone={reload} /> },
    {
      title: '할 일',
      cell: (row) => (
        <Group gap="xs">
          <PressWithWords
            label="바꾸기"
            path={`/products/${row.gdsGrpNo}/change`}
            target={row.name}
            done={`${row.name}: 바꿨어요. 나중에 바뀌는 것은 예정에 있어요.`}
            onDone={reload}
            words={wordsOf(row)}
            bodyOf={bodyOf}
            preview={(typed) => previewOf(row, typed)}
          />
          {row.cyclList.length > 0 && <RaisePrice row={row} onDone={reload} />}
        </Group>
      ),
    },
  ];
}

const isWon = (value: number | string | null): value is number | null => typeof value !== 'string';

/** What would change and when, before it is pressed. Null: nothing was typed, or no number. */
function previewOf(row: StockRow, typed: Record<string, string>): string | null {
  const { slPrc, gdsStat, stckqty, fromDts, optNo = null, colorNm = null } = bodyOf(typed);
  if (!isWon(slPrc) || !isWon(stckqty)) return null;
  const words = planWords(row, { slPrc, gdsStat, stckqty, optNo, colorNm });
  return words === '' ? null : `${fromDts === null ? '바로' : `${shownTime(fromDts)}부터`}: ${words}`;
}

function Plans({ row, onDone }: { row: StockRow; onDone: () => void }) {
  const rises = row.cyclList.flatMap(({ cyclCd, riseList }) => riseList.map((rise) => ({ cyclCd, ...rise })));
  return (
    <Stack gap="xs" align="start">
      {row.planList.map((plan) => (
        <div key={plan.planNo}>
          <Text size="sm">
            {shownTime(plan.fromDts)}부터
            <br />
            {planWords(row, plan)}
          </Text>
          <Press
            label="예정 취소"
            isQuiet
            path={`/planned-changes/${plan.planNo}/withdraw`}
            target={`${row.name}, ${shownTime(plan.fromDts)}`}
            done={`${row.name}: 예정을 취소했어요.`}
            onDone={onDone}
          />
        </div>
      ))}
      {rises.map(({ cyclCd, prc, fromDt, askedCnt, agreedCnt }) => (
        <Text key={`${cyclCd}${fromDt}${prc}`} size="sm">
          {shownTime(fromDt)}부터 {cycleNames[cyclCd] ?? cyclCd} {shownWon(prc)}
          <br />
          구독 {number(askedCnt)}건 가운데 {number(agreedCnt)}건 동의
        </Text>
      ))}
    </Stack>
  );
}

export function Products() {
  const state = useList<StockRow>('/products', ['kwd', 'kndCd', 'planYn']);
  return (
    <WorkList
      title="상품"
      hint="주문서를 이미 연 분에게는 그때의 가격으로 팔아요."
      tools={
        <>
          <TextFilter name="kwd" label="이름이나 번호로 찾기" placeholder="청소기" />
          <ChoiceFilter name="kndCd" label="종류" choices={choicesOf(kinds)} />
          <ChoiceFilter name="planYn" label="예정" choices={choicesOf(planned)} />
        </>
      }
      state={state}
      columns={columnsFor(state.reload)}
      keyOf={({ gdsGrpNo }) => gdsGrpNo}
      empty="찾는 상품이 없어요."
    />
  );
}
