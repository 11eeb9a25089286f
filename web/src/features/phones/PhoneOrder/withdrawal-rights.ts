/** How long and for what a contract can be withdrawn from, as the law on distance selling and the carrier's terms give it. */
export const withdrawalRights = [
  ['개통하기 전', '언제든지 비용 없이 취소할 수 있어요.'],
  [
    '단순 변심·신청 실수',
    '받은 날과 개통한 날 가운데 늦은 날부터 7일 안에 철회할 수 있어요. 돌려보내는 택배비는 고객이 내요.',
  ],
  ['통화 품질 불량', '같은 날부터 14일 안에 철회할 수 있어요.'],
  ['판매점 잘못', '받은 날부터 3개월, 잘못을 안 날부터 30일 안에 철회할 수 있어요. 돌려보내는 택배비는 판매점이 내요.'],
  ['철회하면', '위약금은 없고, 결제한 기기값과 낸 할부금을 환불해 드려요. 쓴 날의 요금은 하루 단위로 청구돼요.'],
] as const;
