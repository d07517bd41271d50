import { expect, test } from 'vitest'
import { productPictures } from './product-pictures.ts'
import { nestOnFilm } from './products/nest-on-film.ts'
import { readDrawing } from './read-drawing.ts'

test('there are pictures of each kind', () => {
  const kinds = Object.groupBy(
    Object.keys(productPictures),
    (slug) => /^(gang-sheet|[^-]+)/.exec(slug)?.[0] ?? '',
  )
  expect(Object.fromEntries(Object.entries(kinds).map(([kind, slugs]) => [kind, slugs?.length]))).toEqual({
    tshirt: 8,
    tumbler: 10,
    'gang-sheet': 5,
    print: 12,
    article: 5,
  })
})

test.each(Object.keys(productPictures))('%s is drawn only as outlines, with nothing left to fill', (slug) => {
  expect(productPictures[slug]?.()).not.toMatch(
    /<text|<image|<artwork|font-family|href|NaN|undefined|Infinity|[{}]/,
  )
})

test('an unfilled placeholder is reported by name', () => {
  expect(() => readDrawing('scenes/gang-sheet-22x24', { cloth: '#fff' })).toThrow(
    'The drawing scenes/gang-sheet-22x24 has no value for {',
  )
})

test('designs nested for a picture stay on the film and never overlap', () => {
  const film = { width: 22, height: 24, gap: 0.4 }
  const nested = nestOnFilm(
    [
      { slug: 'night-shift-coffee', width: 9 },
      { slug: 'rye-and-honey-bakery', width: 11, count: 2 },
    ],
    [{ slug: 'sticker-good-day', width: 3 }],
    film,
  )
  expect(nested.filter(({ slug }) => slug === 'rye-and-honey-bakery')).toHaveLength(2)
  expect(nested.filter(({ slug }) => slug === 'sticker-good-day').length).toBeGreaterThan(4)
  for (const [index, one] of nested.entries()) {
    expect(one.x).toBeGreaterThanOrEqual(film.gap)
    expect(one.y).toBeGreaterThanOrEqual(film.gap)
    expect(one.x + one.width).toBeLessThanOrEqual(film.width - film.gap + 1e-9)
    expect(one.y + one.height).toBeLessThanOrEqual(film.height - film.gap + 1e-9)
    for (const other of nested.slice(index + 1)) {
      const apart =
        one.x + one.width <= other.x ||
        other.x + other.width <= one.x ||
        one.y + one.height <= other.y ||
        other.y + other.height <= one.y
      expect(apart).toBe(true)
    }
  }
})
