import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { aMall } from '../helpers/samples.ts';

let mall: FakeMall;
let gateway: OpenGateway;

beforeAll(async () => {
  mall = await startFakeMall();
  gateway = await openGateway(mall.url, {
    IMAGE_HOST: 'https://img.example.com',
    FAMILY_SITE_URL: 'https://family.example.com/',
  });
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
});

test('a mall is returned with its frame', async () => {
  const { data, errors } =
    await gateway.ask(`{ mall(device: DESKTOP) { number url title salesType openAreas requiresLogin isMarketing supportsMobile theme
    branding { logo { url alt } } customerCenter { phone opensAt closesAt } company { name } } site { familySiteUrl chatbotUrl } isRecaptchaRequired }`);
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    mall: {
      number: 'M0001',
      salesType: 'GENERAL',
      theme: 'A',
      supportsMobile: true,
      branding: { logo: { url: 'https://img.example.com/images/mall/A/ci.svg', alt: '한빛 패밀리샵' } },
      customerCenter: { opensAt: '09:00', closesAt: '18:30' },
    },
    site: { familySiteUrl: 'https://family.example.com/', chatbotUrl: null },
    isRecaptchaRequired: false,
  });
});

test.each([
  [{}, false],
  [{ PG_TEST: '1' }, false],
  [{ PG_TEST: 'public' }, true],
  [{ PG_TEST: 'public', PG_URL: 'https://api.payment.example' }, false],
] as const)('with %o it is a demonstration: %s', async (settings, isDemonstration) => {
  const other = await openGateway(mall.url, settings);
  expect((await other.ask('{ site { isDemonstration } }')).data).toEqual({ site: { isDemonstration } });
  await other.close();
});

test('menu, promotions, popups, corners and terms are returned, for phones with their links', async () => {
  const { data, errors } = await gateway.ask(`{ mall(device: MOBILE) {
    menu { number name type url isShownOnMobile subcategories { number url } }
    promotions { name url startsAt endsAt } popups { number kind html url }
    corners { __typename name area ... on BannerCorner { banners { url image { url alt } } } ... on HtmlCorner { html } ... on ProductCorner { productNumbers } }
    terms(kind: TERMS_OF_USE) { html approvedAt } } }`);
  expect(errors).toEqual([]);
  expect(data?.mall.menu).toEqual([
    {
      number: '200000',
      name: '생활',
      type: 'GENERAL',
      url: '/m/familyshop/goods/living?ctgNo=200000',
      isShownOnMobile: true,
      subcategories: [{ number: '200100', url: '/m/familyshop/goods/living?ctgNo=200100' }],
    },
  ]);
  expect(data?.mall.promotions).toMatchObject([
    { url: '/m/familyshop/goods/phone', startsAt: '2026-03-01T09:00:00+09:00', endsAt: null },
  ]);
  expect(data?.mall.popups).toMatchObject([
    { kind: 'TOP', html: '<strong>첫 구매</strong>', url: '/m/familyshop/board/boardList?tp=CM00404&page=1' },
  ]);
  expect(data?.mall.corners).toMatchObject([
    {
      __typename: 'BannerCorner',
      area: 'DESKTOP_MAIN_1',
      banners: [{ url: '/m/familyshop/goods/phone?ctgNo=1', image: { alt: '봄' } }],
    },
    { __typename: 'ProductCorner', productNumbers: ['GD00000101', 'HP00000001'] },
    { __typename: 'HtmlCorner', html: '<p>배송 안내</p>' },
  ]);
  expect(data?.mall.terms[0].html).toBe('<p>한빛 패밀리샵 (familyshop) 이용약관</p>');
});

test('boards and questions are returned', async () => {
  const { data, errors } = await gateway.ask(`{ mall(device: DESKTOP) {
    posts(board: NOTICE) { totalCount nodes { number title isPinned postedAt } } post(number: "101") { html next { number title } previous { number } }
    missing: post(number: "no") { number } faq { categories { code name } questions { question answer } } } }`);
  expect(errors).toEqual([]);
  expect(data?.mall).toMatchObject({
    posts: { totalCount: 1, nodes: [{ number: '101', isPinned: true, postedAt: '2026-03-01T09:00:00+09:00' }] },
    post: { html: '<p>안내</p>', next: { number: '102' }, previous: null },
    missing: null,
    faq: { categories: [{ code: 'FAQ01', name: '배송' }], questions: [{ question: '언제?', answer: '<p>곧</p>' }] },
  });
});

test('an unknown mall is null, and one whose name cannot be a mall costs no call', async () => {
  mall.on('pre/layout/login', ({ query }, response) => {
    if (query.get('mallUrl') === 'nowhere') {
      response
        .writeHead(404)
        .end(JSON.stringify({ code: '1404', message: '없는 몰입니다.', description: null, data: null }));
    }
    return { adMall: aMall(), endPoint: '', tokenInfo: null };
  });
  const { data, errors } = await gateway.ask('{ mall(url: "nowhere", device: DESKTOP) { number } }');
  expect({ data, errors }).toEqual({ data: { mall: null }, errors: [] });
  const before = mall.calls.length;
  expect((await gateway.ask('{ mall(url: "../admin", device: DESKTOP) { number } }')).data).toEqual({ mall: null });
  expect(mall.calls).toHaveLength(before);
});

