import { expect, test } from 'vitest';
import { toSafeHtml, type HtmlPlace } from '../../src/rules/html.ts';

const place: HtmlPlace = { mallUrl: 'familyshop', device: 'DESKTOP', imageHost: '' };

test.each([
  ['<strike>12,000원</strike> 9,000원', '<s>12,000원</s> 9,000원'],
  [
    '<span style="text-decoration-line: line-through">12,000원</span>',
    '<span style="text-decoration-line:line-through">12,000원</span>',
  ],
  [
    '<span style="text-decoration: line-through solid rgb(51, 51, 51)">12,000원</span>',
    '<span style="text-decoration:line-through solid rgb(51, 51, 51)">12,000원</span>',
  ],
  [
    '<span style="text-decoration: line-through 1.5px hsl(0deg 0% 20%)">12,000원</span>',
    '<span style="text-decoration:line-through 1.5px hsl(0deg 0% 20%)">12,000원</span>',
  ],
  [
    '<span style="text-decoration: underline line-through">12,000원</span>',
    '<span style="text-decoration:underline line-through">12,000원</span>',
  ],
  [
    '<SPAN style="TEXT-DECORATION: line-through">12,000원</SPAN>',
    '<span style="text-decoration:line-through">12,000원</span>',
  ],
])('a struck price stays struck: %s', (html, safe) => {
  expect(toSafeHtml(html, place)).toBe(safe);
});

test.each([
  ['<span style="font-size: 10pt">a</span>', '<span style="font-size:10pt">a</span>'],
  ['<span style="font-size: x-large">a</span>', '<span style="font-size:x-large">a</span>'],
  ['<p style="line-height: 14.4pt; margin: 0 0 8pt">a</p>', '<p style="line-height:14.4pt;margin:0 0 8pt">a</p>'],
  ['<font color="#ff0000" size="5" face="굴림">a</font>', '<span style="color:#ff0000;font-size:x-large">a</span>'],
  ['<font color=FF0000>a</font>', '<span style="color:#ff0000">a</span>'],
  [
    '<font size="+1">a</font><font size=-9>b</font>',
    '<span style="font-size:large">a</span><span style="font-size:x-small">b</span>',
  ],
  ['<font color="red" style="color: blue">a</font>', '<span style="color:red;color:blue">a</span>'],
  ['<p align="center">a</p>', '<p style="text-align:center">a</p>'],
  ['<P ALIGN=RIGHT style="COLOR: red">a</P>', '<p style="text-align:right;color:red">a</p>'],
  ['<h1 align=center>a</h1>', '<h2 style="text-align:center">a</h2>'],
  ['<center>a</center>', '<div style="text-align:center">a</div>'],
  [
    '<big>a</big> <tt>b</tt> <nobr>c</nobr>',
    '<span style="font-size:larger">a</span> <code>b</code> <span style="white-space:nowrap">c</span>',
  ],
  ['<img src="/a.png" align="left">', '<img src="/a.png" alt="" style="float:left" loading="lazy">'],
  ['<img src="/a.png" align="absmiddle">', '<img src="/a.png" alt="" style="vertical-align:middle" loading="lazy">'],
  [
    '<table align="center" width="600"><tr align="right" bgcolor="f5f5f5"><td valign="top" width="30%" nowrap>a</td></tr></table>',
    '<table style="margin-left:auto;margin-right:auto;width:600px"><tbody><tr style="text-align:right;background-color:#f5f5f5"><td style="vertical-align:top;width:30%;white-space:nowrap">a</td></tr></tbody></table>',
  ],
])('what old editors write keeps its meaning: %s', (html, safe) => {
  expect(toSafeHtml(html, place)).toBe(safe);
});

test.each([
  ['<p align="center;position:fixed">a</p>', '<p>a</p>'],
  ['<font color="red;background:url(//evil.example.com)">a</font>', '<span>a</span>'],
  ['<font color="}" style="color: blue">a</font>', '<span style="color:blue">a</span>'],
  ['<td width="99999">a</td><font size="100">b</font>', 'a<span>b</span>'],
  ['<constructor align="left">a</constructor>', 'a'],
])('an attribute brings nothing but its own value: %s', (html, safe) => {
  expect(toSafeHtml(html, place)).toBe(safe);
});
