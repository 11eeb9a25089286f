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
