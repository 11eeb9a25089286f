/** A page that is measured. */
export interface MeasuredPage {
  name: string;
  path: string;
  isMembers?: boolean;
  /** Measured without a goal yet. */
  isWithoutGoal?: boolean;
}

/** Theme A on a phone, the home page in every theme, and pages of members. */
export const measuredPages: MeasuredPage[] = [
  { name: 'intro', path: '/m/familyshop/intro' },
  { name: 'home', path: '/m/familyshop/home' },
  { name: 'listing', path: '/m/familyshop/goods/appliance?ctgNo=140000' },
  { name: 'product', path: '/m/familyshop/goods/detailGoods?gdsGrpNo=GD26012622' },
  { name: 'board', path: '/m/familyshop/board/boardDetail?tp=CM00404&brdNo=1001' },
  { name: 'login', path: '/m/familyshop/login' },
  { name: 'sign-up', path: '/m/familyshop/signup', isWithoutGoal: true },
  { name: 'home-b', path: '/m/familyshopplus/home' },
  { name: 'home-c', path: '/m/familyshopyoung/home' },
  { name: 'home-d', path: '/m/familyshopfresh/home' },
  { name: 'home-e', path: '/m/familyshopprime/home' },
  {
    name: 'search',
    path: '/m/familyshop/search/searchGoodsList?keyword=%EC%B2%AD%EC%86%8C%EA%B8%B0',
    isMembers: true,
    isWithoutGoal: true,
  },
  { name: 'favorites', path: '/m/familyshop/myQuestion/listMyJjim', isMembers: true, isWithoutGoal: true },
  { name: 'orders', path: '/m/familyshop/myQuestion/listMyOrder', isMembers: true, isWithoutGoal: true },
  { name: 'cart', path: '/m/familyshop/myQuestion/listCart', isMembers: true, isWithoutGoal: true },
  { name: 'my-shop', path: '/m/familyshop/myShop/main', isMembers: true, isWithoutGoal: true },
];

/** The page of a member's order, which names it. */
export function orderPage(orderNumber: string): MeasuredPage {
  return {
    name: 'order',
    path: `/m/familyshop/myQuestion/listMyOrder/${orderNumber}`,
    isMembers: true,
    isWithoutGoal: true,
  };
}
