import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { ComponentType, ReactNode } from 'react';
import type { Device } from '../../__generated__/graphql.ts';

/** Data and error may come together: then some field failed, and is null. */
export interface PreloadResult<Data> {
  data: Data | undefined;
  error?: unknown;
}

/** Parameters of a page's loader. */
export interface PageRequest {
  mallUrl: string;
  device: Device;
  /** Values of the route's pattern, such as productNumber. */
  params: Readonly<Record<string, string | undefined>>;
  searchParams: URLSearchParams;
  /**
   * Makes sure that the result is in the cache when the page renders: from the cache while fresh, else from the
   * gateway. Never rejects: the section with the failed data reports it.
   */
  preload<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<PreloadResult<Data>>;
}

/** 404: the address names nothing that exists, and the page says so. */
export interface PageResult {
  status?: 404;
}

/** Shape of the `page` that each folder of routes/ exports. */
export interface PageModule {
  Component: ComponentType;
  /** In place of the frame of all pages: on the way to an order nothing leads away from it. */
  Shell?: ComponentType<{ children: ReactNode }>;
  /** Runs before the page is rendered, on the server and in the client alike. */
  load?(request: PageRequest): Promise<PageResult | void>;
  /** For a page that queries during render: its `load` on the server, which renders nothing that is not there before. */
  loadOnServer?(request: PageRequest): Promise<PageResult | void>;
}
