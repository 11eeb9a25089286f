import { isPhone } from '../../shop/product-number.ts';

/** Patterns for a row's name, each with its one line. The first match counts. */
const reasons: readonly [about: RegExp, reason: string][] = [
  [/특가|할인|세일|딜/u, '가족 회원이라 더 가벼운 가격이에요'],
  [/혜택/u, '통신사 가족에게 드리는 가격이에요'],
  [/구독|정기/u, '떨어지기 전에 알아서 보내 드려요'],
  [/(?:오늘|당일).*(?:출발|배송|도착)/u, '상품마다 도착 예정일을 확인해 보세요'],
  [/신상|신제품|새로/u, '새로 들어온 상품부터 둘러보세요'],
  [/베스트|인기|랭킹|많이/u, '가족 회원이 많이 찾는 상품이에요'],
  [/선물|명절|감사/u, '마음을 전하기 좋은 구성이에요'],
  [/MD|추천/u, '몰 담당자가 골라 담았어요'],
];

/** Why a product row is on the page, in one line: by its name, else by its products. */
export function rowReason(name: string, numbers: readonly string[]): string {
  const found = reasons.find(([about]) => about.test(name));
  if (found) return found[1];
  return numbers.every(isPhone) ? '기기와 요금을 더한 월 납부액으로 비교해 보세요' : '통신사 가족 회원을 위해 골랐어요';
}
