import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { artworks } from './artworks.ts'
import { productPictures } from './product-pictures.ts'
import { nestOnFilm } from './products/nest-on-film.ts'

test('there are pictures of every kind, each with its own slug', () => {
  const kinds = Object.groupBy(productPictures, ({ kind }) => kind)
  expect(Object.fromEntries(Object.entries(kinds).map(([kind, list]) => [kind, list?.length]))).toEqual({
    tshirt: 8,
    tumbler: 10,
    'gang-sheet': 5,
    print: 12,
    article: 5,
  })
  expect(new Set(productPictures.map(({ slug }) => slug)).size).toBe(productPictures.length)
})

describe.each(productPictures.map((picture) => ({ name: picture.slug, picture })))('$name', ({ picture }) => {
  test('shows artworks that exist and is drawn the same each time, as outlines only', () => {
    const known = new Set(artworks.map(({ slug }) => slug))
    expect(picture.artworkSlugs.filter((slug) => !known.has(slug))).toEqual([])
    const drawing = picture.draw()
    expect(drawing).not.toMatch(/<text|<image|font-family|href|NaN|undefined|Infinity/)
    expect(picture.draw()).toBe(drawing)
  })
})

test.each(['tshirt', 'tumbler', 'gang-sheet', 'print', 'article'] as const)(
  'a %s picture is an opaque WebP, 1200 pixels wide, the same bytes each time',
  async (kind) => {
    const picture = productPictures.find((one) => one.kind === kind) ?? expect.fail(kind)
    const bytes = await picture.render()
    expect(bytes.equals(await picture.render())).toBe(true)
    const { format, width, height } = await sharp(bytes).metadata()
    expect({ format, width, height }).toEqual({
      format: 'webp',
      width: 1200,
      height: kind === 'article' ? 675 : 1200,
    })
    const { isOpaque } = await sharp(bytes).stats()
    expect(isOpaque).toBe(true)
  },
)

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
