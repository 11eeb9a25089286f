// @vitest-environment jsdom
import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, expect, test } from 'vitest';
import { aPhoneToBuy, anEstimate, somePlans } from '../../../../test/support/sample-products.ts';
import { wholeResponse } from '../../../../test/support/whole-response.ts';
import { createCache } from '../../../app/apollo/cache.ts';
import { PageContext } from '../../../shop/page/page-context.ts';
import { PhonePurchase } from './PhonePurchase.tsx';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

/** Renders the phone as the server does, lets a shopper choose, and only then hydrates it. */
async function wake(choose: () => void) {
  const answer = {
    mall: {
      __typename: 'Mall',
      id: 'mall',
      product: {
        __typename: 'WirelessPhone',
        id: 'phone-1',
        plans: somePlans({ memory: '512GB' }),
        estimate: anEstimate({ deviceMonths: 12 }),
      },
    },
  };
  const link = new ApolloLink(({ query, variables }) => of({ data: wholeResponse(query, variables, answer) }));
  const client = new ApolloClient({ link, cache: createCache() });
  const page = (
    <ApolloProvider client={client}>
      <PageContext value={{ mallUrl: 'familyshop', device: 'DESKTOP', params: {} }}>
        <MemoryRouter initialEntries={['/familyshop/goods/ngd/HP00000001']}>
          <PhonePurchase phone={aPhoneToBuy()} />
          <Address />
        </MemoryRouter>
      </PageContext>
    </ApolloProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  choose();
  await act(async () => render(page, { container, hydrate: true }));
}

function Address() {
  return <p data-testid="address">{useLocation().search}</p>;
}

const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const query = () => Object.fromEntries(new URLSearchParams(screen.getByTestId('address').textContent));

test('every choice made before hydration of this part is applied after it', async () => {
  await wake(() => {
    radio(/^12개월/).click();
    radio(/512GB/).click();
    screen.getByLabelText<HTMLSelectElement>('요금제 정렬').value = 'low';
  });
  expect(query()).toEqual({ months: '12', memory: '512GB', planSort: 'low' });
  expect(radio(/^12개월/).checked && radio(/512GB/).checked).toBe(true);
  expect(await screen.findByText('기기값 (12개월 할부)')).toBeTruthy();
});

test('an unavailable choice made before hydration falls back to an available one, and says why', async () => {
  await wake(() => radio(/번호이동/).click());
  expect(radio(/신규가입/).checked).toBe(true);
  expect(query()).toEqual({});
  expect(screen.getByText('선택할 수 없어요 · 이 기기는 안 돼요')).toBeTruthy();
});

test('without a choice the address stays the same', async () => {
  await wake(() => {});
  expect(query()).toEqual({});
});
