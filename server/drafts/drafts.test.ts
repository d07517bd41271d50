import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyPlacementDocument, seedGangSheetSizes } from '#domain/artwork/gang-sheet.ts'
import { mm } from '#domain/units.ts'
import type { InputOf } from '#server/operations.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { draftsOf, presentDraft } from '#tests/harness/pages/account-drafts.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

type Asked = InputOf<'drafts.keep'>

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop?.[Symbol.asyncDispose]())

const laptop = { id: randomUUID(), name: 'Firefox on Linux' }
const telephone = { id: randomUUID(), name: 'Safari on iPhone' }

/** A sheet with this many copies, and a guide. */
function content(copies: number): Asked['content'] {
  const [size] = seedGangSheetSizes
  if (!size) throw new Error('No size')
  const artworkId = randomUUID()
  const item = { id: 'item-1', artworkId, name: 'fox.png', ink: { width: 900, height: 600 } }
  const box = { width: mm(90), height: mm(60) }
  return {
    document: {
      sheet: emptyPlacementDocument(size).sheet,
      quantity: 1,
      items: [{ ...item, ...box, copies }],
      placements: Array.from({ length: copies }, (_, index) => ({
        ...{ id: `copy-${index}`, itemId: 'item-1', artworkId, x: mm(50), y: mm(40 + index), ...box },
        ...{ rotation: 0, mirrored: false, locked: false },
      })),
      isArranged: true,
      guides: { vertical: [mm(12)], horizontal: [] },
    },
    awaiting: [],
    look: { unit: 'mm', isGridShown: true, ground: 'black' },
  }
}

type Who = ReturnType<typeof signedIn>

const keep = (actor: Who, { copies = 1, seen = null, ...more }: Partial<Asked> & { copies?: number } = {}) =>
  shop.operations.call('drafts.keep', actor, {
    ...{ subject: 'new', content: content(copies), device: laptop },
    ...{ seen: seen && { id: seen.id, version: seen.version }, ...more },
  })

const kept = async (...given: Parameters<typeof keep>) => {
  const outcome = await keep(...given)
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.value.draft
}

const list = (actor: Who) => draftsOf(shop, actor)
const present = (actor: Who) => presentDraft(shop, actor, 'new')
const isDone = async (
  name: 'drafts.restore' | 'drafts.remove',
  actor: Who,
  draft: { draft: string; version?: number },
) => (await shop.operations.call(name, actor, draft)).ok

test('a draft is saved with guides and view settings, and no one overwrites a version they have not seen', async () => {
  const ada = signedIn('customer')
  const first = await kept(ada, { copies: 2 })
  expect(first).toMatchObject({ version: 1, copies: 2, placements: 2, device: laptop })
  expect((await present(ada))?.content).toMatchObject({
    document: { guides: { vertical: [12] } },
    look: { unit: 'mm', ground: 'black' },
  })
  // Another device that doesn't know about it, and one that knows an older version.
  expect(await keep(ada, { device: telephone })).toMatchObject({
    ok: false,
    reason: 'conflict',
    theirs: { id: first.id },
  })
  const second = await kept(ada, { copies: 3, seen: first })
  expect(second).toMatchObject({ id: first.id, version: 2 })
  expect(await keep(ada, { seen: first, isInItsPlace: true })).toMatchObject({
    ok: false,
    reason: 'conflict',
    theirs: { id: first.id },
  })
  expect((await present(ada))?.copies).toBe(3)
  expect(await list(ada)).toHaveLength(1)
  // Artworks still being uploaded count.
  const coming = { ...content(1), awaiting: [randomUUID(), randomUUID()] }
  expect(await kept(signedIn('customer'), { content: coming })).toMatchObject({ artworks: 3, copies: 1 })
})

test('of two tabs saving at the same moment, one is notified', async () => {
  const ada = signedIn('customer')
  const begun = await Promise.all([1, 2, 3, 4].map((copies) => keep(ada, { copies })))
  expect(begun.filter(({ ok }) => ok)).toHaveLength(1)
  const seen = (await list(ada))[0] ?? null
  const went = await Promise.all([5, 6, 7].map((copies) => keep(ada, { copies, seen })))
  expect(went.filter(({ ok }) => ok)).toHaveLength(1)
  const placed = await Promise.all(
    [8, 9].map((copies) =>
      keep(ada, { copies, seen: { id: seen?.id ?? '', version: 2 }, isInItsPlace: true }),
    ),
  )
  expect(placed.filter(({ ok }) => ok)).toHaveLength(1)
  expect((await list(ada)).map(({ isSetAside }) => isSetAside)).toEqual([false, true])
})

test('the version not chosen is kept and can be restored, and the list never grows endlessly', async () => {
  const ada = signedIn('customer')
  const old = await kept(ada, { copies: 2 })
  const chosen = await kept(ada, { copies: 5, seen: old, isInItsPlace: true, device: telephone })
  expect(chosen.id).not.toBe(old.id)
  expect(await isDone('drafts.restore', ada, { draft: old.id })).toBe(true)
  expect(await present(ada)).toMatchObject({ id: old.id, copies: 2, version: 2 })
  expect(await isDone('drafts.restore', ada, { draft: old.id })).toBe(false)
  for (let copies = 0; copies < 12; copies++)
    await shop.operations.ask('drafts.set-aside', ada, {
      ...{ subject: 'new', content: content(1), device: laptop },
    })
  const listed = await list(ada)
  expect([listed.length, listed[0]?.id]).toEqual([11, old.id])
})

test('a draft is visible only to its owner, and only the version that was seen is deleted', async () => {
  const [ada, eve] = [signedIn('customer'), signedIn('customer', 'eve@example.com')]
  const draft = await kept(ada)
  expect(await present(eve)).toBeNull()
  expect(await keep(eve, { seen: draft })).toMatchObject({ ok: false })
  expect(await isDone('drafts.remove', eve, { draft: draft.id })).toBe(false)
  expect(await isDone('drafts.restore', eve, { draft: draft.id })).toBe(false)
  await expect(present(visitor())).rejects.toThrow('Sign in')
  await kept(ada, { seen: draft, copies: 2 })
  expect(await isDone('drafts.remove', ada, { draft: draft.id, version: 1 })).toBe(false)
  expect(await isDone('drafts.remove', ada, { draft: draft.id, version: 2 })).toBe(true)
})

test('an invalid or oversized draft is refused with the reason', async () => {
  const browser = await signInFrom(shop, browse(shop))
  const put = (subject: string, body: unknown) =>
    browser.send('PUT', `/api/v1/drafts/present/${subject}`, body as Record<string, unknown>)
  const good = { content: content(1), device: laptop, seen: null }
  expect((await put('new', good)).status).toBe(200)
  expect((await put('new', good)).status).toBe(409)
  expect((await put('..', good)).status).toBe(404)
  expect((await put('mine', good)).status).toBe(404)
  expect((await put('new', { ...good, content: { document: {} } })).status).toBe(422)
  const name = '\u0000'.repeat(3)
  const odd = { ...good, content: content(1), device: { ...laptop, name: `x${name}` } }
  expect((await put(`${randomUUID()}:3`, odd)).status).toBe(200)
  expect((await put('new', { ...good, more: 'x'.repeat(2_100_000) })).status).toBe(413)
})
