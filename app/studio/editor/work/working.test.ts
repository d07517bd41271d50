import { expect, test } from 'vitest'
import { setCopies } from '#domain/studio/change-items.ts'
import { mm } from '#domain/units.ts'
import { settled } from '../testing/fake-world.ts'
import { type Opened, openEditor } from '../testing/open-editor.ts'
import { artworkOf, factsOf, foxId, sheetOf } from '../testing/sample-sheet.ts'

const three = sheetOf(3)
const itemId = three.items[0]?.id ?? ''
const laid = Array.from({ length: 5 }, (_, copy) => ({
  ...{ itemId, copy, x: 10 + copy * 60, y: 10, width: 50.8, height: 25.4, turn: 0 as const },
}))

async function filling() {
  const opened = openEditor(three)
  opened.editor.work.fill(itemId)
  await settled()
  const [worker] = opened.world.workers
  const id = worker?.asked[0]?.id ?? 0
  return { ...opened, worker, id }
}

test('the sheet is filled as one step, with progress shown along the way', async () => {
  const { editor, world, worker, id } = await filling()
  expect(editor.read().busy).toBe('fill')
  worker?.tell({ id, news: { kind: 'fill', moreCopies: 1 } })
  expect(editor.read().news).toEqual({ kind: 'fill', moreCopies: 1 })
  worker?.tell({ id, answer: { kind: 'fill', moreCopies: 2, laid } })
  await settled()
  expect([editor.read().busy, editor.read().document.placements.length]).toEqual([null, 5])
  expect(world.told).toEqual(['success: The sheet is full'])
  editor.undo()
  expect(editor.read().document).toBe(three)
})

test('the answer for a sheet that has since changed is discarded, with a message', async () => {
  const { editor, world, worker, id } = await filling()
  editor.change((old) => setCopies(old, itemId, 4))
  const changed = editor.read().document
  worker?.tell({ id, answer: { kind: 'fill', moreCopies: 2, laid } })
  await settled()
  expect(editor.read().document).toBe(changed)
  expect(world.told).toEqual(['info: The sheet changed in the meantime'])
})

test('after a stop, nothing is reported and the next try uses a new worker', async () => {
  const { editor, world, worker } = await filling()
  editor.work.stop()
  await settled()
  expect([editor.read().busy, worker?.isEnded, world.told]).toEqual([null, true, []])
  editor.work.fill(itemId)
  await settled()
  expect(world.workers).toHaveLength(2)
})

test('a worker that breaks or goes silent is reported, and the sheet is unchanged', async () => {
  const broken = await filling()
  broken.worker?.fail()
  await settled()
  const silent = await filling()
  silent.world.clock.pass(20_000)
  await settled()
  for (const { editor, world } of [broken, silent]) {
    expect(editor.read().document).toBe(three)
    expect(editor.read().busy).toBeNull()
    expect(world.told).toEqual(['error: That didn’t work'])
  }
})

test('a sheet that cannot fit everything is not filled', () => {
  const { editor, world } = openEditor({ ...three, placements: three.placements.slice(1) })
  editor.work.fill(itemId)
  expect([world.workers, world.told]).toEqual([[], ['error: The sheet is already full']])
})

test('each of several sheets is filled in turn, around the copies on the others, as one step', async () => {
  const first = { sizeId: three.sheet.sizeId, height: mm(304.8) }
  const height = mm(2 * first.height)
  const film = { ...three.sheet, height, cutInto: [first, first] }
  const two = { ...three, sheet: film, placements: three.placements.map((one) => ({ ...one, y: mm(10) })) }
  const { editor, world } = openEditor(two)
  editor.work.fill(itemId)
  await settled()
  const answerNext = async (at: number, copies: number, from: number): Promise<void> => {
    const [worker] = world.workers
    const asked = worker?.asked[at]
    if (asked?.request.kind !== 'fill') throw new Error('Nothing asked')
    expect(asked.request.job.strip.maxHeight).toBe(first.height)
    expect(asked.request.job.items.reduce((sum, one) => sum + one.copies, 0)).toBe(from)
    const answered = laid.slice(0, from + copies)
    worker?.tell({ id: asked.id, answer: { kind: 'fill', moreCopies: copies, laid: answered } })
    await settled()
  }
  await answerNext(0, 1, 3)
  await answerNext(1, 2, 0)
  const { placements, items } = editor.read().document
  expect(placements.map(({ y }) => y >= first.height)).toEqual([false, false, false, false, true, true])
  expect([items[0]?.copies, new Set(placements.map(({ id }) => id)).size]).toEqual([6, 6])
  expect(world.told).toEqual(['success: The sheets are full'])
  editor.undo()
  expect(editor.read().document).toBe(two)
})

const works = {
  fill: ({ editor }: Opened) => editor.work.fill(itemId),
  spread: ({ editor }: Opened) => editor.work.spread(),
  cheapest: ({ editor }: Opened) => editor.work.findCheapest(),
}
const wedge = [{ outline: [0, 0, 1, 0, 0, 1], holes: [] }]
const asked = ({ world }: Opened) => world.workers[0]?.asked.map(({ request }) => request) ?? []

test.each(Object.entries(works))(
  'if pressed before the outlines have arrived, %s waits for them',
  async (kind, press) => {
    const shaped = { ...three, packing: 'shapes' as const }
    const uploaded = [artworkOf(foxId, { measured: factsOf({ outline: wedge }) })]
    const late = openEditor(shaped, { own: undefined }, uploaded)
    press(late)
    expect([late.editor.read().busy, asked(late)]).toEqual([kind, []])
    await settled()
    const inTime = openEditor(shaped, { own: uploaded }, uploaded)
    press(inTime)
    await settled()
    expect(asked(late)).toHaveLength(1)
    expect(asked(late)).toEqual(asked(inTime))
  },
)

test('a stop while waiting for outlines, or leaving, requests no worker', async () => {
  const stopped = openEditor(three, { own: undefined })
  stopped.editor.work.findCheapest()
  stopped.editor.work.stop()
  const left = openEditor(three, { own: undefined })
  left.editor.work.findCheapest()
  left.end()
  await settled()
  expect(stopped.editor.read().busy).toBeNull()
  for (const { world } of [stopped, left]) expect([world.workers, world.told]).toEqual([[], []])
})
