import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { missingPrompt } from '#domain/artwork/ai-design.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { days } from '#server/kernel/clock.ts'
import { someOf } from '#tests/harness/run-form.ts'
import { visitor } from '#tests/harness/sell.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { aiDesignRuns } from './tables.ts'

const asked = { prompt: 'Cat drinking coffee', style: 'Modern', sizeId: '13x12' }

const request = (shop: TestShop, actor: Actor, more: object = {}, network = '192.0.2.7') =>
  shop.operations.call('ai-designs.request', { ...actor, network }, { ...asked, ...more } as never)

async function generate(shop: TestShop, actor: Actor, more: object = {}) {
  const outcome = await request(shop, actor, more)
  if (!outcome.ok) throw new Error(outcome.reason)
  await shop.jobs.runDue()
  const run = (await shop.aiDesigns.list(actor)).find(({ id }) => id === outcome.value.id)
  if (!run) throw new Error('The run is not listed')
  return run
}

const bytesOf = async (file: { open(): Promise<NodeJS.ReadableStream> } | null): Promise<Buffer> => {
  if (!file) throw new Error('There is no file')
  return buffer(await file.open())
}
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

// Drawing the four designs of a run takes a second of CPU: the first tests share one.
const shop = await startTestShop()
afterAll(() => shop[Symbol.asyncDispose]())
const actor = visitor()

test('a run makes four designs in a job, visible only to its requester', async () => {
  const begun = await request(shop, actor)
  expect(begun).toMatchObject({
    ok: true,
    value: { state: 'queued', progress: { done: 0, of: 4 }, designs: [], seed: 1 },
  })

  await shop.jobs.runDue()
  const [run] = await shop.aiDesigns.list(actor)
  expect(run).toMatchObject({ state: 'ready', progress: { done: 4, of: 4 }, prompt: 'Cat drinking coffee' })
  expect(run?.designs.map(({ width, height }) => [width, height])).toEqual(Array(4).fill([720, 665]))

  const print = await shop.aiDesigns.read(actor, run?.id ?? '', 0, 'print')
  expect(print?.fileName).toBe('cat-drinking-coffee-modern-1-13x12in.png')
  const { width, height, density, format } = await sharp(await bytesOf(print)).metadata()
  expect([format, width, height, density]).toEqual(['png', 3_900, 3_600, 300])

  expect(await shop.aiDesigns.list(visitor())).toEqual([])
  expect(await shop.aiDesigns.read(visitor(), run?.id ?? '', 0, 'preview')).toBeNull()
  expect(await shop.aiDesigns.use(visitor(), run?.id ?? '', 0)).toEqual({ ok: false, reason: 'not_found' })
  expect(await shop.aiDesigns.read(actor, run?.id ?? '', 4, 'print')).toBeNull()
})

test('the same prompt gives the same pictures, the next seed others', async () => {
  const [first] = await shop.aiDesigns.list(actor)
  const again = await generate(shop, actor, { seed: '1' })
  const other = await generate(shop, actor, { seed: '2' })
  const hashOf = async (run: typeof first) =>
    sha256(await bytesOf(await shop.aiDesigns.read(actor, run?.id ?? '', 2, 'preview')))
  expect(await hashOf(again)).toBe(await hashOf(first))
  expect(await hashOf(other)).not.toBe(await hashOf(first))
})

test('a design becomes an artwork once, at its printed size, and the run belongs to the user after sign-in', async () => {
  const { id } = (await shop.aiDesigns.list(actor)).find(({ seed }) => seed === 1) ?? { id: '' }
  expect(await shop.artwork.list(actor)).toEqual([])

  const used = await shop.aiDesigns.use(actor, id, 1)
  if (!used.ok) throw new Error(used.reason)
  expect(await shop.artwork.get(actor, used.artworkId)).toMatchObject({
    state: 'ready',
    fileName: 'cat-drinking-coffee-modern-2-13x12in.png',
    widthPx: 3_900,
    dpi: 300,
    hasAlpha: true,
  })
  expect(await shop.aiDesigns.use(actor, id, 1)).toEqual(used)
  expect(await shop.artwork.list(actor)).toHaveLength(1)

  const user = {
    id: crypto.randomUUID(),
    email: 'ada@example.com',
    role: 'customer' as const,
    sessionId: 'x',
  }
  const signedIn = { visitorId: actor.visitorId, user }
  await shop.aiDesigns.adopt(signedIn)
  expect(await shop.aiDesigns.list(actor)).toEqual([])
  expect(await shop.aiDesigns.list({ ...signedIn, visitorId: crypto.randomUUID() })).toHaveLength(3)
})

test('hostile and empty prompts get an answer and never throw', async () => {
  await using shop = await startTestShop()
  for (const prompt of ['', '   ', '\u0000\u0007', undefined, 7])
    expect(await request(shop, visitor(), { prompt })).toMatchObject({
      reason: 'invalid',
      fieldErrors: { prompt: missingPrompt },
    })
  const notOfTheLists = 'Please use at most 500 characters, and a style and size from the lists.'
  for (const [name, value] of Object.entries({ prompt: 'x'.repeat(501), style: 'Cubist', sizeId: '1x1' }))
    expect(await request(shop, visitor(), { [name]: value })).toMatchObject({
      reason: 'invalid',
      fieldErrors: { [name]: notOfTheLists },
    })
  const actor = visitor()
  const hostile = [
    '🐙🫠',
    'قطة تشرب القهوة',
    '</svg><script>alert(1)</script>',
    'a\u0000b\u202Eevil',
    'W'.repeat(500),
  ]
  for (const prompt of someOf(hostile, 1))
    expect(await generate(shop, actor, { prompt })).toMatchObject({ state: 'ready', seed: 1 })
})

test('the thirty-first run within ten minutes from one network is refused', async () => {
  await using shop = await startTestShop({ clock: { now: () => new Date('2026-05-04T15:30:00Z') } })
  for (let count = 0; count < 30; count += 1)
    expect(await request(shop, visitor())).toMatchObject({ ok: true })
  expect(await request(shop, visitor())).toMatchObject({
    code: 'too_many_requests',
    message: 'Many designs were requested from your network. Try again in 10 minutes.',
    retryAfterSeconds: 600,
  })
  expect(await shop.database.orm.$count(aiDesignRuns)).toBe(30)
  expect(await request(shop, visitor(), {}, '192.0.2.8')).toMatchObject({ ok: true })
})

test('runs and their pictures are deleted after a week; anything used in the studio stays', async () => {
  let now = new Date('2026-05-04T15:30:00Z')
  await using shop = await startTestShop({ clock: { now: () => now } })
  const actor = visitor()
  const run = await generate(shop, actor)
  const used = await shop.aiDesigns.use(actor, run.id, 0)
  if (!used.ok) throw new Error(used.reason)
  expect(await shop.files.exists(`ai-designs/${run.id}/0-print.png`)).toBe(true)

  now = new Date(now.getTime() + days(8))
  await shop.retention.apply()
  await shop.jobs.runDue()
  expect(await shop.aiDesigns.list(actor)).toEqual([])
  expect(await shop.files.exists(`ai-designs/${run.id}/0-print.png`)).toBe(false)
  expect(await shop.files.exists(`ai-designs/${run.id}/3-preview.webp`)).toBe(false)
  expect(await shop.artwork.get(actor, used.artworkId)).toMatchObject({ state: 'ready' })
})
