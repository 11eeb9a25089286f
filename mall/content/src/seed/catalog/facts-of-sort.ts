import { cosmeticsFacts, healthFacts, petFacts, quasiDrugFacts } from './facts-of-care.ts';
import {
  audioFacts,
  electronicsFacts,
  factsOfSpec,
  largeApplianceFacts,
  screenFacts,
  smallApplianceFacts,
} from './facts-of-devices.ts';
import { foodFacts, gradesOfSpec, meatFacts } from './facts-of-food.ts';
import { beddingFacts, furnitureFacts, kitchenwareFacts, sundriesFacts, wearFacts } from './facts-of-home.ts';
import { bookFacts, flowerFacts, sportsFacts, toyFacts, voucherFacts } from './facts-of-leisure.ts';
import type { FactsTable, SortFacts } from './sort-facts.ts';

const tables: readonly FactsTable[] = [
  audioFacts,
  electronicsFacts,
  screenFacts,
  largeApplianceFacts,
  smallApplianceFacts,
  sundriesFacts,
  kitchenwareFacts,
  beddingFacts,
  furnitureFacts,
  wearFacts,
  cosmeticsFacts,
  quasiDrugFacts,
  healthFacts,
  petFacts,
  foodFacts,
  meatFacts,
  sportsFacts,
  toyFacts,
  bookFacts,
  flowerFacts,
  voucherFacts,
];

const specs: FactsTable = { ...factsOfSpec, ...gradesOfSpec };

/** What is disclosed of a sort; a word of the name tells more than the sort. */
export function factsOfSort(noun: string, spec: string): Partial<SortFacts> {
  return { ...Object.assign({}, ...tables.map((table) => table[noun])), ...specs[spec] };
}
