import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { anAddress, mallUrl, testAs } from './real-buyer.ts';

const test = testAs('gyeol');

const addresses = 'addresses { id number receiverName receiverPhone detailAddress isDefault entranceMethod }';

describe('the address book', () => {
  test('is masked in lists and unmasked in its form', async ({ buyer: { send, viewer } }) => {
    const created = await send(
      'createDeliveryAddress',
      { ...anAddress, idempotencyKey: randomUUID() },
      `... on DeliveryAddressesChanged { ${addresses} }`,
    );
    const [{ id, number }] = created.addresses;
    expect(created.addresses).toMatchObject([
      { receiverName: '한*온', receiverPhone: '010-****-1234', isDefault: true, entranceMethod: 'CODE' },
    ]);
    const { address } = await viewer(`address(number: "${number}") { id receiverName detailAddress entranceDetail }`);
    expect(address).toMatchObject({ receiverName: '한가온', detailAddress: '3층', entranceDetail: '#1234' });
    expect(address.id).not.toBe(id);
    expect(await viewer('address(number: "DLnone") { id }')).toEqual({ address: null });
  });

  test('is changed and emptied', async ({ buyer: { send, viewer } }) => {
    const { addresses: before } = await viewer(addresses);
    const [{ number }] = before;
    const changed = await send(
      'updateDeliveryAddress',
      { ...anAddress, number, receiverName: '한누리' },
      `... on DeliveryAddressesChanged { ${addresses} }`,
    );
    expect(changed.addresses).toMatchObject([{ number, receiverName: '한*리', isDefault: true }]);
    const refused = await send(
      'updateDeliveryAddress',
      { ...anAddress, number, postalCode: '1', receiverName: '' },
      '',
    );
    expect(refused.fields.map(({ path }: { path: string[] }) => path)).toEqual([['receiverName'], ['postalCode']]);
    const deleted = await send('deleteDeliveryAddress', { number }, `... on DeliveryAddressesChanged { ${addresses} }`);
    expect(deleted.addresses).toEqual([]);
  });

  test('is written from postal addresses that anyone may search', async ({ gateway }) => {
    const { data } = await gateway.ask(
      `{ mall(url: "${mallUrl}", device: DESKTOP) { postalAddresses(keyword: "제주시 한빛로", first: 3) { totalCount nodes { postalCode roadAddress isRemoteArea } pageInfo { hasNextPage } } } }`,
    );
    const { nodes, totalCount, pageInfo } = data.mall.postalAddresses;
    expect(nodes).toHaveLength(3);
    expect(pageInfo.hasNextPage).toBe(totalCount > 3);
    expect(nodes.every(({ isRemoteArea }: { isRemoteArea: boolean }) => isRemoteArea)).toBe(true);
  });
});
