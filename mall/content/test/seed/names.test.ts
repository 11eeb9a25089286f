import { describe, expect, test } from 'vitest';
import { linesOfSort } from '../../src/seed/catalog/lines-of-sort.ts';
import { optionsOfSort } from '../../src/seed/catalog/options-of-sort.ts';
import { sellingOfSort } from '../../src/seed/catalog/selling-of-sort.ts';
import { allGoods } from '../../src/seed/goods/all-goods.ts';
import { drawingOf } from '../../src/pictures/product-kinds.ts';
import { allSorts } from './sorts.ts';

const goods = allGoods().map(({ product, placing, options }) => ({ ...product, ...placing, options }));
const nouns = new Set(allSorts.map(({ sort }) => sort.noun));

describe('a name combines what belongs together', () => {
  test('a title belongs to one kind of book', () => {
    const books = allSorts.filter(({ kind }) => kind.key === 'book');
    const titles = books.flatMap(({ sort, lines }) => [...new Set(lines)].map((line) => ({ line, noun: sort.noun })));
    const byTitle = Map.groupBy(titles, ({ line }) => line);
    expect([...byTitle].filter(([, sorts]) => sorts.length > 1).map(([title]) => title)).toEqual([]);
    const cookbooks = linesOfSort['요리책'] ?? [];
    const named = goods.filter(({ name }) => name.includes('요리책'));
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter(({ name }) => !cookbooks.some((title) => name.includes(title)))).toEqual([]);
  });

  test('a line uses no word of another sort of its kind', () => {
    const wrong = allSorts.flatMap(({ kind, sort, lines }) => {
      const others = kind.variants
        .flatMap(({ noun }) => noun.split(' '))
        .filter((word) => word.length > 1 && !sort.noun.includes(word));
      return lines
        .filter((line) => others.some((word) => line.replaceAll(' ', '').includes(word)))
        .map((line) => `${line} ${sort.noun}`);
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    ['a size', /미니|빅돔|꼬마/u, /미니|소형|1인|꼬마|휴대용|어린이|자전거|참외|다육이|여행용|크로스백/u],
    [
      'glass, cups or a drip',
      /유리숲|드립|빨대|도자기/u,
      /유리|드립|텀블러|머그|커피|구강|물병|뚝배기|꽃차|냄비|궁중팬|화분|꽃/u,
    ],
    ['what comes in a cup', /빙수|케이크/u, /^$/u],
    ['a way to make rain dry', /드라이존/u, /제습기/u],
    ['men and women alike', /남녀공용/u, /재킷|집업|패딩|티셔츠|화|스니커즈|슬리퍼/u],
  ])('%s stands only in names of what has it', (_what, word, fitting) => {
    expect(goods.map(({ name }) => name).filter((name) => word.test(name) && !fitting.test(name))).toEqual([]);
  });

  test.each([
    ['4도어 냉장고', 'L', 500, 950],
    ['양문형 냉장고', 'L', 500, 950],
    ['뚜껑형 김치냉장고', 'L', 120, 330],
    ['소형 냉장고', 'L', 40, 150],
    ['드럼 세탁기', 'kg', 9, 26],
    ['통돌이 세탁기', 'kg', 8, 20],
    ['미니 아기옷 세탁기', 'kg', 2, 5],
    ['미니 빨래건조기', 'kg', 2, 5],
    ['히트펌프 의류건조기', 'kg', 9, 24],
    ['미니 1인 밥솥', '인용', 1, 2],
    ['백패킹 텐트', '인용', 1, 2],
    ['리빙쉘 텐트', '인용', 4, 8],
    ['초경량 노트북', '인치', 13, 16],
    ['휴대용 모니터', '인치', 13, 17],
    ['4K UHD 스마트 TV', '인치', 40, 90],
  ])('the size of a %s is of its class', (noun, unit, low, high) => {
    const sizes = goods
      .filter(({ name }) => name.includes(noun))
      .flatMap(({ name }) => {
        const rest = name.replace(noun, '');
        return [...rest.matchAll(new RegExp(`([\\d.]+)${unit}`, 'gu'))].map(([, size]) => ({
          name,
          size: Number(size),
        }));
      });
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes.filter(({ size }) => size < low || size > high)).toEqual([]);
  });

  test('no name or option of a subscription says how often it comes: the member chooses', () => {
    const subscriptions = allGoods().filter(({ goods: { subs } }) => subs !== null);
    expect(subscriptions.length).toBeGreaterThan(100);
    const texts = subscriptions.flatMap(({ product, options }) => [product.name, ...options.map(({ optNm }) => optNm)]);
    expect(texts.filter((text) => /매[주월]|주마다|주 \d회|개월마다/u.test(text))).toEqual([]);
  });

  test('a small number in a name is the number of pieces in its image', () => {
    const wrong = goods.flatMap(({ name, imgPaths }) => {
      const drawing = drawingOf((imgPaths[0]?.split('/')[3] ?? '') as Parameters<typeof drawingOf>[0]);
      return [...name.matchAll(/(?<![\d.])([2-8])(?:개입|개(?!월)|장|병|통|자루|매|켤레|권|종|팩|알|미)(?![가-힣])/gu)]
        .filter(([, count]) => Number(count) !== (drawing.pieces ?? 1))
        .map(([told]) => `${name}: ${told} told, ${drawing.pieces ?? 1} drawn`);
    });
    expect(wrong).toEqual([]);
  });
});

