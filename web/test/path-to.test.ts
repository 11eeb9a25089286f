import { describe, expect, test } from 'vitest';
import type { Area, Device } from '../src/__generated__/graphql.ts';
import { findRoute } from '../src/shop/addresses/match-page.ts';
import { pathTo } from '../src/shop/addresses/path-to.ts';

const general = mallWith('SHOPPING', 'MY_SHOP');

describe('the address of a page', () => {
  test.each<[string, Device, (device: Device) => string]>([
    ['/familyshop/order/cart', 'DESKTOP', (device) => pathTo('cart', general, device)],
    ['/m/familyshop/myQuestion/listCart', 'MOBILE', (device) => pathTo('cart', general, device)],
    ['/familyshop/myshop/listMyOrder', 'DESKTOP', (device) => pathTo('order-list', general, device)],
    ['/m/familyshop/myQuestion/listMyOrder', 'MOBILE', (device) => pathTo('order-list', general, device)],
    ['/familyshop/myshop/main', 'DESKTOP', (device) => pathTo('my-shop', general, device)],
    ['/m/familyshop/myShop/main', 'MOBILE', (device) => pathTo('my-shop', general, device)],
    ['/familyshop/myshop/listFaq', 'DESKTOP', (device) => pathTo('faq', general, device)],
    ['/m/familyshop/myShop/faqList', 'MOBILE', (device) => pathTo('faq', general, device)],
    ['/familyshop/login', 'DESKTOP', (device) => pathTo('login', general, device)],
    ['/familyshop', 'DESKTOP', (device) => pathTo('start', general, device)],
    ['/m/familyshop', 'MOBILE', (device) => pathTo('start', general, device)],
  ])('is %s on a %s', (path, device, address) => {
    expect(address(device)).toBe(path);
  });

  test('is among the orders where the mall opens no my shop', () => {
    const mall = mallWith('SHOPPING');
    expect(pathTo('order-list', mall, 'DESKTOP')).toBe('/familyshop/order/listMyOrder');
    expect(pathTo('cart', mall, 'MOBILE')).toBe('/m/familyshop/goods/orderGoods/cart');
    expect(pathTo('addresses', mall, 'MOBILE')).toBe('/m/familyshop/goods/orderGoods/listMyDelivery');
  });

  test('is in my shop where the mall opens no shopping', () => {
    const mall = mallWith('MY_SHOP');
    expect(pathTo('order-detail', mall, 'DESKTOP', { orderNumber: '17' })).toBe('/familyshop/myshop/listMyOrder/17');
    expect(pathTo('order-step', mall, 'MOBILE', { orderNumber: '17', step: 'cancel' })).toBe(
      '/m/familyshop/myQuestion/listMyOrder/17/cancel',
    );
  });

  test('is the other device’s where its own lacks the page', () => {
    expect(pathTo('upload', general, 'MOBILE')).toBe('/familyshop/upload');
    expect(pathTo('intro', general, 'DESKTOP')).toBe('/m/familyshop/intro');
  });
});

describe('values in an address', () => {
  test('choose the row that takes them', () => {
    expect(pathTo('product', general, 'DESKTOP')).toBe('/familyshop/goods/detailGoods');
    expect(pathTo('product', general, 'DESKTOP', { productNumber: 'HP1' })).toBe('/familyshop/goods/ngd/HP1');
    expect(pathTo('category', general, 'MOBILE', { categoryName: 'list' })).toBe('/m/familyshop/goods/list');
    expect(pathTo('login', general, 'MOBILE', { '*': 'disDormant' })).toBe('/m/familyshop/login/disDormant');
    expect(pathTo('order-form', general, 'DESKTOP')).toBe('/familyshop/order/orderForm');
    expect(pathTo('order-form', general, 'DESKTOP', { sheetNumber: 'OS1' })).toBe('/familyshop/order/orderForm/OS1');
  });

  test('are encoded, as the mall is', () => {
    const path = pathTo('order-pay', { url: '가족' }, 'DESKTOP', { orderNumber: 'a/b?c' });
    expect(path).toBe('/%EA%B0%80%EC%A1%B1/order/orderPay/a%2Fb%3Fc');
    expect(findRoute(path)).toMatchObject({ entry: { page: 'order-pay' }, params: { orderNumber: 'a/b?c' } });
  });

  test('are those of the page: others do not compile', () => {
    // @ts-expect-error -- an order has a number
    expect(() => pathTo('order-detail', general, 'DESKTOP')).toThrow('order-detail has no address for no values');
    // @ts-expect-error -- a cart has none
    expect(() => pathTo('cart', general, 'DESKTOP', { orderNumber: '1' })).toThrow('cart has no address');
    // @ts-expect-error -- there is no such step
    pathTo('order-step', general, 'DESKTOP', { orderNumber: '1', step: 'wait' });
    // @ts-expect-error -- a cart's address depends on the areas
    pathTo('cart', { url: 'familyshop' }, 'DESKTOP');
    // @ts-expect-error -- there is no such page
    expect(() => pathTo('wishes', general, 'DESKTOP')).toThrow('wishes has no address');
  });
});

function mallWith(...openAreas: Area[]) {
  return { url: 'familyshop', openAreas };
}
