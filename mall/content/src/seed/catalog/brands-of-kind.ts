import { brands, type Brand, type Trade } from './brands.ts';

/** Kinds that only some of their trade's makers offer: a fishery sells no rice. */
const specialists: Readonly<Record<string, readonly string[]>> = {
  'fruit-box': ['산들찬', '들찬밭'],
  'beef-gift-set': ['담결목장', '산들찬'],
  'seafood-gift': ['바다결'],
  rice: ['곡간지기', '들찬밭'],
  noodles: ['면결방', '곡간지기'],
  'coffee-beans': ['온새로스터리'],
  tea: ['찻잎마루', '샘물결'],
  honey: ['꿀벌뜰'],
  'water-box': ['샘물결'],
  'milk-box': ['아침목장길'],
  vitamins: ['맑은채움', '뉴트리온담', '하루튼튼가'],
  ginseng: ['삼뿌리담', '하루튼튼가'],
  'pet-food': ['멍냥곳간'],
  toy: ['꼬마별숲', '블록나루'],
  blocks: ['블록나루', '꼬마별숲'],
  book: ['책나루온'],
  stationery: ['필기온', '책나루온'],
  flower: ['꽃담길'],
  bedding: ['포근결', '하루담요', '리브온드'],
  pillow: ['포근결', '하루담요'],
  towel: ['포근결', '리브온드'],
  chair: ['나무새김', '리브온드'],
  desk: ['나무새김', '리브온드'],
  lamp: ['빛갈피', '리브온드'],
  jacket: ['노르웨일', '데일리켄', '우븐데이즈'],
  't-shirt': ['데일리켄', '우븐데이즈'],
  sneakers: ['스텝하리', '데일리켄', '노르웨일'],
  backpack: ['트래블로아', '노르웨일', '우븐데이즈'],
  suitcase: ['트래블로아', '노르웨일'],
  toothbrush: ['청결온', '미온뜰'],
  perfume: ['아르뷰엔', '라벨리엔'],
  tent: ['캠프여울', '고래산악'],
  'camping-chair': ['캠프여울', '고래산악'],
  bicycle: ['페달노트'],
  dumbbell: ['핏모리'],
  'yoga-mat': ['핏모리'],
  'golf-club': ['필드온린'],
  'gift-card': ['모아드림'],
  'movie-ticket': ['모아드림'],
};

export function brandsOfKind(kind: string, trade: Trade): readonly Brand[] {
  const names = specialists[kind];
  const ofTrade: readonly Brand[] = brands[trade];
  return names === undefined ? ofTrade : ofTrade.filter((brand) => names.includes(brand.name));
}
