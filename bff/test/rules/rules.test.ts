import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toHexColor } from '../../src/rules/hex-color.ts';
import { toSafeHtml } from '../../src/rules/html.ts';
import { imageHostReader, toImageAddress } from '../../src/rules/image.ts';
import { toInstant } from '../../src/rules/korean-time.ts';
import { toLink, toOutwardLink } from '../../src/rules/link.ts';
import { toLocalTime } from '../../src/rules/local-time.ts';
import { maskName } from '../../src/rules/masked-name.ts';
import { openAreasOf } from '../../src/rules/open-areas.ts';
import { fillPlaceholders } from '../../src/rules/placeholders.ts';
import { hasStock, isSoldOut } from '../../src/rules/stock.ts';

const place = { mallUrl: 'familyshop', device: 'DESKTOP', imageHost: '' } as const;

test.each([
  ['홍길동', '홍*동'],
  ['남궁민수', '남**수'],
  ['김수한무', '김**무'],
  ['남궁수', '남*수'],
  ['김철', '김*'],
  ['김', '김'],
  ['', ''],
  ['👨‍👩‍👧‍👦가족🇰🇷', '👨‍👩‍👧‍👦**🇰🇷'],
  ['각각각', '각*각'],
])('the name %s is shown as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});

test.each([
  ['#1B4FD8', '#1b4fd8'],
  ['abc', '#aabbcc'],
  ['#12', '#000000'],
  ['red', '#000000'],
  ['#12345g', '#000000'],
  ['#1234567', '#000000'],
  [null, '#000000'],
])('the colour %s is %s', (value, hex) => {
  expect(toHexColor(value)).toBe(hex);
});

test('a colour is always # and six lower-case hex digits', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      expect(toHexColor(value)).toMatch(/^#[0-9a-f]{6}$/u);
    }),
  );
});

test('times are HH:MM and instants carry their offset, or are null', () => {
  expect(['0930', '930', '9:30', '2400', '960', '9', null].map(toLocalTime)).toEqual([
    '09:30',
    '09:30',
    '09:30',
    null,
    null,
    null,
    null,
  ]);
  expect(toInstant('20260301090000')).toBe('2026-03-01T09:00:00+09:00');
  expect(['20260431090000', '20261301000000', '2026', '', null].map(toInstant)).toEqual([null, null, null, null, null]);
});

test('every real moment survives the translation', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }), (date) => {
      const korean = new Date(date.getTime() + 9 * 3_600_000).toISOString().replace(/\D/gu, '').slice(0, 14);
      expect(Date.parse(toInstant(korean) ?? '')).toBe(Math.floor(date.getTime() / 1000) * 1000);
    }),
  );
});

describe('links', () => {
  test.each([
    ['/goods/phone?ctgNo=1', '/familyshop/goods/phone?ctgNo=1'],
    ['/familyshop/home', '/familyshop/home'],
    ['/familyshop', '/familyshop/'],
    ['/m/familyshop/home', '/familyshop/home'],
    ['https://www.example.com/a?b=1#c', 'https://www.example.com/a?b=1#c'],
    ['/../../admin', '/familyshop/admin'],
    ['//evil.example.com/x', null],
    ['/\\evil.example.com', null],
    ['http://example.com', null],
    ['https://user:pass@example.com', null],
    ['javascript:alert(1)', null],
    [' JaVaScRiPt:alert(1)', null],
    ['data:text/html,x', null],
    ['goods/phone', null],
    ['/goods/phone%00', null],
    ['/goods/phone?ctgNo=1%0d%0aSet-Cookie:%20a=1', null],
    ['/goods/%09phone', null],
    ['/goods/phone#%1B', null],
    ['/goods/phone?q=%7f', null],
    ['/goods/phone?q=%C2%85', null],
    ['https://www.example.com/a%0Ab', null],
    ['https://www.example.com/?a=%00', null],
    ['https://www.example.com/a\tb', null],
    ['/goods/phone?q=100%25%20%ED%95%9C', '/familyshop/goods/phone?q=100%25%20%ED%95%9C'],
    ['', null],
    [null, null],
  ])('%s leads to %s', (value, link) => {
    expect(toLink(value, place)).toBe(link);
  });

  test.each([
    'https://files.example.com/a%00.pdf',
    'https://files.example.com/a\n.pdf',
    'https://files.example.com/?a=%0D%0A',
  ])('outward, %j is no link either', (value) => {
    expect(toOutwardLink(value)).toBeNull();
  });

  test('a phone gets the device counterpart below /m', () => {
    expect(toLink('/goods/phone?ctgNo=1', { ...place, device: 'MOBILE' })).toBe('/m/familyshop/goods/phone?ctgNo=1');
  });

  test('for any text of the mall, a link is https or a path of this mall', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc
            .tuple(
              fc.constantFrom('https://', 'http://', '//', 'javascript:', ''),
              fc.constantFrom('a.example.com', 'a.example.com:8443', 'a@b.example.com', '[::1]'),
              fc.string(),
            )
            .map(([scheme, host, rest]) => `${scheme}${host}/${rest}`),
          fc.string(),
          fc.string().map((text) => `/${text}`),
        ),
        (value) => {
          const link = toLink(value, place);
          expect(link === null || link.startsWith('https://') || link.startsWith('/familyshop')).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });
});

