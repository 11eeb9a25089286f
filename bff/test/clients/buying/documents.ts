/** Named as Relay's compiler wants it: what the file is called, what is done, and its kind. */
const cart = `cart { id lineCount totalQuantity lines { id number quantity lineTotal product { id number } } summary { payTotal } }`;
const row = `id number phase title itemCount payTotal refundedTotal remainingTotal paymentDueAt availableActions`;
const detail = `${row} ... on GoodsOrder { id status items { id number status quantity availableActions }
  payment { method status } receipts { amount } claims { id number status refundTotal } }`;
const orders = `orders(first: 5) { totalCount nodes { ${row} } }`;
const addresses = `addresses { id number isDefault maskedReceiverName }`;
const form = `number provider url method parameters { name value }`;
const payment = `id orderNumber number status amount isRetryable`;
/** The numbers of my shop. */
const counts = `goodsOrderCounts { phase count } openClaimCount couponCount pointBalance favoriteCount unansweredInquiryCount subscriptionCount
  latestOrders { ${row} }`;
const subscriptions = `subscriptions(first: 5) { totalCount nodes { id number phase status payTotal } }`;
const refused = `... on UserError { message }`;
const sheet = `id number buyer { name phone email } paymentMethods { method cards { code } } agreements { code } summary { payTotal }`;

const mine = (name: string, selection: string, variables = '') =>
  `query ${name}($mallUrl: String!${variables}) { viewer(mallUrl: $mallUrl) { id ${selection} } }`;
const change = (name: string, mutation: string, success: string) => {
  const input = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
  return `mutation ${name}($input: ${input}!) { ${mutation}(input: $input) { __typename ${success} ${refused} } }`;
};

/** What a client asks for its screens. */
export const queries = {
  BuyChoicesQuery: `query BuyChoicesQuery($mallUrl: String!, $number: String!) { mall(url: $mallUrl, device: MOBILE) {
    id product(number: $number) { id number ... on Goods { variants { id isAvailable } } } } }`,
  BuyCartQuery: mine('BuyCartQuery', cart),
  BuyAddressesQuery: mine('BuyAddressesQuery', addresses),
  BuyOrdersQuery: mine('BuyOrdersQuery', orders),
  BuyShopQuery: mine('BuyShopQuery', `${counts} cart { id lineCount }`),
  BuySubscriptionsQuery: mine('BuySubscriptionsQuery', subscriptions),
  BuyEstimateQuery: `query BuyEstimateQuery($mallUrl: String!, $number: String!, $input: SubscriptionEstimateInput!) { mall(url: $mallUrl, device: MOBILE) {
    id subscriptionProduct(number: $number) { id estimate(input: $input) { __typename ... on SubscriptionEstimate { payTotal agreementId agreements { code } } ${refused} } } } }`,
  BuyOfferQuery: `query BuyOfferQuery($mallUrl: String!) { mall(url: $mallUrl, device: MOBILE) {
    id subscriptionProducts(first: 5) { nodes { id number startsFrom cycles { cycle } } } } }`,
  BuyOrderQuery: mine('BuyOrderQuery', `order(number: $number) { ${detail} }`, ', $number: String!'),
  BuyPaymentQuery: mine('BuyPaymentQuery', `payment(orderNumber: $number) { ${payment} }`, ', $number: String!'),
  BuyPreviewQuery: mine(
    'BuyPreviewQuery',
    `order(number: $number) { id ... on GoodsOrder { claimPreview(input: $claim) { __typename ... on ClaimPreview { refundTotal } ${refused} } } }`,
    ', $number: String!, $claim: ClaimPreviewInput!',
  ),
};

/** Each result has all that it changed of what the screens show. */
export const mutations = {
  BuyAddMutation: change('BuyAddMutation', 'addToCart', `... on CartChanged { ${cart} member { id ${cart} } }`),
  BuyAddressMutation: change(
    'BuyAddressMutation',
    'createDeliveryAddress',
    `... on DeliveryAddressSaved { address { id number } member { id ${addresses} } }`,
  ),
  BuySheetMutation: change('BuySheetMutation', 'createOrderSheet', `... on OrderSheet { ${sheet} }`),
  BuyPriceMutation: change('BuyPriceMutation', 'priceOrderSheet', `... on OrderSheet { ${sheet} }`),
  BuyPlaceMutation: change(
    'BuyPlaceMutation',
    'placeOrder',
    `... on OrderPlaced { order { ${detail} } member { id ${orders} ${counts} } paymentRequest { ${form} } }`,
  ),
  BuyRetryMutation: `mutation BuyRetryMutation($input: RetryPaymentInput!, $number: String!) { retryPayment(input: $input) { __typename
    ... on OrderPlaced { order { ${detail} } member { id payment(orderNumber: $number) { ${payment} } } paymentRequest { ${form} } } ${refused} } }`,
  BuySubscribeMutation: change(
    'BuySubscribeMutation',
    'startSubscription',
    `... on OrderPlaced { order { ${row} ... on SubscriptionOrder { subscriptionStatus: status } } member { id ${subscriptions} ${orders} ${counts} } paymentRequest { ${form} } }`,
  ),
  BuyReturnMutation: change(
    'BuyReturnMutation',
    'returnFromPayment',
    `... on Payment { ${payment} order { ${detail} } member { id ${cart} ${counts} } }`,
  ),
  BuyConfirmMutation: change(
    'BuyConfirmMutation',
    'confirmPurchase',
    `... on GoodsOrder { ${detail} member { id ${orders} ${counts} } }`,
  ),
  BuyCancelMutation: `mutation BuyCancelMutation($input: CancelOrderInput!, $number: String!) { cancelOrder(input: $input) { __typename
    ... on ClaimMade { claim { id number status order { ${detail} } } member { id payment(orderNumber: $number) { ${payment} } ${counts} } } ${refused} } }`,
};

export type QueryName = keyof typeof queries;
export type MutationName = keyof typeof mutations;
