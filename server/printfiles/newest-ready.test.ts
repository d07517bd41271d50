import { expect, test } from 'vitest'
import { newestReady } from './newest-ready.ts'
import type { PrintFileRow } from './tables.ts'

const file = (id: string, part: string, state: PrintFileRow['state'], minute: number) =>
  ({ id, part, state, createdAt: new Date(minute * 60_000) }) as PrintFileRow

test('for each part the last requested of the ready files counts, in whatever order they arrive', () => {
  const files = [
    file('old', 'sheet', 'ready', 1),
    file('new', 'sheet', 'ready', 2),
    file('superseded', 'sheet', 'superseded', 3),
    file('failed', 'pocket', 'failed', 4),
    file('back', 'full-back', 'ready', 5),
  ]
  for (const rows of [files, files.toReversed()]) {
    const found = [...newestReady(rows)].map(([part, { id }]) => [part, id]).sort()
    expect(found).toEqual([
      ['full-back', 'back'],
      ['sheet', 'new'],
    ])
  }
})
