import { act } from '@testing-library/react';

/** Clicks one after the other, faster than the router has anything drawn, which the testing library does not. */
export async function pressAtOnce(...elements: readonly (() => HTMLElement)[]): Promise<void> {
  await act(async () => {
    for (const element of elements) {
      element().click();
      await Promise.resolve();
    }
  });
}
