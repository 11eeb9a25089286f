import { addressesPart } from '../features/addresses/addresses.resolvers.ts';
import { alertsPart } from '../features/alerts/alerts.resolvers.ts';
import { checkoutPart } from '../features/checkout/checkout.resolvers.ts';
import { authPart } from '../features/auth/auth.resolvers.ts';
import { boardsPart } from '../features/boards/boards.resolvers.ts';
import { bulkOrdersPart } from '../features/bulk-orders/bulk-orders.resolvers.ts';
import { cartPart } from '../features/cart/cart.resolvers.ts';
import { certificationPart } from '../features/certification/certification.resolvers.ts';
import { claimsPart } from '../features/claims/claims.resolvers.ts';
import { cornersPart } from '../features/corners/corners.resolvers.ts';
import { couponsPart } from '../features/coupons/coupons.resolvers.ts';
import { exhibitionsPart } from '../features/exhibitions/exhibitions.resolvers.ts';
import { faqPart } from '../features/faq/faq.resolvers.ts';
import { inquiriesPart } from '../features/inquiries/inquiries.resolvers.ts';
import { keywordsPart } from '../features/keywords/keywords.resolvers.ts';
import { lostCredentialsPart } from '../features/lost-credentials/lost-credentials.resolvers.ts';
import { mailPart } from '../features/mail/mail.resolvers.ts';
import { mallPart } from '../features/mall/mall.resolvers.ts';
import { memberPart } from '../features/member/member.resolvers.ts';
import { memberInformationPart } from '../features/member-information/member-information.resolvers.ts';
import { menuPart } from '../features/menu/menu.resolvers.ts';
import { myShopPart } from '../features/my-shop/summary.resolvers.ts';
import { nodePart } from '../features/node/node.resolvers.ts';
import { orderSheetPart } from '../features/order-sheet/order-sheet.resolvers.ts';
import { ordersPart } from '../features/orders/orders.resolvers.ts';
import { paymentPart } from '../features/payment/payment.resolvers.ts';
import { phoneEstimatePart } from '../features/phone-estimate/phone-estimate.resolvers.ts';
import { phoneOrdersPart } from '../features/phone-orders/phone-orders.resolvers.ts';
import { pointsPart } from '../features/points/points.resolvers.ts';
import { popupsPart } from '../features/popups/popups.resolvers.ts';
import { pricesPart } from '../features/prices/prices.resolvers.ts';
import { productsPart } from '../features/products/products.resolvers.ts';
import { promotionsPart } from '../features/promotions/promotions.resolvers.ts';
import { signUpPart } from '../features/sign-up/sign-up.resolvers.ts';
import { sitePart } from '../features/site/site.resolvers.ts';
import { statementsPart } from '../features/statements/statements.resolvers.ts';
import { subscriptionsPart } from '../features/subscriptions/subscriptions.resolvers.ts';
import { termsPart } from '../features/terms/terms.resolvers.ts';
import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  getDirectiveValues,
  GraphQLSpecifiedByDirective,
  isScalarType,
  type DocumentNode,
  type GraphQLSchema,
  type ScalarTypeDefinitionNode,
} from 'graphql';
import { nameFields } from './field-names.ts';
import { mergeParts } from './merge-parts.ts';
import { scalars } from './scalars.ts';

/** Every feature's part of the schema; a feature knows nothing of the others. */
export const resolvers = mergeParts([
  scalars,
  addressesPart,
  alertsPart,
  checkoutPart,
  authPart,
  boardsPart,
  bulkOrdersPart,
  cartPart,
  certificationPart,
  claimsPart,
  cornersPart,
  couponsPart,
  exhibitionsPart,
  faqPart,
  inquiriesPart,
  keywordsPart,
  lostCredentialsPart,
  mailPart,
  mallPart,
  memberPart,
  memberInformationPart,
  menuPart,
  myShopPart,
  nodePart,
  orderSheetPart,
  ordersPart,
  paymentPart,
  phoneEstimatePart,
  phoneOrdersPart,
  pointsPart,
  popupsPart,
  pricesPart,
  productsPart,
  promotionsPart,
  signUpPart,
  sitePart,
  statementsPart,
  subscriptionsPart,
  termsPart,
]);

const made = new WeakMap<DocumentNode, GraphQLSchema>();
const named = new WeakMap<DocumentNode, GraphQLSchema>();

/** The schema with these resolvers, and their charges in the extensions of its fields. Made once per process. */
export function executableSchema(typeDefs: DocumentNode): GraphQLSchema {
  const schema = made.get(typeDefs) ?? makeSchema(typeDefs);
  made.set(typeDefs, schema);
  return schema;
}

/** The same, whose resolvers say which field they are of. */
export function namedSchema(typeDefs: DocumentNode): GraphQLSchema {
  const schema = named.get(typeDefs) ?? nameFields(makeSchema(typeDefs));
  named.set(typeDefs, schema);
  return schema;
}

function makeSchema(typeDefs: DocumentNode): GraphQLSchema {
  const schema = makeExecutableSchema({ typeDefs, resolvers: resolvers as never }); // the generated map is exact; the library's own type for it is not
  // The library replaces all that a scalar has by what its resolver has, which does not repeat this address.
  for (const type of Object.values(schema.getTypeMap()))
    if (isScalarType(type) && type.astNode) type.specifiedByURL = specifiedBy(type.astNode);
  return schema;
}

function specifiedBy(node: ScalarTypeDefinitionNode): string | undefined {
  const url = getDirectiveValues(GraphQLSpecifiedByDirective, node)?.['url'];
  return typeof url === 'string' ? url : undefined;
}
