// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, useSearchParams } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { ListSearch } from './ListSearch.tsx';

afterEach(cleanup);

function Page() {
  const keyword = useSearchParams()[0].get('keyword') ?? '';
  return (
    <>
      <ListSearch label="질문 검색" placeholder="" keyword={keyword} path="/familyshop/myshop/listFaq" kept={{}} />
      <output>{keyword}</output>
      <Link to="/familyshop/myshop/listFaq">전체 질문 보기</Link>
    </>
  );
}

test('a search keeps the focus in its field, and the field follows the address', async () => {
  renderInMall(<Page />);
  const field = screen.getByRole('searchbox', { name: '질문 검색' });
  await userEvent.type(field, '환불{Enter}');
  expect(screen.getByRole('status').textContent).toBe('환불');
  expect(document.activeElement).toBe(field);
  await userEvent.click(screen.getByRole('link'));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('a keyword that is too long is refused at the field, not cut', async () => {
  renderInMall(<Page />);
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: '질문 검색' });
  await userEvent.click(field);
  await userEvent.paste('가'.repeat(51));
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('50자까지 쓸 수 있어요. 지금은 51자예요.');
  expect([field.value.length, screen.getByRole('status').textContent]).toEqual([51, '']);
  await userEvent.type(field, '{Backspace}{Enter}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('가'.repeat(50));
});

test('a keyword of the address that is too long stays in the field, with its error', async () => {
  const long = '가'.repeat(51);
  renderInMall(<Page />, { at: `/familyshop/myshop/listFaq?keyword=${encodeURIComponent(long)}` });
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: '질문 검색' });
  expect(field.value).toBe(long);
  expect(screen.getByRole('alert').textContent).toBe('50자까지 쓸 수 있어요. 지금은 51자예요.');
  await userEvent.click(screen.getByRole('link'));
  expect(field.value).toBe('');
  expect(screen.queryByRole('alert')).toBeNull();
});
