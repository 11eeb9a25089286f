// What buy.mjs selects.
export const results = {
  signIn: '... on Session { accessToken refreshToken }',
  createDeliveryAddress: '... on DeliveryAddressSaved { address { number } }',
  createOrderSheet: '... on OrderSheet { number }',
  priceOrderSheet: `... on OrderSheet {
  buyer { name phone email } paymentMethods { method cards { code } } agreements { code } summary { payTotal } }`,
  placeOrder: '... on OrderPlaced { order { number } paymentRequest { number provider url } }',
  returnFromPayment: '... on Payment { status }',
};

export const shelf = `query ($mallUrl: String!, $after: String) { mall(url: $mallUrl, device: MOBILE) {
  category(number: "200000") { products(first: 20, after: $after) { nodes { number } pageInfo { hasNextPage endCursor } } } } }`;
export const product = `query ($mallUrl: String!) { mall(url: $mallUrl, device: MOBILE) {
  product(number: "GD26010291") { ... on Goods { variants { id isAvailable } } } } }`;
export const payment = `query ($mallUrl: String!, $orderNumber: String!) { viewer(mallUrl: $mallUrl) {
  payment(orderNumber: $orderNumber) { status amount } } }`;

export const home = {
  receiverName: '한가온',
  receiverPhone: '010-0000-1234',
  postalCode: '04524',
  roadAddress: '서울특별시 중구 가온길 12',
  detailAddress: '3층',
};
