import type { MallResolvers, Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { publicCall } from '../../request/mall-api.ts';
import { charged } from '../../rules/charge.ts';
import { toTermsVersion } from './terms.mapper.ts';
import { termsCall } from './terms.wire.ts';

const termsFields = {
  // The same for members and visitors, so both share the cache: no mall number, which would select the member's call.
  terms: charged({ calls: 1 }, (mall, { kind }, { mallApi }) =>
    mallApi.layout('Mall.terms', null, publicCall(termsCall(mall.number, kind)), mall.id, (wire) =>
      wire.map((version) => toTermsVersion(version, mall)),
    ),
  ),
} satisfies MallResolvers;

export const termsPart = {
  Mall: termsFields,
} satisfies Resolvers;
