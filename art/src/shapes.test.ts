import { expect, test } from 'vitest';
import { at, d, disc, fill, line, rect, svg } from './shapes';

test('numbers are rounded to one decimal, texts are unchanged', () => {
  expect(d`M${1.26} ${-0.04}${'h5'}z`).toBe('M1.3 0h5z');
});

test('a picture is one SVG that scales', () => {
  expect(svg(10, 20, [disc(1, 2, 3, '#fff')])).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20" stroke-linejoin="round" stroke-linecap="round" fill-rule="evenodd" aria-hidden="true"><circle cx="1" cy="2" r="3" fill="#fff"/></svg>',
  );
});

test('paths are written in short form, and empty ones not at all', () => {
  expect(svg(1, 1, [fill(d`M${0.5} ${-0.25}h${0.5}`, '#000')])).toContain('d="M.5-.2h.5"');
  expect(svg(1, 1, [line('', '#000', 1)])).not.toContain('<path');
});

test('a placed shape is moved, then turned, then scaled and mirrored', () => {
  expect(svg(1, 1, [at(1, 2, [rect(0, 0, 1, 1, '#000')], { turn: 90, scale: 2, flip: true })])).toContain(
    'transform="translate(1 2) rotate(90) scale(-2 2)"',
  );
});
