// The only way from the two contracts, written in schema/ and mall/openapi/, to their published documents, types, operations and hooks.
import type { CodegenConfig } from '@graphql-codegen/cli';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';
import { mergedSchema } from './scripts/codegen/merged-schema.ts';
import { operationStaleness } from './scripts/codegen/staleness.ts';

const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  emitLegacyCommonJSImports: false,
  importExtension: '.ts',
  errorsOnly: true,
  generates: {
    'schema.graphql': { plugins: ['./scripts/codegen/contract-plugin.ts'] },
    'mall/openapi.yaml': { plugins: ['./scripts/codegen/contract-plugin.ts'] },
    'mall/operator-api.yaml': { plugins: ['./scripts/codegen/contract-plugin.ts'] },
    'bff/src/upstream/__generated__/mall-api.ts': {
      plugins: ['./scripts/codegen/openapi-plugin.ts'],
    },
    'mall/src/http/__generated__/calls.ts': { plugins: ['./scripts/codegen/calls-plugin.ts'] },
    'mall/src/operator/__generated__/operator-calls.ts': {
      plugins: ['./scripts/codegen/calls-plugin.ts'],
      config: { contract: 'operator' },
    },
    'bff/src/graphql/__generated__/schema-types.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../../request/context.ts#GatewayContext',
        enumsAsTypes: true,
        useTypeImports: true,
        maybeValue: 'T | null | undefined',
        // A mapper has a line for each field, also for one that may be null.
        avoidOptionals: { field: true },
        resolversNonOptionalTypename: { unionMember: true, interfaceImplementingType: true },
        scalars: {
          Date: 'string',
          DateTime: 'string',
          HexColor: 'string',
          Html: 'string',
          LocalTime: 'string',
          URL: 'string',
          Won: 'number',
        },
        mappers: {
          Mall: '../../features/mall/mall.model.ts#MallModel',
          Category: '../../features/menu/category.model.ts#CategoryModel',
          ProductCorner: '../../features/corners/corner.model.ts#ProductCornerModel',
          Goods: '../../features/products/product.model.ts#GoodsModel',
          WirelessPhone: '../../features/products/product.model.ts#PhoneModel',
          ProductAlert: '../../features/alerts/alert.model.ts#AlertModel',
          DeliveryAddress: '../../features/addresses/address.model.ts#AddressModel',
          Cart: '../../features/cart/cart.model.ts#CartModel',
          Coupon: '../../features/coupons/coupon.model.ts#CouponModel',
          CouponOffer: '../../features/coupons/coupon.model.ts#CouponOfferModel',
          Exhibition: '../../features/exhibitions/exhibition.model.ts#ExhibitionModel',
          ExhibitionCorner: '../../features/exhibitions/exhibition.model.ts#ExhibitionCornerModel',
          GoodsOrder: '../../features/orders/order.model.ts#GoodsOrderModel',
          PhoneOrder: '../../features/phone-orders/phone-order.model.ts#PhoneOrderModel',
          Inquiry: '../../features/inquiries/inquiry.model.ts#InquiryModel',
          SubscriptionOrder: '../../features/subscriptions/subscription.model.ts#SubscriptionModel',
          SubscriptionProduct: '../../features/subscriptions/subscription.model.ts#SubscriptionProductModel',
          BulkOrder: '../../features/bulk-orders/bulk-order.model.ts#BulkOrderModel',
          Claim: '../../features/orders/order.model.ts#ClaimModel',
          Post: '../../features/boards/post.model.ts#PostModel',
          Payment: '../../features/payment/payment.mapper.ts#PaymentModel',
          Member: '../../features/member/member.model.ts#MemberModel',
          ProfileUpdated: '../../features/member-information/member-information.model.ts#ProfileUpdatedModel',
          SetFavoriteSuccess: '../../features/member/member.model.ts#SetFavoriteModel',
        },
      },
    },
    'packages/client/src/__generated__/schema-types.ts': {
      plugins: ['typescript'],
      config: {
        enumsAsTypes: true,
        useTypeImports: true,
        avoidOptionals: { field: true, inputValue: false },
        maybeValue: 'T | null',
        inputMaybeValue: 'T | null | undefined',
        scalars: {
          Date: 'string',
          DateTime: 'string',
          HexColor: 'string',
          Html: 'string',
          LocalTime: 'string',
          URL: 'string',
          Won: 'number',
        },
      },
    },
    'packages/client/src/__generated__/possible-types.ts': {
      plugins: ['./scripts/codegen/possible-types-plugin.ts'],
    },
    'web/src/__generated__/': {
      documents: ['web/src/**/*.graphql'],
      preset: 'client',
      documentTransforms: [addTypenameSelectionDocumentTransform],
      presetConfig: {
        fragmentMasking: false,
        persistedDocuments: true,
        onExecutableDocumentNode: operationStaleness(mergedSchema()),
      },
      config: {
        enumsAsTypes: true,
        useTypeImports: true,
        scalars: {
          Date: 'string',
          DateTime: 'string',
          HexColor: 'string',
          Html: 'string',
          LocalTime: 'string',
          URL: 'string',
          Won: 'number',
        },
      },
    },
    'web/src/__generated__/possible-types.ts': {
      documents: ['web/src/**/*.graphql'],
      plugins: ['./web/codegen/possible-types-plugin.ts'],
    },
    'web/src/__generated__/hooks.ts': {
      documents: ['web/src/**/*.graphql'],
      plugins: ['./scripts/codegen/hooks-plugin.ts'],
      config: { documentsFrom: './graphql.ts' },
    },
  },
};

export default config;
