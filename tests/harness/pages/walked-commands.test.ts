import { expect, test } from 'vitest'
import { commands } from '#app/studio/editor/commands/commands.ts'
import { notWalked, walkedCommands } from './walked-commands.ts'

test('every studio command is walked by keyboard alone, or the reason why not is given', () => {
  const walked = Object.values(walkedCommands).flat()
  const named = new Set<string>([...walked, ...Object.keys(notWalked)])
  expect([...named].sort()).toEqual(commands.map(({ id }) => id).sort())
  expect(Object.keys(notWalked).filter((id) => walked.some((one) => one === id))).toEqual([])
})
