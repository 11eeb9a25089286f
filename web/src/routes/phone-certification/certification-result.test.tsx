// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { keepWayBack, readWayBack, takeHandedBack } from '../../features/certification/PhoneWindow/way-back.ts';
import { PhoneCertification } from './page.tsx';

const opener = { postMessage: vi.fn<(message: unknown, origin: string) => void>() };

beforeEach(() => {
  sessionStorage.clear();
  opener.postMessage.mockClear();
  vi.stubGlobal('opener', null);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.getElementById('posted')?.remove();
});

function Place() {
  const { pathname, search, state } = useLocation();
  return <output data-testid="place">{pathname + search + JSON.stringify(state)}</output>;
}

function arrive(posted?: unknown) {
  if (posted !== undefined) {
    const element = Object.assign(document.createElement('script'), {
      id: 'posted',
      type: 'application/json',
      textContent: JSON.stringify(posted),
    });
    document.body.append(element);
  }
  renderInMall(
    <>
      <PhoneCertification />
      <Place />
    </>,
    { at: '/kmcertVerification/result' },
  );
}

const wayBack = {
  purpose: 'FIND_ID',
  path: '/m/familyshop/findUserInfoForm?find=id',
  state: { step: 'certify' },
  requestNumber: 'request-1',
} as const;

test('the page that opened the window gets the result, and only a page of our origin', async () => {
  vi.stubGlobal('opener', opener);
  arrive({ requestNumber: 'request-1', result: 'sealed' });
  expect(await screen.findByRole('heading', { name: '본인 인증을 마쳤어요' })).toBeTruthy();
  expect(opener.postMessage).toHaveBeenCalledExactlyOnceWith(
    { kind: 'certification-finished', requestNumber: 'request-1', result: 'sealed' },
    window.location.origin,
  );
  expect(document.getElementById('posted')).toBeNull();
});

test('in the same window the page goes back to the step, and the result waits there in memory', async () => {
  keepWayBack(wayBack);
  arrive({ requestNumber: 'request-1', result: 'sealed' });
  await waitFor(() =>
    expect(screen.getByTestId('place').textContent).toBe('/m/familyshop/findUserInfoForm?find=id{"step":"certify"}'),
  );
  expect(takeHandedBack('FIND_ID')).toEqual({ purpose: 'FIND_ID', requestNumber: 'request-1', result: 'sealed' });
  expect(readWayBack()).toBeNull();
  expect(opener.postMessage).not.toHaveBeenCalled();
});

test('the result of a request that no page here started is dropped', async () => {
  keepWayBack(wayBack);
  arrive({ requestNumber: 'request-2', result: 'sealed' });
  expect(await screen.findByRole('heading', { name: '본인 인증을 마치지 못했어요' })).toBeTruthy();
  expect(takeHandedBack('FIND_ID')).toBeNull();
});

test.each([
  ['nothing', undefined],
  ['an empty result', {}],
  ['something odd', [1]],
])('%s from the agency leads back to where one was', async (_case, posted) => {
  keepWayBack(wayBack);
  arrive(posted);
  expect((await screen.findByRole('link', { name: '돌아가기' })).getAttribute('href')).toBe(wayBack.path);
});

test('a window without a result can be closed', async () => {
  vi.stubGlobal('opener', opener);
  arrive({});
  expect(await screen.findByRole('button', { name: '창 닫기' })).toBeTruthy();
  expect(opener.postMessage).not.toHaveBeenCalled();
});
