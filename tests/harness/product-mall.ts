import { resolve } from 'node:path';
import { startFakeMall, type FakeMall } from '../../bff/test/helpers/fake-mall.ts';
import { startGatewayProcess, type GatewayProcess } from '../../bff/test/helpers/gateway-process.ts';
import { aGoods, aMall, aPhone, productsFor, samples } from '../../bff/test/helpers/samples.ts';

/** A gateway with the storefront, before a mall that has two goods and two phones, and notes its calls. */
export interface ProductMall {
  mall: FakeMall;
  gateway: GatewayProcess;
  close(): Promise<void>;
}

export async function openProductMall(): Promise<ProductMall> {
  const mall = await startFakeMall();
  const options = ['기본', '필터 2개'].map((optNm, index) => ({
    optNo: String(index + 1),
    optNm,
    addPrc: 1000 * index,
    stckqty: 9,
  }));
  const planList = ['가온', '가온 프로'].map((planNm, index) => ({
    planNo: `PL${index + 1}`,
    planNm,
    planPrice: 55_000 + 1000 * index,
  }));
  const answers: Record<string, unknown> = {
    ...samples,
    'pre/layout/product/category/100000': {
      ctgNo: '100000',
      goodsList: null,
      ncpList: [aPhone({ gdsGrpNo: 'HP00000009' })],
      totalCnt: 1,
      page: 1,
      size: 9,
      facetList: [],
    },
  };
  for (const number of ['GD00000101', 'GD00000102']) {
    answers[`pre/layout/product/goods/${number}`] = {
      ...aGoods({ gdsGrpNo: number, ctgNo: '200100' }),
      imgPaths: [],
      detailHtml: '<p>끓는다</p>',
      options,
      dlvPrc: 3000,
      relGdsGrpNos: ['GD00000103', 'HP00000009', 'GD00000104'],
    };
    answers[`pre/layout/product/goods/${number}/calc`] = { lnPrc: 1_000, dlvPrc: 0, payPrc: 1_000, instList: [] };
  }
  for (const number of ['HP00000001', 'HP00000002']) {
    answers[`pre/layout/product/wireless/${number}`] = {
      ...aPhone({ gdsGrpNo: number, masterCtgNo: '100000' }),
      relsPrc: 1_254_000,
      joinTpList: ['NEW'],
      instMnthList: [24],
      planList,
    };
  }
  answers['users/info'] = { memNo: 'MB000001', memNm: '홍길동', mallId: 'M0001', salesType: 'GENERAL' };
  answers['layout/smart'] = [{ searchNo: 1, srhName: '무선', prir: 1 }];
  for (const [path, answer] of Object.entries(answers)) {
    mall.on(path, () => answer);
    const asMember = path.replace(/^pre\/(?:layout\/(?=product\/))?/u, '').replace(/^product\//u, 'products/');
    if (path.startsWith('pre/') && !(asMember in answers)) mall.on(asMember, () => answer);
  }
  for (const path of ['pre/layout/product/goods', 'products/goods']) mall.on(path, productsFor);
  // A separate mall for each test: nothing of a mall without visits is cached.
  mall.on('pre/layout/login', ({ query }) => ({
    adMall: aMall({ mallId: query.get('mallUrl'), mallUrl: query.get('mallUrl') }),
    endPoint: '',
    tokenInfo: null,
  }));
  const webDist = resolve(import.meta.dirname, '../../web/dist');
  const gateway = await startGatewayProcess({
    MALL_API_URL: mall.url,
    WEB_DIST: webDist,
    WARM_UP_MS: '0',
    RENDER_MS: '30000',
  });
  const close = async () => {
    await gateway.close();
    await mall.close();
  };
  return { mall, gateway, close };
}
