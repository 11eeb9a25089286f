import { escapeHtml } from '../goods/detail-html.ts';

/** Corners of HTML: a few lines that belong to no product. Their links are complete paths, since nothing rewrites them. */
export const benefitHtml = (mallUrl: string) =>
  [
    '<section><h3>통신 가족이라 더 가벼워요</h3>',
    '<ul><li><strong>더 적은 쪽</strong> 공통지원금과 선택약정 가운데 총액이 적은 쪽을 먼저 보여 드려요.</li>',
    '<li><strong>가입 유형별 혜택</strong> 신규가입, 번호이동, 기기변경의 혜택을 나란히 비교할 수 있어요.</li>',
    '<li><strong>무료배송</strong> 배송 방법이 같은 생활 상품을 5만원 이상 함께 주문하면 배송비가 없어요.</li></ul>',
    `<p><a href="/${mallUrl}/content/familyShopIntro">혜택 모두 보기</a></p></section>`,
  ].join('');

export const deliveryHtml = [
  '<section><h3>배송, 이렇게 나뉘어요</h3>',
  '<table><tbody><tr><th scope="row">빠른배송</th><td>오전 11시 전 결제하면 그날 도착 (일요일·공휴일 제외)</td></tr>',
  '<tr><th scope="row">택배배송</th><td>평일 오후 2시 전 주문하면 그날 출발</td></tr>',
  '<tr><th scope="row">화물배송</th><td>약속한 날 집 안까지</td></tr>',
  '<tr><th scope="row">설치배송</th><td>기사님과 날짜를 정해 설치까지</td></tr></tbody></table>',
  '<p>배송 방법이 같은 상품을 5만원 이상 함께 주문하면 무료예요. 제주·도서산간 추가 배송비는 3,000원이에요.</p></section>',
].join('');

/** COMMON malls have no pages of frequent questions. */
export const mobileGuideHtml = (mallUrl: string, mallName: string, hasQuestions: boolean) =>
  [
    `<section><h3>${escapeHtml(mallName)} 이용 안내</h3>`,
    '<p>회원은 시중가와 비교한 할인가를 보고, 마음에 든 상품을 찜해 둘 수 있어요.</p>',
    `<p><a href="/${mallUrl}/board/boardList?tp=CM00404&amp;page=1">공지사항</a>${hasQuestions ? ` · <a href="/${mallUrl}/myshop/listFaq">자주 묻는 질문</a>` : ''}</p></section>`,
  ].join('');
