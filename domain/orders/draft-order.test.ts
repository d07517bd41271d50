import { expect, test } from 'vitest'
import { artworkIdsOf } from './draft-order.ts'

const [front, back, picture, original] = [1, 2, 3, 4].map((n) => `c0a80101-0000-4000-8000-00000000000${n}`)

test.each([
  ['a file', { artworkId: picture }, [picture]],
  [
    'a shirt',
    { prints: { front: { artworkId: front, printWidth: '?' }, back: { artworkId: back } } },
    [front, back],
  ],
  ['a tumbler', { engraving: { artworkId: picture, originalArtworkId: original } }, [picture, original]],
  ['a shirt that is half filled in', { artworkId: 'x', prints: { front: { artworkId: null } } }, []],
  ['nothing', null, []],
  ['nonsense', 'x', []],
])('the uploads in %s are found', (_case, line, ids) => {
  expect(artworkIdsOf(line)).toEqual(ids)
})
