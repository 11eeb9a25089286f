/** `MN001..` of the contract, section 9: why a number cannot be brought along. */
export type PortingReason = 'MN00101' | 'MN00102' | 'MN00103' | 'MN00104' | 'MN00105' | 'MN00106' | 'MN00107';

const messages: Readonly<Record<PortingReason, string>> = {
  MN00101: '번호의 명의자와 신청자의 이름이 달라요. 명의를 먼저 바꿔주세요.',
  MN00102: '지금 통신사에 내지 않은 요금이 있어요. 요금을 낸 뒤 다시 확인해주세요.',
  MN00103: '개통하거나 번호를 옮긴 지 3개월이 지나지 않았어요.',
  MN00104: '정지된 번호예요. 정지를 푼 뒤 다시 확인해주세요.',
  MN00105: '인증값 4자리가 맞지 않아요. 다시 확인해주세요.',
  MN00106: '지금 통신사가 달라요. 통신사를 다시 선택해주세요.',
  MN00107: '번호이동을 확인할 수 없는 시간이에요. 평일 오전 10시부터 오후 8시 사이에 다시 확인해주세요.',
};

export function portingMessage(reason: PortingReason): string {
  return messages[reason];
}

/** No number has these digits: plays a wrong entry. */
const wrongDigits = '0000';

/**
 * The porting center of the embedded mall. A number that ends in 0101 to 0107 plays that refusal; every other one can be brought
 * along. Keeps nothing of what it is told.
 */
export function askPortingCenter({ telNo, authVal }: { telNo: string; authVal: string }): PortingReason | null {
  const [, played] = /010([1-7])$/u.exec(telNo) ?? [];
  if (played) return `MN0010${played}` as PortingReason;
  return authVal === wrongDigits ? 'MN00105' : null;
}
