import { expect, test } from 'vitest'
import type { Draft } from '#domain/studio/draft.ts'
import { mm } from '#domain/units.ts'
import { toDraft } from './to-draft.ts'

const style = {
  font: 'bebas_neue',
  color: '#10151c',
  outline: { color: '#ff6600', width: mm(1.5) },
} as const

const draft: Draft = {
  document: {
    sheet: { sizeId: 24, width: mm(558.8), height: mm(609.6), margin: mm(2.54), spacing: mm(3.81) },
    quantity: 1,
    items: [],
    placements: [],
    isArranged: true,
    rosters: [
      {
        id: 'list-1',
        list: 'Amy,"colour":7',
        hasHeader: false,
        columns: { name: 0, number: 1, size: null, quantity: null },
        rules: [{ size: '', nameHeight: mm(50), numberHeight: mm(200) }],
        nameStyle: style,
        numberStyle: { ...style, outline: null },
        pieces: 'two',
      },
    ],
  },
  awaiting: [],
}

test('drafts saved by a browser with the old spelling of color are still read', () => {
  const kept: unknown = JSON.parse(JSON.stringify(draft).replaceAll('"color":', '"colour":'))
  expect(JSON.stringify(kept)).not.toContain('"color":')
  expect(toDraft(kept)).toEqual(draft)
  expect(toDraft(draft)).toEqual(draft)
})

test.each([null, 'draft', {}, { document: { rosters: [null] } }])('%o is no draft', (kept) => {
  expect(toDraft(kept)).toBeNull()
})
