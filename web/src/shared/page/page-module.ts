import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { ComponentType } from 'react';
import type { Device } from '../../__generated__/graphql.ts';

/** Data and error may come together: then some field could not be had, and is null. */
export interface Answer<Data> {
  data: Data | undefined;
  error?: unknown;
}

/** What a page is told when its answers are to be fetched. */
export interface PageRequest {
  mallUrl: string;
  device: Device;
  /** Values of the route's pattern, such as productNumber. */
  params: Readonly<Record<string, string | undefined>>;
  searchParams: URLSearchParams;
  /**
   * Sees to it that the answer is in the cache when the page is rendered: from the cache while fresh, else from the
   * gateway. Never rejects: what could not be had is told by the section that shows it.
   */
  ask<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Answer<Data>>;
}

/** 404: what the address names does not exist, and the page says so. */
export interface PageResult {
  status?: 404;
}

/** What each folder of routes/ exports as `page`. */
export interface PageModule {
  Component: ComponentType;
  /** Runs before the page is rendered, on the server and in the client alike. */
  load?(request: PageRequest): Promise<PageResult | void>;
}
