/** Texts of a page whose address names nothing that the mall knows. The title is also the document's title. */
export const nothingHereTexts = {
  category: {
    title: '카테고리를 찾을 수 없어요',
    text: '주소가 바뀌었거나 없어진 카테고리예요. 홈에서 다시 찾아보세요.',
  },
  product: {
    title: '상품을 찾을 수 없어요',
    text: '판매가 끝났거나 주소가 바뀐 상품이에요.',
  },
} as const;
