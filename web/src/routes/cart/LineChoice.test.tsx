// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { answering } from '../../../test/support/answers.ts';
import { knowDialogs } from '../../../test/support/dialog.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { aLine } from '../../../test/support/sample-cart.ts';
import { goodsToBuy } from '../../../test/support/sample-products.ts';
import { CartLineChoicesDocument } from '../../__generated__/graphql.ts';
import { LineChoice } from './LineChoice.tsx';

beforeAll(knowDialogs);
afterEach(cleanup);

const take = () => userEvent.click(screen.getByRole('button', { name: '변경하기' }));
const impossible = '이 조합은 지금 선택할 수 없어요.';

test('a choice that the mall does not sell so keeps the sheet open and says it; one that it sells is taken', async () => {
  const goods = goodsToBuy();
  const color = goods.colors[0]!;
  const variants = goods.variants?.filter(({ optionName }) => optionName !== '필터 2개 추가');
  const mall = {
    __typename: 'Mall',
    id: 'm',
    product: { ...goods, colors: [color, { ...color, name: '남색' }], variants },
  };
  const onClose = vi.fn<() => void>();
  const onChange = vi.fn<() => Promise<void>>(async () => {});
  renderInMall(<LineChoice isOpen onClose={onClose} line={aLine()} onChange={onChange} />, {
    execute: answering([CartLineChoicesDocument, () => ({ mall })]).execute,
  });
  await userEvent.click(await screen.findByRole('radio', { name: /필터 2개 추가/ }));
  await take();
  expect(screen.getByText(impossible).getAttribute('role')).toBe('alert');
  expect([onClose.mock.calls, onChange.mock.calls]).toEqual([[], []]);
  await userEvent.click(screen.getByRole('radio', { name: /기본 구성/ }));
  expect(screen.queryByText(impossible)).toBeNull();
  await take();
  expect(onClose).toHaveBeenCalledOnce();
  expect(onChange, 'it is the choice that the line has').not.toHaveBeenCalled();
});
