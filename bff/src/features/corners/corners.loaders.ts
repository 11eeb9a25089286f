import type { DisplayArea } from '../../graphql/__generated__/schema-types.ts';
import type { GatewayContext } from '../../request/context.ts';
import type { CallVariants } from '../../request/mall-api.ts';
import { perRequest } from '../../request/per-request.ts';
import type { MallModel } from '../mall/mall.model.ts';
import type { CornerModel } from './corner.model.ts';
import { toCorners } from './corners.mapper.ts';
import { areaCornerCalls, mainCornerCalls, type WireCorner } from './corners.wire.ts';
import { areaCode, byArea, isOnMainPage } from './display-areas.ts';

/** Corners of some areas, or of the device's main page: one call for the main page, one for each other area. */
export const cornerLoader = perRequest(createCornerLoader);

function createCornerLoader({
  mallApi,
}: GatewayContext): (mall: MallModel, areas: readonly DisplayArea[] | null) => Promise<CornerModel[]> {
  const load = (mall: MallModel, calls: CallVariants<WireCorner[]>) =>
    mallApi.layout('Mall.corners', mall.number, calls, mall.id, (wire) => toCorners(wire, mall));

  return async (mall, areas) => {
    if (areas === null) return givenOut(await load(mall, mainCornerCalls(mall)), mall);
    const wanted = [...new Set(areas)];
    const onMain = wanted.filter((area) => isOnMainPage(area, mall.device));
    const elsewhere = wanted.filter((area) => !isOnMainPage(area, mall.device));
    const responses = await Promise.all([
      ...(onMain.length > 0 ? [load(mall, mainCornerCalls(mall))] : []),
      ...elsewhere.map((area) => load(mall, areaCornerCalls(mall, areaCode(area)))),
    ]);
    const corners = responses.flat().filter(({ area }) => area && wanted.includes(area));
    return givenOut(
      corners.toSorted((one, other) => byArea(one.area ?? null, other.area ?? null)),
      mall,
    );
  };
}

function givenOut(corners: CornerModel[], mall: MallModel): CornerModel[] {
  return corners.map((corner) => (corner.__typename === 'ProductCorner' ? { ...corner, mall } : corner));
}
