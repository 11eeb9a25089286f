import { anEntry, openEvent } from '../harness/exhibitions.ts';
import { home } from '../harness/world.ts';
import { aKey } from './buying-calls.ts';
import type { GoodCall, GoodCalls } from './case.ts';

const opening =
  (params: object): GoodCall =>
  async (shop) => {
    await openEvent(shop, { exhbNo: 'EX1' });
    return { params: { ...params } };
  };

export const exhibitionCalls: GoodCalls = {
  listExhibitions: opening({ stat: 'ING', exhbTp: 'EVENT' }),
  listPreExhibitions: opening({ stat: 'ING', mallId: home }),
  getExhibition: opening({ exhbNo: 'EX1', corner: 'EC1', sort: 'PRICE_ASC' }),
  getPreExhibition: opening({ exhbNo: 'EX1-page', mallId: home }),
  enterExhibition: async (shop) => {
    await openEvent(shop, { exhbNo: 'EX1' });
    return { params: { exhbNo: 'EX1', ...aKey() }, body: anEntry };
  },
};
