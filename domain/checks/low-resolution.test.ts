import { expect, test } from 'vitest'
import type { FrozenWarning } from './accepted-warnings.ts'
import { acceptSoftPrints, lowResolutionWords, softPrintsForStaff, softPrintsOf } from './low-resolution.ts'

const warning = (kind: FrozenWarning['kind'], message: string): FrozenWarning => ({
  ...{ kind, message, artworkId: 'fox' },
  ...{ acceptedAt: null, acceptedBy: null },
})
const soft = warning('low_resolution', lowResolutionWords('fox.png', 90, null))
const warnings = [warning('halo', '“fox.png” has a pale fringe.'), soft, soft]

test('only low-resolution artwork prompts a question, once each', () => {
  expect(softPrintsOf(warnings)).toEqual([
    '“fox.png” prints at 90 dpi and may look soft. Make it smaller or upload a larger file.',
  ])
})

test('staff see what the customer said about it, or that no one was asked', () => {
  expect(softPrintsForStaff(warnings)).toEqual([
    '“fox.png” prints at 90 dpi and may look soft. The customer hasn’t been asked: ask before you print.',
  ])
  const answer = { at: '2026-05-04T12:00:00.000Z', by: 'ada@example.com' }
  const answered = acceptSoftPrints(warnings, answer)
  expect(softPrintsForStaff(answered)).toEqual([
    '“fox.png” prints at 90 dpi and may look soft. The customer wants it as is.',
  ])
  expect(answered.map(({ acceptedBy }) => acceptedBy)).toEqual([null, answer.by, answer.by])
})
