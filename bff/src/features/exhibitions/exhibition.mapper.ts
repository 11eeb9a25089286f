import { mallKey, opaqueId } from '../../rules/ids.ts';
import { toImage } from '../../rules/image.ts';
import { toInstant } from '../../rules/korean-time.ts';
import { fromCode } from '../../upstream/wire.ts';
import type { MallModel } from '../mall/mall.model.ts';
import { statuses, types } from './exhibition-codes.ts';
import type { CornerPage, ExhibitionCornerModel, ExhibitionModel } from './exhibition.model.ts';
import type { WireCorner, WireExhibition, WireExhibitionDetail } from './exhibition.wire.ts';

export function toExhibition(wire: WireExhibition, mall: MallModel): ExhibitionModel {
  return {
    __typename: 'Exhibition',
    mall,
    id: opaqueId('Exhibition', mallKey(mall), wire.exhbNo),
    number: wire.exhbNo,
    urlName: wire.urlNm,
    name: wire.exhbNm,
    type: fromCode(types, wire.exhbTp, 'exhbTp'),
    summary: wire.sumCntn,
    image: toImage(mall.imageHost, wire.imgPath, wire.exhbNm),
    startsAt: toInstant(wire.startDts),
    endsAt: toInstant(wire.endDts),
    announcedAt: toInstant(wire.winDts),
    status: fromCode(statuses, wire.stat, 'stat'),
    takesEntries: wire.entryYn ?? false,
    mallTime: toInstant(wire.nowDts),
    detail: null,
  };
}

export function toSingleExhibition(wire: WireExhibitionDetail, mall: MallModel): ExhibitionModel {
  return { ...toExhibition(wire, mall), detail: wire };
}

export function toCorner(wire: WireCorner, exhibitionNumber: string, mall: MallModel): ExhibitionCornerModel {
  return {
    mall,
    exhibitionNumber,
    id: opaqueId('ExhibitionCorner', mallKey(mall), exhibitionNumber, wire.cornerNo),
    number: wire.cornerNo,
    name: wire.cornerNm,
    firstPage: toCornerPage(wire),
  };
}

export function toCornerPage({ totalCnt, contents }: WireCorner): CornerPage {
  const productNumbers = [...new Set((contents ?? []).map(({ gdsGrpNo }) => gdsGrpNo))];
  return { productNumbers, totalCount: Math.max(totalCnt ?? 0, productNumbers.length) };
}
