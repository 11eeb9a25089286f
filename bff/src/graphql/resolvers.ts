import {
  addressDeletedResolvers,
  addressFields,
  addressMutations,
  addressSavedResolvers,
  deliveryAddressResolvers,
  postalAddressFields,
} from '../features/addresses/addresses.resolvers.ts';
import {
  alertDeletedResolvers,
  alertFields,
  alertMutations,
  productAlertResolvers,
} from '../features/alerts/alerts.resolvers.ts';
import { authMutations, authQueries } from '../features/auth/auth.resolvers.ts';
import { signInStepMutations } from '../features/auth/sign-in-steps.resolvers.ts';
import { boardFields, postResolvers } from '../features/boards/boards.resolvers.ts';
import {
  bulkOrderFields,
  bulkOrderMutations,
  bulkOrderResolvers,
  bulkOrderDeletedResolvers,
  paidBulkOrderFields,
} from '../features/bulk-orders/bulk-orders.resolvers.ts';
import { cartChangedResolvers, cartFields, cartMutations, cartResolvers } from '../features/cart/cart.resolvers.ts';
import { certificationMutations } from '../features/certification/certification.resolvers.ts';
import { phoneCertificationMutations } from '../features/certification/phone-certification.resolvers.ts';
import { claimPreviewFields } from '../features/claims/claim-preview.resolvers.ts';
import { claimGuideFields, claimMadeResolvers, claimMutations } from '../features/claims/claims.resolvers.ts';
import { cornerFields, cornerResolvers } from '../features/corners/corners.resolvers.ts';
import {
  exhibitionCornerResolvers,
  exhibitionFields,
  exhibitionMutations,
  exhibitionResolvers,
} from '../features/exhibitions/exhibitions.resolvers.ts';
import { faqFields } from '../features/faq/faq.resolvers.ts';
import { keywordFields } from '../features/keywords/keywords.resolvers.ts';
import { lostCredentialsMutations } from '../features/lost-credentials/lost-credentials.resolvers.ts';
import { mailMutations } from '../features/mail/mail.resolvers.ts';
import { mallQueries } from '../features/mall/mall.resolvers.ts';
import {
  favoriteMutations,
  favoriteResolvers,
  memberQueries,
  memberResolvers,
} from '../features/member/member.resolvers.ts';
import {
  memberInformationFields,
  memberInformationMutations,
  profileUpdatedResolvers,
} from '../features/member-information/member-information.resolvers.ts';
import { categoryViewMutations } from '../features/menu/category-view.resolvers.ts';
import { menuFields, subcategoryResolvers } from '../features/menu/menu.resolvers.ts';
import { nodeQueries } from '../features/node/node.resolvers.ts';
import { orderSheetFields, orderSheetMutations } from '../features/order-sheet/order-sheet.resolvers.ts';
import {
  claimResolvers,
  goodsOrderResolvers,
  orderFields,
  orderMutations,
} from '../features/orders/orders.resolvers.ts';
import { orderPlacedResolvers, placingMutations } from '../features/orders/placing.resolvers.ts';
import { paymentFields, paymentMutations, paymentNoticeFields } from '../features/payment/payment.resolvers.ts';
import { paymentResolvers } from '../features/orders/paid-order.resolvers.ts';
import { phoneEstimateFields } from '../features/phone-estimate/phone-estimate.resolvers.ts';
import { phoneOrderMutations, phoneOrderResolvers } from '../features/phone-orders/phone-orders.resolvers.ts';
import { phoneSheetFields, phoneSheetMutations } from '../features/phone-orders/phone-sheets.resolvers.ts';
import { shopSummaryFields } from '../features/my-shop/summary.resolvers.ts';
import {
  inquiryDeletedResolvers,
  inquiryFields,
  inquiryMutations,
  inquiryResolvers,
} from '../features/inquiries/inquiries.resolvers.ts';
import { couponFields, couponMutations, couponResolvers } from '../features/coupons/coupons.resolvers.ts';
import { pointFields } from '../features/points/points.resolvers.ts';
import { popupFields } from '../features/popups/popups.resolvers.ts';
import { cartPriceFields, goodsPriceFields } from '../features/prices/prices.resolvers.ts';
import { goodsResolvers, phoneResolvers } from '../features/products/product-kinds.resolvers.ts';
import { categoryResolvers, productFields } from '../features/products/products.resolvers.ts';
import { promotionFields } from '../features/promotions/promotions.resolvers.ts';
import { signUpMutations } from '../features/sign-up/sign-up.resolvers.ts';
import { siteQueries } from '../features/site/site.resolvers.ts';
import {
  subscriptionOrderConnectionResolvers,
  subscriptionOrderEdgeResolvers,
  subscriptionFields,
  subscriptionMutations,
  subscriptionOrderResolvers,
} from '../features/subscriptions/subscriptions.resolvers.ts';
import {
  subscriptionProductFields,
  subscriptionProductResolvers,
} from '../features/subscriptions/subscription-products.resolvers.ts';
import { startingMutations } from '../features/subscriptions/starting.resolvers.ts';
import { termsFields } from '../features/terms/terms.resolvers.ts';
import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  getDirectiveValues,
  GraphQLSpecifiedByDirective,
  isScalarType,
  type DocumentNode,
  type GraphQLSchema,
  type ScalarTypeDefinitionNode,
} from 'graphql';
import type { MallModel } from '../features/mall/mall.model.ts';
import type { PostModel } from '../features/boards/post.model.ts';
import type { PaymentModel } from '../features/payment/payment.mapper.ts';
import type { GoodsOrderModel } from '../features/orders/order.model.ts';
import type {
  BulkOrder,
  Cart,
  Category,
  Coupon,
  Exhibition,
  ExhibitionCorner,
  Goods,
  GoodsOrder,
  Mall,
  Member,
  Mutation,
  Payment,
  PhoneOrder,
  Post,
  Query,
  Resolvers,
  Inquiry,
  SubscriptionOrder,
  SubscriptionProduct,
  WirelessPhone,
} from './__generated__/schema-types.ts';
import type { PhoneOrderModel } from '../features/phone-orders/phone-order.model.ts';
import type { InquiryModel } from '../features/inquiries/inquiry.model.ts';
import type { SubscriptionModel, SubscriptionProductModel } from '../features/subscriptions/subscription.model.ts';
import type { BulkOrderModel } from '../features/bulk-orders/bulk-order.model.ts';
import type { CartModel } from '../features/cart/cart.model.ts';
import type { CouponModel } from '../features/coupons/coupon.model.ts';
import type { ExhibitionCornerModel, ExhibitionModel } from '../features/exhibitions/exhibition.model.ts';
import type { CategoryModel } from '../features/menu/category.model.ts';
import type { GoodsModel, PhoneModel } from '../features/products/product.model.ts';
import { scalars } from './scalars.ts';

