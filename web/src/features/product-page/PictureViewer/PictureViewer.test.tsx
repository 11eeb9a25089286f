// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { knowDialogs } from '../../../../test/support/dialog.ts';
import { renderInMall } from '../../../../test/support/in-mall.tsx';
import { PictureViewer } from './PictureViewer.tsx';

beforeAll(() => {
  knowDialogs();
  HTMLElement.prototype.setPointerCapture = () => {};
});
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 400));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const pictures = ['front', 'side', 'back'].map((name) => ({ url: `/images/${name}.svg`, alt: '' }));

function Viewer({ images }: { images: typeof pictures }) {
  const [shown, setShown] = useState(0);
  return (
    <PictureViewer isOpen onClose={() => {}} images={images} productName="누리온 X5" shown={shown} onShow={setShown} />
  );
}

/** The focus arrives with the first image. */
async function open(images = pictures) {
  renderInMall(<Viewer images={images} />);
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
}

const picture = () => screen.getByRole('img');
const frame = () => picture().parentElement as HTMLElement;
const scale = () => Number(/scale\(([\d.]+)\)/.exec(picture().style.transform)?.[1]);
const index = () => screen.getAllByRole('status')[0]?.textContent;
const touch = (type: 'Down' | 'Move' | 'Up', pointerId: number, clientX: number, clientY = 200) =>
  fireEvent[`pointer${type}`](frame(), { pointerId, clientX, clientY, button: 0, pointerType: 'touch' });

function swipe(from: number, to: number) {
  touch('Down', 1, from);
  touch('Move', 1, to);
  touch('Up', 1, to);
}

test('arrow keys and buttons go to the next image, which is announced', async () => {
  await open();
  expect(index()).toBe('1 / 3');
  await userEvent.keyboard('{ArrowRight}');
  expect(index()).toBe('2 / 3');
  await userEvent.click(screen.getByRole('button', { name: '다음 사진' }));
  expect(picture().getAttribute('alt')).toBe('누리온 X5 3번째 사진');
  await userEvent.click(screen.getByRole('button', { name: '다음 사진' }));
  expect(index()).toBe('3 / 3');
});

test('keys and buttons zoom, arrows then move the image, and 0 shows all of it again', async () => {
  await open();
  await userEvent.keyboard('++');
  expect(scale()).toBe(2.25);
  expect(screen.getByRole('button', { name: /225%/ })).toBeTruthy();
  await userEvent.keyboard('{ArrowRight}');
  expect(picture().style.transform).toMatch(/translate\(-60px(?:, 0px)?\)/);
  expect(index()).toBe('1 / 3');
  await userEvent.click(screen.getByRole('button', { name: '축소' }));
  expect(scale()).toBe(1.5);
  await userEvent.keyboard('0');
  expect(picture().style.transform).toMatch(/translate\(0(?:px)?(?:, 0px)?\) scale\(1\)/);
});

test('an image that is higher than wide is zoomed and moved within its own proportions', async () => {
  await open();
  Object.defineProperties(picture(), { naturalWidth: { value: 800 }, naturalHeight: { value: 1000 } });
  fireEvent.load(picture());
  await userEvent.keyboard('+{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}');
  expect(picture().style.transform).toBe('translate(-40px, -100px) scale(1.5)');
});

test('the wheel zooms at the pointer and does not scroll the page', async () => {
  await open();
  const turn = createEvent.wheel(frame(), { deltaY: -120, clientX: 300, clientY: 200, cancelable: true });
  fireEvent(frame(), turn);
  expect(turn.defaultPrevented).toBe(true);
  expect(scale()).toBeGreaterThan(1.2);
  expect(picture().style.transform).toMatch(/translate\(-\d/);
});

test('two fingers that move apart zoom, and do not go to another image', async () => {
  await open();
  touch('Down', 1, 150);
  touch('Down', 2, 250);
  touch('Move', 1, 100);
  touch('Move', 2, 300);
  expect(scale()).toBeCloseTo(2);
  touch('Up', 1, 100);
  touch('Up', 2, 300);
  expect(index()).toBe('1 / 3');
});

test('two taps go close and back', async () => {
  await open();
  for (const expected of [2.5, 1]) {
    for (let taps = 0; taps < 2; taps += 1) {
      touch('Down', 1, 200);
      touch('Up', 1, 200);
    }
    expect(scale()).toBe(expected);
  }
});

test('a swipe goes to the next image, and back; the first has none before it', async () => {
  await open();
  swipe(300, 100);
  expect(index()).toBe('2 / 3');
  swipe(100, 300);
  swipe(100, 300);
  expect(index()).toBe('1 / 3');
});

test('a single image has no count', async () => {
  await open(pictures.slice(0, 1));
  expect(index()).toBe('');
  expect(screen.queryByRole('button', { name: '다음 사진' })).toBeNull();
});
