import { MallError, type MallRefusal } from '../../errors/mall-error.ts';
import type {
  InquiryDeletedResolvers,
  InquiryResolvers,
  MemberResolvers,
  MutationResolvers,
  Resolvers,
} from '../../graphql/__generated__/schema-types.ts';
import type { GatewayContext } from '../../request/context.ts';
import { charged, form, usualLength } from '../../rules/charge.ts';
import { readConnection } from '../../rules/pages.ts';
import { rowResolvers } from '../../rules/row-fields.ts';
import { keyConflict, limitReached, wrongState } from '../forms/conflicts.ts';
import { sendMemberAction } from '../forms/forms.ts';
import { currentMember } from '../member/current-member.ts';
import type { MemberMall } from '../member/member.model.ts';
import type { InquiryModel } from './inquiry.model.ts';
import { inquiryLoaders } from './inquiries.loaders.ts';
import { inquiryId, toInquiry, toInquiryOfList } from './inquiries.mapper.ts';
import { inquiryDetailFields } from './inquiry.fields.ts';
import {
  createInquiryCall,
  deleteInquiryCall,
  inquiriesCall,
  inquiryTypesCall,
  updateInquiryCall,
  type WireInquiryChange,
} from './inquiries.wire.ts';

const inquiryFields = {
  inquiryTypes: charged({ calls: 1, items: usualLength }, async (_member, _arguments, { mallApi }) =>
    (await mallApi.asMember(inquiryTypesCall)).map(({ qstnTpCd, qstnTpNm }) => ({ code: qstnTpCd, name: qstnTpNm })),
  ),
  inquiries: async ({ mall }, { isAnswered, from, to, ...paging }, { mallApi }) => {
    const { connection } = await readConnection(paging, {
      read: (query) => mallApi.asMember(inquiriesCall({ isAnswered, from, to }, query)),
      keyOf: ({ qstnNo }) => qstnNo,
      toNode: (row) => toInquiryOfList(row, mall),
    });
    return connection;
  },
  inquiry: charged({ calls: 1, knows: 'detail' }, async ({ mall }, { number }, context) => {
    const wire = await inquiryLoaders(context).single(number);
    return wire && toInquiry(wire, mall);
  }),
} satisfies MemberResolvers;

const inquiryResolvers = {
  ...rowResolvers(
    inquiryDetailFields,
    { needs: 'detail' },
    async ({ detail, number }: InquiryModel, context: GatewayContext) =>
      detail ?? (await inquiryLoaders(context).single(number)),
  ),
  member: charged({ calls: 1 }, ({ mall }, _arguments, context) => currentMember(context, mall)),
} satisfies InquiryResolvers;

const inquiryDeletedResolvers = {
  member: charged({ calls: 1 }, ({ member }) => member),
} satisfies InquiryDeletedResolvers;

const createConflict = (refusal: MallRefusal) => limitReached(refusal) ?? keyConflict(refusal);

/** Its response holds the inquiry in full. */
const write = { ...form, knows: 'detail' } as const;

const inquiryMutations = {
  createInquiry: charged(write, (_root, { input }, context) =>
    sendMemberAction(
      context,
      { mallUrl: input.mallUrl, call: createInquiryCall(input), toMember: createConflict },
      writtenInquiry,
    ),
  ),
  updateInquiry: charged(write, (_root, { input }, context) =>
    sendMemberAction(
      context,
      { mallUrl: input.mallUrl, call: updateInquiryCall(input), toMember: wrongState },
      writtenInquiry,
    ),
  ),
  deleteInquiry: (_root, { input }, context) =>
    sendMemberAction(
      context,
      { mallUrl: input.mallUrl, call: deleteInquiryCall(input.number), toMember: wrongState },
      (_deleted, mall) => ({
        __typename: 'InquiryDeleted' as const,
        deletedId: inquiryId(mall, input.number),
        member: currentMember(context, mall),
      }),
    ),
} satisfies MutationResolvers;

function writtenInquiry({ qstn }: WireInquiryChange, mall: MemberMall): InquiryModel {
  if (!qstn) throw new MallError('bad-answer', 'questions', { detail: 'the response lacks what was written' });
  return toInquiry(qstn, mall);
}

export const inquiriesPart = {
  Mutation: inquiryMutations,
  Member: inquiryFields,
  Inquiry: inquiryResolvers,
  InquiryDeleted: inquiryDeletedResolvers,
} satisfies Resolvers;
