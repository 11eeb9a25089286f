/** Korean descriptions of fields within inputs, by their coordinates; the English ones are the schema's. */
export const koreanDescriptions: Readonly<Record<string, string>> = {
  'CartItemInput.variantId': 'get_product의 variants, 장바구니 줄, 주문 상품에 있는 variantId예요.',
  'CartItemInput.quantity': '수량이에요. 1~99.',
  'CartItemInput.optionWords': '자수나 각인처럼 옵션이 받는 문구예요. get_product의 options.words가 있을 때만 보내요.',
  'CartLineChangeInput.number': '장바구니 줄 번호예요.',
  'CartLineChangeInput.quantity': '바뀐 뒤의 수량이에요. 1~99.',
  'CartLineChangeInput.variantId': '같은 상품의 다른 선택이에요. 비우면 그대로예요.',
  'CartLineChangeInput.optionWords': '옵션이 받는 문구예요. 비우면 옵션과 함께 그대로예요.',
  'OrderSourceInput.cartLines': '장바구니 줄 번호들이에요.',
  'OrderSourceInput.item': '장바구니를 거치지 않고 바로 살 상품이에요.',
  'OrderSourceInput.items':
    '장바구니를 거치지 않고 한 번에 살 여러 상품이에요. 100개까지이고, 하나씩만 파는 쇼핑몰은 받지 않아요.',
  'OrderSheetChoiceInput.coupons': '쓸 쿠폰이에요. 번호로 고르거나 가장 많이 깎이게 해요.',
  'OrderSheetChoiceInput.points': '쓸 포인트예요. 안 쓰면 0.',
  'OrderSheetChoiceInput.addressNumber': '배송지 번호예요.',
  'CouponChoiceInput.numbers': '쿠폰 번호들이에요. 안 쓰면 빈 목록.',
  'CouponChoiceInput.best': 'true면 가장 많이 깎이는 쿠폰을 골라요.',
  'CreateInquiryInput.typeCode': '문의 종류 코드예요. 모르면 빈 글자로 한 번 불러 inquiryTypes를 보세요.',
  'CreateInquiryInput.title': '제목이에요. 한 줄, 100자까지.',
  'CreateInquiryInput.text': '문의 내용이에요. 2,000자까지.',
  'CreateInquiryInput.orderNumber': '문의할 주문의 번호예요.',
  'CreateInquiryInput.productNumber': '문의할 상품의 번호예요.',
};
