import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { anAddress, mallUrl, testAs } from './real-buyer.ts';

const test = testAs('gyeol');

const lines = 'id number maskedReceiverName maskedReceiverPhone maskedDetailAddress isDefault entranceMethod';
const addresses = `addresses { ${lines} }`;
const saved = `... on DeliveryAddressSaved { address { ${lines} } member { id ${addresses} } }`;

describe('the address book', () => {
  test('is masked in lists and unmasked in its form', async ({ buyer: { send, viewer } }) => {
    const created = await send('createDeliveryAddress', { ...anAddress, idempotencyKey: randomUUID() }, saved);
    const { id, number } = created.address;
    expect(created.address).toMatchObject({
      maskedReceiverName: '한*온',
      maskedReceiverPhone: '010-****-1234',
      isDefault: true,
      entranceMethod: 'CODE',
    });
    expect(await viewer(`id ${addresses}`)).toEqual(created.member);
    const { address } = await viewer(
      `address(number: "${number}") { id maskedReceiverName unmasked { receiverName detailAddress entranceDetail } }`,
    );
    expect(address).toEqual({
      id,
      maskedReceiverName: '한*온',
      unmasked: { receiverName: '한가온', detailAddress: '3층', entranceDetail: '#1234' },
    });
    expect(await viewer('address(number: "DLnone") { id }')).toEqual({ address: null });
  });

  test('is changed and emptied', async ({ buyer: { send, viewer } }) => {
    const { addresses: before } = await viewer(addresses);
    const [{ number }] = before;
    const changed = await send('updateDeliveryAddress', { ...anAddress, number, receiverName: '한누리' }, saved);
    expect(changed.member.addresses).toEqual([changed.address]);
    expect(changed.address).toMatchObject({ number, maskedReceiverName: '한*리', isDefault: true });
    const refused = await send(
      'updateDeliveryAddress',
      { ...anAddress, number, postalCode: '1', receiverName: '' },
      '',
    );
    expect(refused.fields.map(({ path }: { path: string[] }) => path)).toEqual([['receiverName'], ['postalCode']]);
    const wanted = `... on DeliveryAddressDeleted { member { ${addresses} } }`;
    const deleted = await send('deleteDeliveryAddress', { number }, wanted);
    expect(deleted.member.addresses).toEqual([]);
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
