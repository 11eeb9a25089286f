import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import type { MallContext } from '../../context.ts';
import { notFound } from '../../http/refusal.ts';

interface Picture {
  svg: string;
  etag: string;
}

const mostCachedCharacters = 16_000_000;

/** `GET /images/*`: every picture is a pure function of its path, so it may be cached forever. */
export function servePictures({ drawPicture }: Pick<MallContext, 'drawPicture'>): RequestHandler {
  const kept = new LRUCache<string, Picture>({
    maxSize: mostCachedCharacters,
    sizeCalculation: ({ svg }) => svg.length,
  });
  return (request, response) => {
    const picture = kept.get(request.path) ?? toPicture(drawPicture(request.path));
    if (!picture) throw notFound('이미지를');
    kept.set(request.path, picture);
    response.set({
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
      // Opened on its own an SVG is a document: it may style itself and nothing else.
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: picture.etag,
    });
    response.send(picture.svg);
  };
}

function toPicture(svg: string | null): Picture | null {
  if (svg === null) return null;
  return { svg, etag: `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"` };
}
