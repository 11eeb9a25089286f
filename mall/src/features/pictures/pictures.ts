import { createHash } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import type { MallContext } from '../../context.ts';
import { notFound } from '../../http/refusal.ts';
import { toBitmap } from './to-bitmap.ts';

interface Picture {
  content: string | Buffer;
  type: string;
  etag: string;
}

const mostCachedCharacters = 16_000_000;

/**
 * `GET /images/*`: every picture is a pure function of its path, so it may be cached forever. Each drawing is there as a
 * bitmap too, under the same path with `.png`: messengers and search engines show no drawings.
 */
export function servePictures({ drawPicture }: Pick<MallContext, 'drawPicture'>): RequestHandler {
  const kept = new LRUCache<string, Picture>({
    maxSize: mostCachedCharacters,
    sizeCalculation: ({ content }) => content.length,
    // Simultaneous requests share one drawing.
    fetchMethod: async (path) => {
      if (!path.endsWith('.png')) return toPicture(drawPicture(path), 'image/svg+xml; charset=utf-8');
      const svg = drawPicture(path.replace(/\.png$/u, '.svg'));
      return toPicture(svg === null ? null : await toBitmap(svg), 'image/png');
    },
  });
  return async ({ path }: Request, response) => {
    const picture = await kept.fetch(path);
    if (!picture) throw notFound('이미지를');
    response.set({
      'Content-Type': picture.type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      // An SVG opened on its own is a document: allow it only its own style.
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: picture.etag,
    });
    response.send(picture.content);
  };
}

function toPicture(content: string | Buffer | null, type: string): Picture | undefined {
  if (content === null) return undefined;
  return { content, type, etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"` };
}