/** Fields of a model that call the mall when they are called. */
type Asynchronous<Model> = {
  [Name in keyof Model]: Model[Name] extends (...args: never[]) => Promise<unknown> ? Name : never;
}[keyof Model];

/**
 * A resolver for each field that the model does not have, so that none is forgotten. Nor does the model stand for a field that calls
 * the mall: a default resolver would call it without a charge.
 */
type ResolversBeside<Type, Model = object> = Record<
  Exclude<keyof Type, Exclude<keyof Model, Asynchronous<Model>> | '__typename'>,
  unknown
>;

/** Every feature's fields in one map; a feature knows nothing of the others. */
export const resolvers: Resolvers = {
  ...scalars,
  ...cornerResolvers,
  Query: {
    ...mallQueries,
    ...memberQueries,
    ...nodeQueries,
    ...authQueries,
    ...siteQueries,
  } satisfies ResolversBeside<Query>,
  Mutation: {
    ...authMutations,
    ...signInStepMutations,
    ...certificationMutations,
    ...phoneCertificationMutations,
    ...signUpMutations,
    ...lostCredentialsMutations,
    ...memberInformationMutations,
    ...favoriteMutations,
    ...categoryViewMutations,
    ...mailMutations,
    ...cartMutations,
    ...couponMutations,
    ...exhibitionMutations,
    ...addressMutations,
    ...alertMutations,
    ...orderSheetMutations,
    ...placingMutations,
    ...orderMutations,
    ...paymentMutations,
    ...claimMutations,
    ...subscriptionMutations,
    ...startingMutations,
    ...inquiryMutations,
    ...phoneSheetMutations,
    ...phoneOrderMutations,
    ...bulkOrderMutations,
  } satisfies ResolversBeside<Mutation>,
  Mall: {
    ...menuFields,
    ...popupFields,
    ...cornerFields,
    ...promotionFields,
    ...termsFields,
    ...keywordFields,
    ...productFields,
    ...boardFields,
    ...faqFields,
    ...postalAddressFields,
    ...paymentNoticeFields,
    ...claimGuideFields,
    ...subscriptionProductFields,
    ...exhibitionFields,
  } satisfies ResolversBeside<Mall, MallModel>,
  AlertDeleted: alertDeletedResolvers,
  Category: { ...categoryResolvers, ...subcategoryResolvers } satisfies ResolversBeside<Category, CategoryModel>,
  Cart: { ...cartResolvers, ...cartPriceFields } satisfies ResolversBeside<Cart, CartModel>,
  CartChanged: cartChangedResolvers,
  Claim: claimResolvers,
  DeliveryAddress: deliveryAddressResolvers,
  DeliveryAddressDeleted: addressDeletedResolvers,
  DeliveryAddressSaved: addressSavedResolvers,
  Goods: { ...goodsResolvers, ...goodsPriceFields } satisfies ResolversBeside<Goods, GoodsModel>,
  WirelessPhone: { ...phoneResolvers, ...phoneEstimateFields } satisfies ResolversBeside<WirelessPhone, PhoneModel>,
  Member: {
    ...memberResolvers,
    ...memberInformationFields,
    ...cartFields,
    ...addressFields,
    ...alertFields,
    ...orderSheetFields,
    ...orderFields,
    ...subscriptionFields,
    ...phoneSheetFields,
    ...paymentFields,
    ...pointFields,
    ...bulkOrderFields,
    ...shopSummaryFields,
    ...inquiryFields,
    ...couponFields,
  } satisfies ResolversBeside<Member>,
  GoodsOrder: { ...goodsOrderResolvers, ...claimPreviewFields } satisfies ResolversBeside<GoodsOrder, GoodsOrderModel>,
  PhoneOrder: phoneOrderResolvers satisfies ResolversBeside<PhoneOrder, PhoneOrderModel>,
  SubscriptionOrder: subscriptionOrderResolvers satisfies ResolversBeside<SubscriptionOrder, SubscriptionModel>,
  SubscriptionOrderConnection: subscriptionOrderConnectionResolvers,
  SubscriptionOrderEdge: subscriptionOrderEdgeResolvers,
  SubscriptionProduct: subscriptionProductResolvers satisfies ResolversBeside<
    SubscriptionProduct,
    SubscriptionProductModel
  >,
  ProductAlert: productAlertResolvers,
  Inquiry: inquiryResolvers satisfies ResolversBeside<Inquiry, InquiryModel>,
  InquiryDeleted: inquiryDeletedResolvers,
  Post: postResolvers satisfies ResolversBeside<Post, PostModel>,
  Payment: { ...paymentResolvers, ...paidBulkOrderFields } satisfies ResolversBeside<Payment, PaymentModel>,
  BulkOrderDeleted: bulkOrderDeletedResolvers,
  BulkOrder: bulkOrderResolvers satisfies ResolversBeside<BulkOrder, BulkOrderModel>,
  Coupon: couponResolvers satisfies ResolversBeside<Coupon, CouponModel>,
  Exhibition: exhibitionResolvers satisfies ResolversBeside<Exhibition, ExhibitionModel>,
  ExhibitionCorner: exhibitionCornerResolvers satisfies ResolversBeside<ExhibitionCorner, ExhibitionCornerModel>,
  OrderPlaced: orderPlacedResolvers,
  ClaimMade: claimMadeResolvers,
  SetFavoriteSuccess: favoriteResolvers,
  ProfileUpdated: profileUpdatedResolvers,
};

const made = new WeakMap<DocumentNode, GraphQLSchema>();

/** The schema with these resolvers, and their charges in the extensions of its fields. Made once per process. */
export function executableSchema(typeDefs: DocumentNode): GraphQLSchema {
  const schema = made.get(typeDefs) ?? makeSchema(typeDefs);
  made.set(typeDefs, schema);
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
