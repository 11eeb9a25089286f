import type { Yn } from '../../db/schema/column-types.ts';

export interface PostalAddress {
  zipCd: string;
  roadAddr: string;
  jibunAddr: string;
  islandYn: Yn;
}

export interface WantedAddresses {
  keyword: string;
  page: number;
  size: number;
}

export interface PostalAddressPage {
  list: PostalAddress[];
  totalCnt: number;
  page: number;
  size: number;
}
