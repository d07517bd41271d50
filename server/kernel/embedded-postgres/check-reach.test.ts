import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findBlockingFolder, mayUse } from './check-reach.ts'
import { makeFolder } from './testing/make-folder.ts'

const stranger = { uid: 54_321, gid: 54_321, name: 'stranger' }

test('the topmost closed folder is named, even above one that does not exist yet', () => {
  const root = makeFolder()
  mkdirSync(join(root, 'closed', 'inner'), { recursive: true })
  chmodSync(join(root, 'closed', 'inner'), 0o700)
  const wanted = join(root, 'closed', 'inner', 'not', 'yet')
  expect(findBlockingFolder(wanted, stranger)).toBe(join(root, 'closed', 'inner'))
  chmodSync(join(root, 'closed'), 0o744)
  expect(findBlockingFolder(wanted, stranger)).toBe(join(root, 'closed'))
  chmodSync(join(root, 'closed'), 0o711)
  chmodSync(join(root, 'closed', 'inner'), 0o711)
  expect(findBlockingFolder(wanted, stranger)).toBeUndefined()
})

test('the owner is judged by the owner bits and a member by the group bits, even where others have more access', () => {
  const root = makeFolder()
  const { uid, gid } = statSync(root)
  const owner = { uid, gid, name: 'owner' }
  const member = { uid: stranger.uid, gid, name: 'member' }
  chmodSync(root, 0o710)
  expect([owner, member, stranger].map((who) => findBlockingFolder(root, who))).toEqual([
    undefined,
    undefined,
    root,
  ])
  chmodSync(root, 0o701)
  expect([owner, member, stranger].map((who) => findBlockingFolder(root, who))).toEqual([
    undefined,
    root,
    undefined,
  ])
})

test('a program needs more than a data file does', () => {
  const file = join(makeFolder(), 'file')
  writeFileSync(file, '')
  chmodSync(file, 0o644)
  expect([mayUse(file, stranger, 'data'), mayUse(file, stranger, 'program')]).toEqual([true, false])
  chmodSync(file, 0o755)
  expect(mayUse(file, stranger, 'program')).toBe(true)
  expect(mayUse(join(file, '..', 'absent'), stranger, 'data')).toBe(false)
})