const gateway = { HOST: '192.0.2.7', PORT: 4_300, MALL_HOSTS: ['www.familyshop.example'] };

test.each([
  ['https://img.example.com/shop/', 'https://img.example.com/shop'],
  ['http://img.example.com:8081', 'http://img.example.com:8081'],
  ['http://127.0.0.1:9000/pictures', 'http://127.0.0.1:9000/pictures'],
  ['http://localhost:4300', ''],
  ['http://127.0.0.1:4300/', ''],
  ['http://[::1]:4300', ''],
  ['http://groupware.localhost:4300/static', '/static'],
  ['http://192.0.2.7:4300', ''],
  ['http://localhost:51234', ''],
  ['http://localhost:4000', ''],
  ['https://www.familyshop.example', ''],
  ['http://192.0.2.8:4300', 'http://192.0.2.8:4300'],
  ['ftp://img.example.com', ''],
  ['img.example.com', 'https://img.example.com'],
  ['img.example.com:8443/mall/', 'https://img.example.com:8443/mall'],
  ['//img.example.com', 'https://img.example.com'],
  ['//www.familyshop.example', ''],
  ['javascript:alert(1)', ''],
  ['/images', ''],
  ['', ''],
  [null, ''],
])('before the pictures of a mall whose endPoint is %s stands "%s"', (endPoint, expected) => {
  expect(imageHostReader(gateway, 51_234)(endPoint)).toBe(expected);
  expect(imageHostReader({ ...gateway, IMAGE_HOST: 'https://cdn.example.com' }, 51_234)(endPoint)).toBe(
    'https://cdn.example.com',
  );
});

test('an image is below the image host, and an invalid path has no address', () => {
  expect(toImageAddress('http://img.example.com/shop', '/images/../a.svg?v=1')).toBe(
    'http://img.example.com/shop/a.svg?v=1',
  );
  expect(toSafeHtml('<img src="/a.svg">', { ...place, imageHost: 'http://img.example.com' })).toContain(
    'src="http://img.example.com/a.svg"',
  );
  expect(toImageAddress('', '/images/a.svg')).toBe('/images/a.svg');
  expect(toImageAddress('https://cdn.example.com', 'images/a.svg')).toBe('https://cdn.example.com/images/a.svg');
  expect(toImageAddress('https://cdn.example.com/shop', 'https://cdn.example.com/a.svg')).toBe(
    'https://cdn.example.com/a.svg',
  );
  for (const address of ['//cdn.example.com/a.svg?v=1', 'http://cdn.example.com/a.svg?v=1#x'])
    expect(toImageAddress('https://cdn.example.com/shop', address)).toBe('https://cdn.example.com/a.svg?v=1');
  for (const address of [
    '//evil.example.com/a.svg',
    '//cdn.example.com:8443/a.svg',
    '///evil.example.com/a.svg',
    '//',
    'https://',
    'https://cdn.example.com@evil.example.com/a.svg',
  ])
    expect(toImageAddress('https://cdn.example.com', address)).toBeNull();
  expect(
    toSafeHtml('<img src="//cdn.example.com/a.svg"><img src="//evil.example.com/a.svg">', {
      ...place,
      imageHost: 'https://cdn.example.com',
    }).match(/src="[^"]*"/gu),
  ).toEqual(['src="https://cdn.example.com/a.svg"']);
  expect([
    toImageAddress('https://cdn.example.com', 'https://evil.example.com/a.svg'),
    toImageAddress('', 'https://evil.example.com/a.svg'),
  ]).toEqual([null, null]);
  expect([
    toImageAddress('', '//evil.example.com/a.svg'),
    toImageAddress('', 'javascript:alert(1)'),
    toImageAddress('', null),
  ]).toEqual([null, null, null]);
});

test('sold out goes by status, or by colours when there are any', () => {
  const [gone, there] = [{ isAvailable: false }, { isAvailable: true }];
  expect([
    isSoldOut('SOLD_OUT', [there]),
    isSoldOut('ON_SALE', []),
    isSoldOut(null, [gone, gone]),
    isSoldOut('ON_SALE', [gone, there]),
  ]).toEqual([true, false, true, false]);
  expect([hasStock(1, 0), hasStock(0, 0), hasStock(null, 0), hasStock(null, 3), hasStock(null, null)]).toEqual([
    true,
    false,
    null,
    true,
    null,
  ]);
});

