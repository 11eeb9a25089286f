import type { OptionWordsRule, PickupPlace } from '../../graphql/__generated__/schema-types.ts';
import type { WireGoodsDetail, WirePickupPlace } from './goods.wire.ts';

export function toPickupPlace({ plcNo, plcNm, addr, telNo, openCntn }: WirePickupPlace): PickupPlace {
  return { number: plcNo, name: plcNm, address: addr, phone: telNo, openingHours: openCntn };
}

type WireWordsRule = NonNullable<NonNullable<WireGoodsDetail['options']>[number]['txtReq']>;

export function toWordsRule({ titleNm, maxLen, chrCntn }: WireWordsRule): OptionWordsRule {
  return { title: titleNm, maximumLength: maxLen, allowedCharacters: chrCntn };
}
