import type { Promotion } from '../../graphql/__generated__/schema-types.ts';
import { opaqueId } from '../../rules/ids.ts';
import { toImage } from '../../rules/image.ts';
import { toInstant } from '../../rules/korean-time.ts';
import { toLink } from '../../rules/link.ts';
import type { MallScope } from '../mall/mall.model.ts';
import type { WirePromotion } from './promotions.wire.ts';

export function toPromotion(wire: WirePromotion, mall: MallScope): Promotion {
  return {
    id: opaqueId('Promotion', mall.number, wire.promNo, mall.device),
    number: wire.promNo,
    name: wire.promNm,
    description: wire.promDesc,
    image: toImage(mall.imageHost, wire.imgPath, wire.promNm),
    url: toLink(wire.url, { mallUrl: mall.url, device: mall.device }),
    startsAt: toInstant(wire.startDts),
    endsAt: toInstant(wire.endDts),
    priority: wire.prir,
  };
}