test('the role table opens the areas of the specification', () => {
  expect(openAreasOf('GENERAL')).toEqual([
    'SIGN_UP',
    'EMAIL_CERTIFICATION',
    'ORDER_PRINT',
    'MY_SHOP',
    'WITHDRAWAL',
    'SHOPPING',
    'CONTENT',
  ]);
  expect(openAreasOf('COMMON')).toEqual(['ORDER_PRINT', 'SHOPPING', 'CONTENT']);
  expect(openAreasOf('UPLOAD')).toEqual(['SIGN_UP', 'EMAIL_CERTIFICATION', 'MY_SHOP', 'UPLOAD', 'CONTENT']);
  expect(openAreasOf('ERROR')).toEqual([]);
});

describe('hostile HTML', () => {
  test('placeholders are filled in as text, for any name of a mall', () => {
    const filled = fillPlaceholders('<p>#{mallNm} · #{mallUrl} · #{other}</p>', {
      name: "<img src=x onerror=alert(1)>$&$1 & '샵'",
      url: 'familyshop',
    });
    expect(toSafeHtml(filled, place)).toBe(
      "<p>&lt;img src=x onerror=alert(1)&gt;$&amp;$1 &amp; '샵' · familyshop · #{other}</p>",
    );
  });

  test.each([
    ['<script>alert(1)</script>안내', '안내'],
    ['<img src=x onerror=alert(1)>', '<img src="/x" alt="" loading="lazy">'],
    ['<svg><a xlink:href="javascript:alert(1)">x</a></svg>', '<a>x</a>'],
    ['<p id="root" name="q" class="modal" onclick="x()">a</p>', '<p>a</p>'],
    ['<form action="https://evil.example.com"><input name=a><button>b</button></form>', 'b'],
    ['<style>body{display:none}</style>a', 'a'],
    ['<iframe src="https://evil.example.com"></iframe>', ''],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    [
      '<a href="https://example.com">a</a>',
      '<a href="https://example.com/" target="_blank" rel="noopener noreferrer nofollow">a</a>',
    ],
    ['<a href="/goods/phone">a</a>', '<a href="/familyshop/goods/phone">a</a>'],
    [
      '<div style="position:fixed;top:0;color:red;background:url(https://evil.example.com/x)">a</div>',
      '<div style="color:red">a</div>',
    ],
    [
      '<p style="margin-top:-99px;font-size:9999px;letter-spacing:-500px;margin-left:8px">a</p>',
      '<p style="margin-left:8px">a</p>',
    ],
    ['<p style="font-size:22px;letter-spacing:-0.5px">a</p>', '<p style="font-size:22px;letter-spacing:-0.5px">a</p>'],
    ['<h1>a</h1>', '<h2>a</h2>'],
    ['<img src="https://evil.example.com/pixel.gif">', ''],
    ['<base href="https://evil.example.com"><meta http-equiv=refresh content="0">a', 'a'],
    ['<math><mtext></mtext><mglyph><style><img src=x onerror=alert(1)></style></mglyph></math>', ''],
  ])('%s', (html, safe) => {
    expect(toSafeHtml(html, place)).toBe(safe);
  });

  test('nothing that could run is left of anything', () => {
    const pieces = [
      '<',
      '>',
      '"',
      "'",
      '=',
      '/',
      ' ',
      'script',
      'svg',
      'img',
      'src',
      'onerror',
      'onload',
      'javascript:',
      'style',
      'a',
      'href',
      'iframe',
      'srcdoc',
      '&lt;',
      '<!--',
      '-->',
      '\0',
      'x',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 25 }), (parts) => {
        const safe = toSafeHtml(parts.join(''), place);
        expect(safe).not.toMatch(/<(?:script|iframe|svg|style|form|object|embed|base|meta)/iu);
        expect(safe).not.toMatch(/<[^>]*\s(?:on\w+|srcdoc|id|name)\s*=/iu);
        expect(safe).not.toMatch(/<[^>]*javascript:[^>]*href/iu);
      }),
      { numRuns: 200 },
    );
  });
});

test.each([
  '/f%00.txt',
  '/f%0d%0a.png',
  '/x.png?a=%1B',
  '/ci%7f.svg',
  '/z%C2%85.svg',
  'https://cdn.example.com/a%0A.svg',
])('the picture address %j holds a control character, so it is none', (path) => {
  expect(toImageAddress('https://cdn.example.com', path)).toBeNull();
});
