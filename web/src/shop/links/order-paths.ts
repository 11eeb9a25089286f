import type { Area, Device } from '../../__generated__/graphql.ts';
import { mallPath } from './mall-paths.ts';

interface PlacedMall {
  url: string;
  openAreas: readonly Area[];
}

/** Steps of an order on a separate page. */
export type OrderStep = 'cancel' | 'exchange' | 'return' | 'confirm';

/** The list of a member's orders: in my shop, and among the orders where the mall opens no such part. */
export function ordersPath({ url, openAreas }: PlacedMall, device: Device): string {
  const [inMyShop, amongOrders] =
    device === 'MOBILE'
      ? ['myQuestion/listMyOrder', 'goods/orderGoods/listMyOrder']
      : ['myshop/listMyOrder', 'order/listMyOrder'];
  return mallPath(url, device, openAreas.includes('MY_SHOP') ? inMyShop : amongOrders);
}

/** The address book of a member: likewise. */
export function addressesPath({ url, openAreas }: PlacedMall, device: Device): string {
  const [inMyShop, amongOrders] =
    device === 'MOBILE'
      ? ['myQuestion/listMyDelivery', 'goods/orderGoods/listMyDelivery']
      : ['myshop/listMyDelivery', 'order/listMyDelivery'];
  return mallPath(url, device, openAreas.includes('MY_SHOP') ? inMyShop : amongOrders);
}

/** An order, or a step of it. Malls that sell by upload alone have it in my shop. */
export function orderDetailPath(mall: PlacedMall, device: Device, number: string, step?: OrderStep): string {
  const amongOrders = device === 'MOBILE' ? 'goods/orderGoods/orderDetail' : 'order/orderDetail';
  const start = mall.openAreas.includes('SHOPPING')
    ? mallPath(mall.url, device, amongOrders)
    : ordersPath(mall, device);
  return [start, encodeURIComponent(number), ...(step ? [step] : [])].join('/');
}

/** Where an order that waits for its payment is paid for. */
export function orderPayPath(mallUrl: string, device: Device, number: string): string {
  return stepPath(mallUrl, device, 'orderPay', number);
}

/** The form of an order, by the number of its sheet. */
export function orderFormPath(mallUrl: string, device: Device, sheetNumber: string): string {
  return stepPath(mallUrl, device, 'orderForm', sheetNumber);
}

/** The result or the state of an order's payment. */
export function orderCompletePath(mallUrl: string, device: Device, number: string): string {
  return stepPath(mallUrl, device, 'orderComplete', number);
}

/** An order whose payment failed, with the ways on. */
export function orderFailPath(mallUrl: string, device: Device, number: string): string {
  return stepPath(mallUrl, device, 'orderFail', number);
}

function stepPath(mallUrl: string, device: Device, step: string, number: string): string {
  const start = device === 'MOBILE' ? 'goods/orderGoods' : 'order';
  return mallPath(mallUrl, device, `${start}/${step}/${encodeURIComponent(number)}`);
}
