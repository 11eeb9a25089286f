/** The choices on the page of the test provider. */
export interface Scenario {
  act: 'approve' | 'refuse' | 'cancel' | 'close';
  /** Whether the browser returns: once, not at all, or twice. */
  back: 'once' | 'lost' | 'twice';
  /** The provider's notice: none, before the return, after it, or twice. */
  notice: 'none' | 'first' | 'after' | 'twice';
  sum: 'exact' | 'more' | 'less';
  /** Seconds for which the provider does not answer. */
  late: 0 | 5 | 40;
  bankCd: string;
  /** Whether later charges of a registered card are refused. */
  later: 'accept' | 'refuse';
}

/** One choice of the page. */
export interface Choice<Value extends string> {
  value: Value;
  label: string;
}

export const backs: readonly Choice<Scenario['back']>[] = [
  { value: 'once', label: '한 번 돌아가기' },
  { value: 'lost', label: '돌아가는 길이 끊김' },
  { value: 'twice', label: '두 번 돌아가기' },
];

export const noticeKinds: readonly Choice<Scenario['notice']>[] = [
  { value: 'none', label: '알림 없음' },
  { value: 'first', label: '돌아가기 전에 먼저' },
  { value: 'after', label: '승인 뒤에 한 번' },
  { value: 'twice', label: '승인 뒤에 두 번' },
];

export const sums: readonly Choice<Scenario['sum']>[] = [
  { value: 'exact', label: '맞는 금액' },
  { value: 'more', label: '100원 많게' },
  { value: 'less', label: '100원 적게' },
];

export const delays: readonly Choice<`${Scenario['late']}`>[] = [
  { value: '0', label: '바로' },
  { value: '5', label: '5초 늦게' },
  { value: '40', label: '40초 늦게' },
];

export const laterCharges: readonly Choice<Scenario['later']>[] = [
  { value: 'accept', label: '계속 승인' },
  { value: 'refuse', label: '거절' },
];

/** Reads a form. Defaults are the normal course: approved, one return, the exact sum, at once. */
export function readScenario(form: Record<string, unknown>): Scenario {
  const pick = <Value extends string>(name: string, values: readonly Value[]): Value =>
    values.find((value) => value === form[name]) ?? (values[0] as Value);
  return {
    act: pick('act', ['approve', 'refuse', 'cancel', 'close']),
    back: pick('back', valuesOf(backs)),
    notice: pick('notice', valuesOf(noticeKinds)),
    sum: pick('sum', valuesOf(sums)),
    late: Number(pick('late', valuesOf(delays))) as Scenario['late'],
    bankCd: pick('bankCd', ['BK01', 'BK02', 'BK03']),
    later: pick('later', valuesOf(laterCharges)),
  };
}

function valuesOf<Value extends string>(choices: readonly Choice<Value>[]): Value[] {
  return choices.map(({ value }) => value);
}
