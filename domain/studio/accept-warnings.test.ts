import { expect, test } from 'vitest'
import { toWarning } from './accept-warnings.ts'
import type { Finding } from './findings.ts'

test.each<[Finding['kind'], boolean, boolean]>([
  ['low_resolution', false, true],
  ['low_resolution', true, false],
  ['missing', false, false],
  ['off_sheet', false, false],
])('a finding %s that blocks: %s can be printed anyway: %s', (kind, isBlocking, isTaken) => {
  const finding = { kind, isBlocking, artworkId: 'fox' } as Finding
  expect(toWarning(finding)).toEqual(isTaken ? { kind, artworkId: 'fox' } : null)
})
