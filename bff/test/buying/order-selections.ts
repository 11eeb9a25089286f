/** The parts of sheets and orders in a selection, and as the samples give them. */
export const lineSelection =
  'productNumber name image { url } optionNumber optionName colorName quantity unitPrice lineTotal deliveryGroupNumber';
export const line = {
  productNumber: 'GD00000101',
  name: '온결 무선 전기주전자 1.7L',
  image: { url: '/images/goods/kettle/f4f1ea-12-front.svg' },
  optionNumber: 'GD00000101-1',
  optionName: '받침대',
  colorName: '코튼 화이트',
  quantity: 1,
  unitPrice: 45_900,
  lineTotal: 45_900,
  deliveryGroupNumber: 'DG1',
};
export const summarySelection =
  'summary { goodsTotal couponDiscount deliveryFee remoteAreaFee usedPoints payTotal earnedPoints }';
export const summary = {
  goodsTotal: 45_900,
  couponDiscount: 5_000,
  deliveryFee: 3_000,
  remoteAreaFee: 0,
  usedPoints: 1_000,
  payTotal: 42_900,
  earnedPoints: 429,
};
export const groupSelection = 'deliveryGroups { number deliveryType fee freeFrom }';
export const deliveryGroups = [{ number: 'DG1', deliveryType: 'COMMON', fee: 3_000, freeFrom: 50_000 }];
