import { expect, test } from 'vitest'
import type { Roster } from '../roster/roster.ts'
import { mm } from '../units.ts'
import { applyArrangement, toArrangeJob } from './arrange.ts'
import { withGroups } from './placement-groups.ts'
import { putRoster, rostersInUse } from './put-roster.ts'
import { emptyStudioDocument, fromPlacementDocument, toPlacementDocument } from './studio-document.ts'

const sheet = { sizeId: 24, width: mm(558.8), height: mm(609.6), margin: mm(2.54), spacing: mm(3.81) }
const style = { font: 'bebas_neue', color: '#000000', outline: null } as const
const roster: Roster = {
  id: 'list-1',
  list: 'Amy,7\nBo,7',
  hasHeader: false,
  columns: { name: 0, number: 1, size: null, quantity: null },
  rules: [{ size: '', nameHeight: mm(50), numberHeight: mm(200) }],
  nameStyle: style,
  numberStyle: style,
  pieces: 'two',
}

const artwork = (id: string, name: string) => ({
  id: `${id}aaaaaaa-0000-4000-8000-000000000000`,
  name,
  ink: { width: 1_000, height: 500 },
  dpi: 254,
})
const amy = artwork('a', 'Amy')
const bo = artwork('b', 'Bo')
const seven = artwork('7', '7')

const piece = (line: number, label: string, of: typeof amy, copies = 1) => ({
  mark: { list: roster.id, line, label },
  artwork: of,
  copies,
})
const pieces = [
  piece(1, '7 Amy, name', amy),
  piece(1, '7 Amy, number', seven, 2),
  piece(2, '7 Bo, name', bo),
  piece(2, '7 Bo, number', seven),
]

/** Lays out all pending copies one below the other. */
function laid(document: Parameters<typeof toArrangeJob>[0]) {
  const copies = toArrangeJob(document).items.flatMap((item) =>
    Array.from({ length: item.copies }, () => item),
  )
  return applyArrangement(
    document,
    copies.map(({ id, width, height }, at) => ({ itemId: id, x: 5, y: at * 60, width, height, turn: 0 })),
  )
}

test('each player’s pieces are one group, and are still laid out again with the rest', () => {
  const document = laid(putRoster(emptyStudioDocument(sheet), roster, pieces))
  expect(document.items.map(({ name, copies }) => [name, copies])).toEqual([
    ['7 Amy, name', 1],
    ['7 Amy, number', 2],
    ['7 Bo, name', 1],
    ['7 Bo, number', 1],
  ])
  const [first] = document.placements
  expect(withGroups(document.placements, [first?.id ?? ''])).toHaveLength(3)
  expect(toArrangeJob(document).items.map(({ copies }) => copies)).toEqual([1, 2, 1, 1])
})

test('a changed list keeps its unchanged pieces in place, and leaves other artwork alone', () => {
  const before = laid(putRoster(emptyStudioDocument(sheet), roster, pieces))
  const changed = putRoster(before, { ...roster, list: 'Amy,7' }, [
    piece(1, '7 Amy, name', amy),
    piece(1, '7 Amy, number', seven),
  ])
  expect(changed.items.map(({ id, copies }) => [id, copies])).toEqual([
    [before.items[0]?.id, 1],
    [before.items[1]?.id, 1],
  ])
  expect(changed.placements).toEqual(before.placements.slice(0, 2))
  expect(changed.rosters?.map(({ list }) => list)).toEqual(['Amy,7'])
  expect(changed.isArranged).toBe(false)
})

test('players and their list are still known when the saved design is reopened', () => {
  const document = laid(putRoster(emptyStudioDocument(sheet), roster, pieces))
  const artworks = new Map([amy, bo, seven].map((one) => [one.id, one]))
  const { document: opened } = fromPlacementDocument(toPlacementDocument(document), 1, artworks)
  expect(opened.items.map(({ name, copies, player }) => [name, copies, player?.line])).toEqual([
    ['7 Amy, name', 1, 1],
    ['7 Amy, number', 2, 1],
    ['7 Bo, name', 1, 2],
    ['7 Bo, number', 1, 2],
  ])
  expect(rostersInUse(opened)).toEqual([roster])
  expect(toPlacementDocument({ ...document, items: [], placements: [] }).rosters).toBeUndefined()
})
