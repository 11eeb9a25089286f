import { expect, test } from 'vitest';
import { messageGuide } from './message-guide.ts';

test('the guide to messages has each kind of the table', async () => {
  await expect(messageGuide()).toMatchFileSnapshot('../../../docs/messages.md');
});