test('an unknown kind of mall opens nothing', async () => {
  mall.on('pre/layout/login', () => ({
    adMall: aMall({ mallSalesType: 'MOON', mallStyle: 'Z', centerStartTime: 'soon' }),
    endPoint: null,
  }));
  const { data, errors } = await gateway.ask(
    '{ mall(url: "moon", device: DESKTOP) { salesType openAreas theme customerCenter { opensAt } } }',
  );
  expect(errors).toEqual([]);
  expect(data?.mall).toEqual({ salesType: 'ERROR', openAreas: [], theme: 'A', customerCenter: { opensAt: null } });
});

test('invalid rows cost themselves and nothing else', async () => {
  mall.on('pre/layout/login', () => ({ adMall: aMall({ mallId: 'M0007', mallUrl: 'odd' }), endPoint: null }));
  mall.on('pre/layout/menu', () => [
    null,
    { ctgNm: 'no number' },
    { ctgNo: 5, ctgNm: '숫자', ctgType: 'GD99999', prir: 'first', gdCtgSub: 'none' },
  ]);
  mall.on('pre/layout/mcorner', () => [
    { cornerNo: 'C9', dispArea: '099001', dispType: 'DP00999', contents: [] },
    { cornerNo: 'C8', dispArea: '099001', dispType: 'DP00104', contents: null },
  ]);
  const { data, errors } = await gateway.ask(
    '{ mall(url: "odd", device: DESKTOP) { menu { number type priority subcategories { number } } corners { __typename area } } }',
  );
  expect(errors).toEqual([]);
  expect(data?.mall).toEqual({
    menu: [{ number: '5', type: null, priority: null, subcategories: [] }],
    corners: [{ __typename: 'HtmlCorner', area: null }],
  });
});

test('an e-mail address is returned if it is valid, and nothing with it', async () => {
  const addresses: Record<string, string> = {
    'mail-plain': 'help@familyshop.example',
    'mail-copies': 'a@b.example?bcc=thief@evil.example&body=hello',
    'mail-markup': '"><img src=x>@b.example',
  };
  mall.on('pre/layout/login', ({ query }) => {
    const mallUrl = query.get('mallUrl') ?? '';
    return {
      adMall: aMall({ mallId: mallUrl, mallUrl, mallEmail: addresses[mallUrl] }),
      endPoint: null,
      tokenInfo: null,
    };
  });
  const { data } = await gateway.ask(`fragment Mail on Mall { customerCenter { email } }
    { plain: mall(url: "mail-plain", device: DESKTOP) { ...Mail } copies: mall(url: "mail-copies", device: DESKTOP) { ...Mail } markup: mall(url: "mail-markup", device: DESKTOP) { ...Mail } }`);
  expect([data?.plain, data?.copies, data?.markup].map((each) => each?.customerCenter.email)).toEqual([
    'help@familyshop.example',
    null,
    null,
  ]);
});

const category = (ctgNo: string, mobileUseYn: 'Y' | 'N', gdCtgSub: unknown[] = []) => ({
  ctgNo,
  ctgNm: `분류 ${ctgNo}`,
  ctgType: 'GD05302',
  url: `/goods/a?ctgNo=${ctgNo}`,
  prir: 1,
  mobileUseYn,
  gdCtgSub,
});

test('a category that phones do not list still opens by its number, and so do its children', async () => {
  mall.on('pre/layout/login', () => ({
    adMall: aMall({ mallId: 'M0008', mallUrl: 'hiding' }),
    endPoint: null,
    tokenInfo: null,
  }));
  const hidden = category('300000', 'N', [category('300100', 'Y'), category('300200', 'N')]);
  mall.on('pre/layout/menu', ({ query }) => [
    category('310000', 'Y'),
    ...(query.get('device') === 'MO' ? [] : [hidden]),
  ]);
  const fields = '{ number url isShownOnMobile subcategories { number } }';
  const { data, errors } =
    await gateway.ask(`{ mall(url: "hiding", device: MOBILE) { menu { number } top: category(number: "300000") ${fields}
    shown: category(number: "300100") ${fields} hidden: category(number: "300200") ${fields} none: category(number: "399999") { number } } }`);
  expect(errors).toEqual([]);
  expect(data?.mall).toEqual({
    menu: [{ number: '310000' }],
    top: {
      number: '300000',
      url: '/m/hiding/goods/a?ctgNo=300000',
      isShownOnMobile: false,
      subcategories: [{ number: '300100' }],
    },
    shown: expect.objectContaining({ number: '300100', isShownOnMobile: true }),
    hidden: expect.objectContaining({ number: '300200', isShownOnMobile: false }),
    none: null,
  });
});