describe('texts and offers fit each sort', () => {
  test.each([
    ['lines', linesOfSort],
    ['sentences', sellingOfSort],
    ['options', optionsOfSort],
  ])('%s of a sort are those of a sort that there is', (_what, bySort) => {
    expect(Object.keys(bySort).filter((noun) => !nouns.has(noun))).toEqual([]);
  });

  /** Words that are true of some sorts only, and those sorts. */
  const telling: readonly (readonly [says: RegExp, fits: RegExp])[] = [
    [/두유|콩을 불리/u, /두유/u],
    [/칼날/u, /블렌더|믹서/u],
    [/착즙|통째로 넣/u, /착즙기/u],
    [/이어팁|출퇴근길의 낮은 소음|케이스를 열면/u, /노이즈캔슬링 무선 이어폰/u],
    [/머리띠|귀 덮개/u, /헤드폰|헤드셋/u],
    [/배터리 셀/u, /보조배터리/u],
    [/카메라 둘레/u, /케이스/u],
    [/벽걸이|리모컨/u, /TV/u],
    [/우유 거품/u, /에스프레소|전자동/u],
    [/원두를 갈/u, /전자동/u],
    [/김이 빠질/u, /압력밥솥/u],
    [/80도/u, /드립/u],
    [/코팅/u, /인덕션 프라이팬|타프/u],
    [/다섯 겹/u, /통5중/u],
    [/물결 홈/u, /그릴팬/u],
    [/도마/u, /도마/u],
    [/얼음이/u, /텀블러|쿨러/u],
    [/솜이/u, /차렵이불/u],
    [/이불 네 귀퉁이/u, /이불/u],
    [/볼트|우레탄/u, /사무용/u],
    [/전구는/u, /장스탠드/u],
    [/목둘레/u, /반팔/u],
    [/깔창|새끼발가락|뒤꿈치로/u, /화|스니커즈/u],
    [/조용한 바퀴|가방을 닫을/u, /캐리어/u],
    [/어깨끈의 높이/u, /백팩|책가방|배낭/u],
    [/화장 전/u, /선크림/u],
    [/시향/u, /퍼퓸/u],
    [/정수리의 기름|머리를 말리/u, /샴푸/u],
    [/30초마다/u, /전동칫솔/u],
    [/당도계/u, /사과/u],
    [/천일염/u, /고등어|굴비/u],
    [/방아/u, /백미|현미/u],
    [/면발/u, /칼국수/u],
    [/티백/u, /보리차/u],
    [/벌이 날개/u, /꿀/u],
    [/여섯 해/u, /홍삼/u],
    [/삼 분이면/u, /원터치/u],
    [/육각/u, /육각/u],
    [/무릎을 꿇어|땀이 묻어도/u, /요가매트/u],
    [/헤드의 무게/u, /드라이버|아이언/u],
    [/알갱이/u, /사료/u],
    [/소리의 크기/u, /인형/u],
    [/두 쪽을 넘지/u, /에세이/u],
    [/뒷장에 비치/u, /노트|플래너/u],
    [/물올림/u, /꽃/u],
    [/자리를 선택할/u, /영화/u],
    [/3일을 넘기지/u, /우유/u],
  ];

  test('no page describes a thing with facts of another of its kind', () => {
    const wrong = goods.flatMap(({ name, detailHtml }) => {
      const sort = allSorts
        .map(({ sort: { noun } }) => noun)
        .filter((noun) => name.includes(noun))
        .toSorted((one, other) => other.length - one.length)[0];
      const said = /<p>[^<]*<\/p>|<li>[^<]*<\/li>/gu;
      const text = [...(detailHtml ?? '').matchAll(said)].map(([sentence]) => sentence).join('');
      return telling
        .filter(([says, fits]) => says.test(text) && !fits.test(sort ?? ''))
        .map(([says]) => `${sort}: ${says.source}`);
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  const tellingOptions: readonly (readonly [option: RegExp, fits: RegExp])[] = [
    [/샤프트/u, /드라이버|아이언/u],
    [/배터리/u, /스틱 청소기/u],
    [/전구/u, /장스탠드/u],
    [/리필/u, /전동칫솔|샴푸|바디/u],
    [/이불|베개 커버/u, /이불/u],
    [/퍼프/u, /쿠션/u],
    [/분쇄|홀빈/u, /^원두$/u],
    [/숫돌/u, /식도|칼 세트/u],
    [/벽걸이/u, /TV/u],
    [/이어팁/u, /이어폰/u],
    [/화병/u, /꽃다발/u],
    [/매트 가방/u, /요가매트/u],
    [/조립 설치/u, /의자|책상/u],
    [/^2[0-9]0$/u, /러닝화|스니커즈|트레킹화|슬리퍼|^아동/u],
    [/^1[0-9]0$/u, /^아동/u],
  ];

  test('no option is offered with a thing that it is not made for', () => {
    const wrong = allSorts.flatMap(({ sort: { noun }, options }) =>
      options.flatMap(([option]) =>
        tellingOptions.filter(([says, fits]) => says.test(option) && !fits.test(noun)).map(() => `${noun}: ${option}`),
      ),
    );
    expect(wrong).toEqual([]);
  });
});
