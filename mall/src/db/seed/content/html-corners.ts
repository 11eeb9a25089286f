/** Corners written as HTML: a few lines that belong to no product. Their links are whole paths, for nobody rewrites them. */
export const benefitHtml = (mallUrl: string) => [
  '<section><h3>통신 가족이라 더 드려요</h3>',
  '<ul><li><strong>가족 결합</strong> 둘이면 월 11,000원, 넷이면 월 33,000원을 덜어 드립니다.</li>',
  '<li><strong>중고 보상</strong> 쓰던 휴대폰을 보내 주시면 최대 40만원을 돌려드립니다.</li>',
  '<li><strong>생활 쿠폰</strong> 개통한 다음 날 생활상품 10% 쿠폰이 도착합니다.</li></ul>',
  `<p><a href="/${mallUrl}/content/familyShopIntro">혜택 모두 보기</a></p></section>`,
].join('');

export const deliveryHtml = [
  '<section><h3>배송, 이렇게 나뉘어요</h3>',
  '<table><tbody><tr><th scope="row">오늘 배송</th><td>오전 11시 전 주문</td></tr>',
  '<tr><th scope="row">일반 배송</th><td>오후 2시 전 주문하면 그날 출발</td></tr>',
  '<tr><th scope="row">화물 배송</th><td>기사님과 날짜를 정해 설치까지</td></tr></tbody></table></section>',
].join('');

/** Malls for everybody have no pages of frequent questions. */
export const mobileGuideHtml = (mallUrl: string, hasQuestions: boolean) => [
  '<section><h3>가족샵 이용 안내</h3>',
  '<p>회원은 시중가와 비교한 할인가를 보고, 마음에 든 상품을 찜해 둘 수 있어요.</p>',
  `<p><a href="/${mallUrl}/board/boardList?tp=CM00404&amp;page=1">공지사항</a>${hasQuestions ? ` · <a href="/${mallUrl}/myshop/listFaq">자주 묻는 질문</a>` : ''}</p></section>`,
].join('');
