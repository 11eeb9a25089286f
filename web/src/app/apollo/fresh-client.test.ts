// @vitest-environment jsdom
import { ApolloLink, InMemoryCache } from '@apollo/client';
import { NEVER } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { MallShellDocument } from '../../__generated__/graphql.ts';
import { FreshClient } from './fresh-client.ts';

test('questions that a page begins to watch in one piece are asked in a task each, and those that are the same once', async () => {
  const happened: unknown[] = [];
  const link = new ApolloLink(({ variables }) => {
    happened.push(variables.mallUrl);
    return NEVER;
  });
  const client = new FreshClient({ cache: new InMemoryCache(), link });
  const watched = ['one', 'one', 'two'].map((mallUrl) =>
    client.watchQuery({ query: MallShellDocument, variables: { mallUrl } as never }),
  );
  await Promise.resolve(); // a component watches only once it is drawn
  for (const question of watched) {
    question.pipe().subscribe();
    setTimeout(() => happened.push('another task'));
  }
  expect(happened).toEqual([]);

  await vi.waitFor(() => expect(happened).toEqual(['one', 'another task', 'another task', 'two', 'another task']));
});
