// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdEarlyPresses, takeEarlyPress } from './early-press.ts';

const html = document.documentElement;
const root = document.createElement('div');
const pressed = vi.fn<(name: string | null) => void>();

// oxlint-disable-next-line typescript/no-implied-eval -- as the page does; once, since its listener stays
new Function('h', holdEarlyPresses)(html);

beforeEach(() => {
  root.innerHTML = '<button type="button">주문하기</button><button type="button">삭제</button><a href="#">약관</a>';
  document.body.append(root);
});
afterEach(() => {
  root.remove();
  delete html.dataset.takesPresses;
  pressed.mockReset();
});

const button = (index: number) => root.querySelectorAll('button')[index] as HTMLButtonElement;
/** The code of the page is there. */
const hydrate = () =>
  root.querySelectorAll('button').forEach((each) => each.addEventListener('click', () => pressed(each.textContent)));

test('the last button that was pressed before its code came is pressed once, after hydration', () => {
  button(1).click();
  button(0).click();
  const press = takeEarlyPress(html);
  hydrate();
  expect(pressed.mock.calls).toEqual([]);
  press();
  expect(pressed.mock.calls).toEqual([['주문하기']]);
});

test('what React gets itself is not pressed again', () => {
  const press = takeEarlyPress(html);
  hydrate();
  button(0).click();
  press();
  expect(pressed.mock.calls).toEqual([['주문하기']]);
});

test('the link that a choice made of the button is followed', () => {
  const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  button(0).click();
  const press = takeEarlyPress(html);
  hydrate();
  button(0).outerHTML = '<a href="/order">주문하기</a>';
  root.querySelector('a[href="/order"]')?.addEventListener('click', followed);
  press();
  expect(followed).toHaveBeenCalledOnce();
  expect(pressed.mock.calls).toEqual([]);
});

test.each([
  ['a button of another page', () => (root.innerHTML = '')],
  ['a button that is disabled by now', () => (button(0).disabled = true)],
])('%s is not pressed', (_what, change) => {
  button(0).click();
  const press = takeEarlyPress(html);
  hydrate();
  change();
  press();
  expect(pressed.mock.calls).toEqual([]);
});

test.each([
  ['a link', '<a href="#">약관</a>'],
  ['a button that sends a form', '<form onsubmit="return false"><button>저장</button></form>'],
  ['a button that waits by itself', '<button type="button" data-early>담기</button>'],
])('%s is left alone', (_what, markup) => {
  root.innerHTML = markup;
  (root.querySelector('a, button') as HTMLElement).click();
  const press = takeEarlyPress(html);
  hydrate();
  press();
  expect(pressed.mock.calls).toEqual([]);
});
