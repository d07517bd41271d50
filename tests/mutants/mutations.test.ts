import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { applyMutation, findMutations } from './mutations.ts'
import { importersOf, nearestTests } from './nearest-tests.ts'
import { roomOf, rooms } from './rooms.ts'

/** Every text that one small fault turns it into, with the kind of each. */
const faultsOf = (text: string): [kind: string, becomes: string][] =>
  findMutations('x.ts', text).map((mutation) => [mutation.kind, applyMutation(text, mutation)])

test.each([
  ['const is = a < b', ['comparison', 'const is = a <= b']],
  ['const is = a === b', ['comparison', 'const is = a !== b']],
  ['const sum = a * b', ['arithmetic', 'const sum = a / b']],
  ['const is = a && b', ['logic', 'const is = a || b']],
  ['const is = a ?? b', ['right side left out', 'const is = (a)']],
  ['const is = !a', ['negation', 'const is = (a)']],
  ['if (a) stop()', ['never', 'if (false) stop()']],
  ['if (a) stop()', ['always', 'if (true) stop()']],
  ['if (a) stop()', ['statement left out', 'if (a) ;']],
  ['const x = a ? b : c', ['swapped', 'const x = (a) ? c : b']],
  ['const x = await a()', ['not awaited', 'const x = a()']],
  ['const x = 3', ['number', 'const x = (3 + 1)']],
  ['const x = true', ['flipped', 'const x = false']],
  [`const x = 'paid'`, ['text', `const x = 'mutated'`]],
  ['const x = Math.min(a, b)', ['twin', 'const x = Math.max(a, b)']],
  ['const x = and(a, b)', ['condition left out', 'const x = and(b)']],
  ['const x = and(a, b)', ['condition left out', 'const x = and(a)']],
  ['const x = rows.where(a)', ['clause left out', 'const x = rows']],
])('%s becomes %s', (text, fault) => {
  expect(faultsOf(text)).toContainEqual(fault)
})

test('types, imports, names and developer texts are left alone', () => {
  const text = `
    import { a } from 'b'
    type Kind = 'one' | 2
    const x: Record<'a', 1> = { 'a': b }
    const d = { example: { to: 'somebody', at: 1 } }
    log.warn({ a: 1 }, 'words')
    deps.log.error({ a: 1 }, 'words')
    deps.reach('refund:before-commit')
    throw new RangeError('words')
    const c = import('./c.ts')`
  expect(faultsOf(text)).toEqual([])
})

test('a fault says where it is, and what it changes into what', () => {
  expect(findMutations('x.ts', '\n\nif (a >= 2) stop()')[1]).toMatchObject({
    line: 3,
    before: 'a >= 2',
    after: 'true',
  })
})

test('tests of the same name come first, then of the folder, then of the room, then the fewest imports away; of other rooms while there is time', () => {
  const texts: Record<string, string> = {
    'server/a/x.ts': '',
    'server/a/x.test.ts': `import { x } from './x.ts'`,
    'server/a/deep/y.test.ts': `import { x } from '#server/a/x.ts'`,
    'server/b/b.ts': `import { x } from '../a/x.ts'`,
    'server/b/b.test.ts': `const b = await import('./b.ts')`,
    'tests/far.test.ts': `import '#server/b/b.ts'`,
    'tests/x.test.ts': `import '#tests/far.test.ts'`,
    'tests/other.test.ts': `import '#server/c.ts'`,
  }
  const importers = importersOf(Object.keys(texts), (path) => texts[path] ?? '')
  const near = (seconds: number) => nearestTests('server/a/x.ts', importers, () => 1, seconds)
  expect(near(100)).toEqual([
    'server/a/x.test.ts',
    'tests/x.test.ts',
    'server/a/deep/y.test.ts',
    'server/b/b.test.ts',
    'tests/far.test.ts',
  ])
  const ofRoom = ['server/a/x.test.ts', 'tests/x.test.ts', 'server/a/deep/y.test.ts', 'server/b/b.test.ts']
  expect(near(2)).toEqual(ofRoom)
  expect(near(0)).toEqual(['server/a/x.test.ts', 'server/a/deep/y.test.ts'])
  expect(nearestTests('server/c.ts', importers, () => 1, 9)).toEqual([])
})

test.each([
  ['domain/money/money.ts', 'domain-money', 0.95],
  ['domain/artwork/color.ts', 'domain', 0.85],
  ['domain/people/role.ts', 'permissions', 0.95],
  ['server/permits.ts', 'permissions', 0.95],
  ['server/kernel/limits.ts', 'permissions', 0.95],
  ['server/discounts/own-data.ts', 'own-data', 0.95],
  ['server/discounts/try-on.ts', 'discounts', 0.95],
  ['server/printfiles/render-sheet.ts', 'printfiles', 0.95],
])('%s belongs to the room %s', (path, name, wanted) => {
  expect(roomOf(path)).toMatchObject({ name, wanted })
})

test('every capability of the server is a room', () => {
  const folders = readdirSync(new URL('../../server', import.meta.url), { withFileTypes: true })
  const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((name) => !rooms.some((room) => room.name === name))).toEqual([])
})

test('tables, tests and templates belong to no room', () => {
  for (const path of ['server/orders/tables.ts', 'server/orders/a.test.ts', 'server/mail/templates/a.ts'])
    expect(roomOf(path)).toBeUndefined()
})
