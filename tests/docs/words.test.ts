import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Words for shoppers, and what is written instead of them. */
const words: readonly (readonly [found: RegExp, instead: string])[] = [
  [/받을 곳|받는 곳/u, '배송지, of consents 제공받는 자'],
  [/주문하는 분|주문하신 분/u, '주문자'],
  [/모두 쓰기/u, '전액 사용'],
  [/돈[은을이]? ?(?:\S+ ){0,3}돌려 ?(?:드|받)/u, '환불'],
  [/원\}?을 돌려 ?드/u, '환불해 드려요'],
  [/(?:금액|기기값|배송비)(?:이 있으면|은|을|를)? (?:\S+ ){0,2}돌려 ?드/u, '환불해 드려요'],
  [/(?:기다리는|내는) 돈/u, '금액'],
  [/할인과 포인트를 빼고/u, '(할인 적용 10,701원)'],
  [/쓸 수 없는 쿠폰이 있/u, '주문 쿠폰은 하나만 쓸 수 있어요. 바꿔 적용할까요?'],
  [/미결제 (?:취소|종료)|결제되지 않음|결제하지 않아 끝났/u, '결제 기한 만료'],
  [/결제 방법/u, '결제 수단'],
  [/많이 팔린 순|새 상품순/u, '판매순, 신상품순'],
  [/자유 출입 가능|도착하면 전화|도착 전 전화|무인 택배함|택배함에 보관/u, '자유 출입, 공동현관 호출, 무인택배함'],
  [/마음이 바뀌|마음이 바뀐/u, '단순 변심'],
  [/잘못 주문/u, '주문 실수'],
  [/남긴 말|더 알려 주실 내용/u, '상세 사유'],
  [/사유를 골라/u, '반품 사유'],
  [/사진 고르기/u, '사진 첨부'],
  [/알아 두세요/u, '유의 사항'],
  [/택배사에 (?:배송비|내요)/u, '수거 시 택배 기사님께 결제'],
  [/바로 잡아 둬요/u, '신청과 함께 확보해 둬요'],
  [/신청 ?철회|철회하기/u, '신청 취소'],
  [/그대로 두기/u, '유지하기'],
  [/전자우편/u, '이메일'],
  [/회원에게 열려/u, '로그인 후 이용할 수 있어요'],
  [/물어봐 주세요/u, '문의해 주세요'],
  [/이렇게 만들었어요/u, '상품 특징'],
  [/특수 ?배송|셔틀/u, '설치배송, 지정일 배송'],
  [/제주[와·] ?섬|산간과 섬|섬 지역/u, '제주·도서산간'],
  [/\}(?:점|포인트)[^\p{L}]|\}(?:점|포인트)[가를은부까 ]/u, 'P'],
  [/주문서의 시간이 지났/u, '주문서 유효 시간이 지났어요'],
  [/\}개 주문하기/u, '총 3건 주문하기'],
  [/외 \$\{[^}]+\}개/u, '외 2건'],
  [/방문고객/u, '방문 고객'],
  [/준비 중입니다/u, '준비 중이에요'],
  [/쓸 수 있는 (?:쿠폰'|포인트)|쓴 (?:쿠폰|이용권)|기간이 지난 쿠폰/u, '사용 가능, 사용 완료, 기간 만료'],
  [/쓸 수 있는 (?:시간|\d+분)/u, '유효 시간'],
  [/이상 살 때|살 수 (?:있|없)/u, '30,000원 이상 구매 시, 구매할 수 있어요'],
  [/사라지는 포인트|사라져요|모두 사라지/u, '30일 내 소멸 예정, 삭제'],
  [
    /돌려받(?:음|는 (?:금액|포인트|쿠폰))|처음 (?:낸 )?배송비/u,
    '환불 예정 금액, 최초 배송비, 반환 포인트, 취소·반품 복원',
  ],
  [/돌려 ?(?:드려|줘)요/u, '환불해 드려요, 복원해 드려요, 반환해요'],
  [/저장하고 골랐/u, '배송지를 저장했어요'],
  [/포인트 결제'/u, '전액 할인'],
  [/주문 상품 \$\{[^}]+\}개/u, '1종 3개'],
  [/재고 있음/u, 'nothing above five pieces'],
  [
    /모두 고르기|(?:파일|조건) 고르기|골라 ?주세요|고를 수 (?:있|없)|고르면|고르지 않/u,
    '전체 선택, 파일 선택, 선택해 주세요',
  ],
  [/바꾸기|바꾸는 중/u, '변경'],
  [/취소하면 그날 카드 승인을/u, '반품은 반품 확인 후'],
  [/바꿀 (?:색상|옵션|상품)|'가격이 달라요'/u, '교환할 색상, 가격이 달라 교환할 수 없어요'],
  [/처리 내역/u, '주문 진행 내역'],
  [/까지 기다려요|그만 받(?:기|아요|으시)/u, '알림이 유지돼요, 알림 해제'],
  [/그만두/u, '취소'],
  [/배송 한 번/u, '1회 배송 가격'],
  [/할부이자/u, '할부수수료는 연 5.9%(월 0.492%)예요'],
  [/할인의 일부를|남은 기간만큼/u, '12개월째 해지하면 …원'],
  [/결제한 금액에서 /u, '신청을 취소하고 …원을 환불했어요'],
  [/고칠 줄이 /u, '138줄을 고쳐 주세요'],
  [/수식을 쓸 수 없/u, '=, +, -, @로 시작할 수 없어요'],
  [/오류로 제외/u, '오류가 있어 주문하지 않음'],
  [/\(세금\)계산서 요청/u, '세금계산서, 계산서 or both, as the goods are taxed'],
  [/오래 두고 쓰는/u, "the product's name"],
];

/** Legal texts, and what programs alone read. */
const formalFiles = [
  'mall/content/src/seed/content/terms-of-use.ts',
  'mall/content/src/seed/content/terms-rows.ts',
  'mall/content/src/seed/content/privacy-policy.ts',
  'mall/content/src/seed/content/consent-texts.ts',
  'mall/src/features/exhibitions/entry-agreements.ts',
  'mall/src/features/orders/order-agreements.ts',
  'mall/src/phone-contract/phone-agreements.ts',
  'mall/src/features/subscriptions/subscription-agreements.ts',
  'mall/src/http/envelope.ts',
];

/** The specification gives these, word by word. */
const formalSentences = [
  '네트워크 오류입니다',
  '요청이 취소되었습니다',
  '정보를 가져오는데 실패했습니다',
  '에러가 발생했습니다',
  '검색 결과가 없습니다',
  '휴면 계정입니다',
  '인증에 실패했습니다',
  '최대 3개까지 선택 가능합니다',
  '임시비밀번호 발급 후 무조건 비밀번호 변경해야합니다',
  '모바일 화면은 지원하지않습니다',
];

const files = ['web/src', 'mall/src', 'mall/content/src', 'bff/src'].flatMap((folder) =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: new URL('../../', import.meta.url) }).filter(
    (file) => !/__generated__|node_modules|\.test\.tsx?$/u.test(file),
  ),
);

const textOf = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

test('shoppers read the words of a Korean shop, and one word for one thing', () => {
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) => {
    const text = textOf(file);
    return words.flatMap(([pattern, instead]) => {
      const [wrong] = pattern.exec(text) ?? [];
      return wrong === undefined ? [] : [`${file}: "${wrong}" instead of "${instead}"`];
    });
  });
  expect(found).toEqual([]);
});

test('texts are 해요체, but for legal ones and those of the specification', () => {
  const others = files.filter((file) => !formalFiles.includes(file));
  expect(others).toHaveLength(files.length - formalFiles.length);
  const found = others.flatMap((file) => {
    const text = formalSentences.reduce((rest, sentence) => rest.replaceAll(sentence, ''), textOf(file));
    const lines = text.split('\n').filter((line) => /(?:니다|십시오)(?!\p{L})/u.test(line));
    return lines.map((line) => `${file}: ${line.trim()}`);
  });
  expect(found).toEqual([]);
});
