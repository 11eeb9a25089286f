import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { MallCall } from './call.ts';
import { standIn } from './checked.ts';
import { openEnvelope, type RawAnswer } from './envelope.ts';

interface Reading {
  answer: z.ZodType;
  fit: object;
  /** Of the answer. */
  length: number;
}

/**
 * As KnownAnswers, for answers that may tell a secret beside what is read of them: of their bytes nothing stays but a digest, and
 * of what they say nothing but what was read. One that has a secret of its own never comes again, and costs no more than its digest.
 */
export class KnownReadings {
  readonly #known: LRUCache<string, Reading | 'once'>;
  /** Answers that came for the second time and are being read. */
  readonly #again = new WeakMap<object, { digest: string; length: number }>();

  constructor(bytes: number) {
    this.#known = new LRUCache({
      maxSize: bytes || 1,
      sizeCalculation: (known) => sizeOfDigest + (known === 'once' ? 0 : sizeOfRead * known.length),
    });
  }

  /** As openEnvelope; what was read of the same bytes before is its own data. */
  open({ endpoint, answer: type }: MallCall<unknown>, answer: RawAnswer): unknown {
    if (answer.status !== 200) return openEnvelope(endpoint, answer);
    const digest = hash('sha256', answer.body, 'base64url');
    const known = this.#known.get(digest);
    if (typeof known === 'object' && known.answer === type) return known.fit;
    if (known === undefined) this.#known.set(digest, 'once');
    const data = openEnvelope(endpoint, answer);
    if (known === 'once' && typeof data === 'object' && data !== null)
      this.#again.set(data, { digest, length: answer.body.length });
    return data;
  }

  /** To be told what was read of each answer. */
  note({ answer }: MallCall<unknown>, data: unknown, fit: unknown): void {
    const again = typeof data === 'object' && data !== null ? this.#again.get(data) : undefined;
    if (again && typeof fit === 'object' && fit !== null)
      this.#known.set(again.digest, { answer, fit: standIn(answer, fit), length: again.length });
  }
}

const sizeOfDigest = 200;
/** So many times the answer. */
const sizeOfRead = 5;
