import { describe, expect, test } from 'vitest';
import { goodsKinds } from '../../src/seed/catalog/kinds/all-kinds.ts';
import { subscriptionVariants } from '../../src/seed/catalog/kinds/event-subscription.ts';
import { allGoods } from '../../src/seed/goods/all-goods.ts';
import { thingsIn } from './things.ts';

const sorts = [...goodsKinds.flatMap(({ variants }) => variants), ...Object.values(subscriptionVariants).flat()];
const sortByNoun = new Map(sorts.map((sort) => [sort.noun, sort]));
const sent = allGoods().map(({ product, goods }) => {
  const [noun = ''] = thingsIn(product.name, sortByNoun.keys());
  return { noun, sub: sortByNoun.get(noun)?.sub ?? '', type: goods.dlvType ?? '', detail: product.detailHtml ?? '' };
});

/** Too large for a parcel: carried in by two people, or installed. */
const large =
  /냉장고|드럼 세탁기|통돌이|히트펌프|의류관리기|TV$|리클라이너|(?:높이조절|컴퓨터|독서실) 책상|자전거|미니벨로/u;

function nounsBy(...types: string[]): string[] {
  return [...new Set(sent.filter(({ type }) => types.includes(type)).map(({ noun }) => noun))];
}

function closing(detail: string): string {
  return detail.slice(detail.lastIndexOf('<p>'));
}

describe('goods travel as such things do', () => {
  test('each name contains its sort, so that every product is checked', () => {
    expect(sent.filter(({ sub }) => sub === '')).toEqual([]);
  });

  test('what is too large for a parcel is carried in, installed or picked up, and nothing else is', () => {
    expect(nounsBy('2', '3').filter((noun) => !large.test(noun))).toEqual([]);
    expect(nounsBy('1', '4', '5', '8').filter((noun) => large.test(noun))).toEqual([]);
  });

  test('a shuttle brings groceries on its round, never a thing of the house', () => {
    const subs = new Set(sent.filter(({ type }) => type === '4').map(({ sub }) => sub));
    expect([...subs].toSorted()).toEqual(['생수 정기배송', '쌀·잡곡', '우유·유제품']);
  });

  test('vouchers come as a message, and nothing else does', () => {
    const vouchers = new Set(['상품권', '영화·티켓']);
    expect(sent.filter(({ sub, type }) => vouchers.has(sub) !== (type === '5')).map(({ noun }) => noun)).toEqual([]);
  });

  test('only bicycles and flowers are fetched, and no subscription is', () => {
    const subs = new Set(sent.filter(({ type }) => type === '9').map(({ sub }) => sub));
    expect([...subs].toSorted()).toEqual(['꽃·화분', '자전거']);
  });

  test('goods that travel the same way cost the same on their way, and subscriptions nothing', () => {
    const [subscribed = [], bought = []] = [true, false].map((is) =>
      allGoods().filter(({ goods }) => (goods.subs !== null) === is),
    );
    expect([...new Set(subscribed.map(({ goods }) => goods.dlvPrc))]).toEqual([0]);
    const charges = new Set(bought.map(({ goods }) => `${goods.dlvType}: ${goods.dlvPrc}`));
    expect([...charges].toSorted()).toEqual(['1: 3000', '2: 30000', '3: 30000', '4: 3000', '5: 0', '8: 3000', '9: 0']);
  });

  test('the detail page says the same as the delivery type', () => {
    const words = {
      1: '그날 출발',
      2: '집 안까지',
      3: '설치',
      4: '지역 배송 차량',
      5: '문자',
      8: '오전 11시 전',
      9: '직접 받으',
    };
    expect(
      sent
        .filter(({ type, detail }) => !closing(detail).includes(words[Number(type) as keyof typeof words]))
        .map(({ noun }) => noun),
    ).toEqual([]);
  });
});
