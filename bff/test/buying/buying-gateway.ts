import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { endlessTimeouts, openGateway, type OpenGateway, type Told } from '../helpers/open-gateway.ts';
import { anAccessToken } from '../helpers/samples.ts';
import { anOrder, anOrderHead, aPayment, aSheet, someGuides, someShipments } from './samples.ts';

export const bearer = { authorization: `Bearer ${anAccessToken()}` };

interface BuyingGateway {
  readonly mall: FakeMall;
  readonly gateway: OpenGateway;
  viewer: (selection: string, headers?: Record<string, string>) => Promise<Told>;
  /** The viewer's fields, without any error. */
  told: (selection: string) => Promise<Told['data']>;
  /** The paths called besides these. */
  callsBesides: (...paths: string[]) => string[];
}

/** For all tests of a file: a gateway before a mall that answers each read of buying. */
export function buyingGateway(): BuyingGateway {
  let mall: FakeMall;
  let gateway: OpenGateway;
  beforeAll(async () => {
    mall = await startFakeMall();
    gateway = await openGateway(mall.url, endlessTimeouts);
  });
  beforeEach(() => {
    mall.calls.splice(0);
    const answers: Record<string, unknown> = {
      'users/info': { memNo: 'MB1', memNm: '홍길동', mallId: 'M0001' },
      carts: { cartList: [], dlvGrpList: [], summary: aSheet().summary },
      deliveries: [],
      'orders/sheet/OS1': aSheet(),
      orders: { list: [anOrderHead], totalCnt: 41, page: 1, size: 20 },
      'orders/OR1': anOrder(),
      'orders/OR1/delivery': someShipments,
      'payments/OR1/status': aPayment,
      'payments/notice': someGuides,
      'pre/payments/notice': someGuides,
      'claims/info': someGuides,
      'pre/claims/info': someGuides,
    };
    for (const [path, answer] of Object.entries(answers)) mall.on(path, () => answer);
  });
  afterAll(async () => {
    await gateway.close();
    await mall.close();
  });

  const viewer = (selection: string, headers: Record<string, string> = bearer) =>
    gateway.ask(`{ viewer(mallUrl: "familyshop") { ${selection} } }`, {}, headers);
  return {
    get mall() {
      return mall;
    },
    get gateway() {
      return gateway;
    },
    viewer,
    async told(selection) {
      const { data, errors } = await viewer(selection);
      expect(errors).toEqual([]);
      return data.viewer;
    },
    callsBesides: (...paths) => mall.calls.map(({ path }) => path).filter((path) => !paths.includes(path)),
  };
}

export const codesOf = ({ errors }: Told) => errors.map(({ extensions }) => extensions.code);
