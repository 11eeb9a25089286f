import { PressWithWords } from '../Press.tsx';
import { numberOf, shownTime, shownWon } from '../shown.ts';
import { cycleNames, type StockRow } from './stock.ts';

/** Announces a higher price of a subscription. Members with a running one are asked for their consent. */
export function RaisePrice({ row, onDone }: { row: StockRow; onDone: () => void }) {
  const choices = row.cyclList.map(({ cyclCd, prc }) => ({
    value: cyclCd,
    label: `${cycleNames[cyclCd] ?? cyclCd} (지금 ${shownWon(prc)})`,
  }));
  return (
    <PressWithWords
      label="가격 올리기"
      path={`/subscription-products/${row.gdsGrpNo}/rise`}
      target={row.name}
      done={`${row.name}: 가격을 올렸어요. 구독하는 분에게는 30일 전부터 동의를 물어요.`}
      onDone={onDone}
      question="새로 구독하는 분은 바로 새 가격이에요. 구독하고 있는 분은 동의할 때만, 정한 날부터 새 가격이에요."
      words={[
        { name: 'cyclCd', label: '주기', choices },
        { name: 'prc', label: '새 가격 (원)', isNumber: true },
        { name: 'fromDt', label: '올리는 날', hint: '30일 뒤부터 정할 수 있어요.', isDay: true },
      ]}
      bodyOf={({ cyclCd, prc, fromDt }) => ({ cyclCd, prc: numberOf(prc), fromDt: fromDt?.replaceAll('-', '') })}
      preview={(typed) => previewOf(row, typed)}
    />
  );
}

function previewOf({ cyclList }: StockRow, { cyclCd, prc, fromDt }: Record<string, string>): string | null {
  const cycle = cyclList.find((each) => each.cyclCd === cyclCd);
  const raised = numberOf(prc);
  if (!cycle || typeof raised !== 'number' || !fromDt) return null;
  const from = shownTime(fromDt.replaceAll('-', ''));
  if (cycle.runCnt === 0) return `구독하는 분이 없어요. 바로 ${shownWon(raised)}이 돼요.`;
  return `구독 ${cycle.runCnt.toLocaleString('ko-KR')}건에 ${from}부터 ${shownWon(cycle.prc)} → ${shownWon(raised)}으로 올리는 데 동의를 물어요.`;
}
