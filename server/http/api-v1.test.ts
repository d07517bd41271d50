import { afterAll, expect, test } from 'vitest'
import { mm } from '#domain/units.ts'
import { designs } from '#server/designs/tables.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { designForm, placed, readyArtwork } from '#tests/harness/design.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const shop = await startTestShop()
afterAll(() => shop[Symbol.asyncDispose]())

test('a design goes through the API: created, read, changed, refused on conflict, saved as a project', async () => {
  const visitor = browse(shop)
  const artworkId = await readyArtwork(shop, visitor)

  const made = await visitor.send('POST', '/api/v1/designs', designForm([placed(artworkId)]))
  expect(made.status).toBe(201)
  const { design } = await made.json()
  expect(design).toMatchObject({ sizeId: 60, quantity: 1, price: 3_000, version: 1 })

  const path = `/api/v1/designs/${design.designId}`
  const change = { ...designForm([placed(artworkId, { x: mm(150) })]), quantity: 3, version: 1 }
  const changed = await visitor.send('PUT', path, change)
  expect(changed.status).toBe(200)
  expect((await changed.json()).design).toMatchObject({ quantity: 3, version: 2 })

  const stale = await visitor.send('PUT', path, change)
  expect(stale.status).toBe(409)
  expect((await stale.json()).error).toEqual({
    code: 'conflict',
    message: 'This design was changed somewhere else. Reload it and try again.',
    advice: 'Reload and try again.',
  })
  expect((await (await visitor.get(path)).json()).design.version).toBe(2)

  const refused = await visitor.send('POST', `${path}/project`)
  expect(refused.status).toBe(401)
  expect((await refused.json()).error.message).toBe('Sign in first.')
  const user = await signInFrom(shop, visitor)
  expect((await user.send('POST', `${path}/project`)).status).toBe(201)
})

test('a new or changed design’s payload is kept exactly as sent, including fields the shop does not know', async () => {
  await using shop = await startTestShop()
  const visitor = browse(shop)
  const { document, ...form } = designForm([placed(await readyArtwork(shop, visitor))])
  const sent = { ...form, document: { ...document, theirs: { note: 'left chest' } }, more: [1, 2] }
  const kept = async () => (await shop.database.orm.select({ raw: designs.raw }).from(designs))[0]?.raw

  const { design } = await (await visitor.send('POST', '/api/v1/designs', sent)).json()
  expect(await kept()).toEqual(sent)
  expect(design.document).not.toHaveProperty('theirs')
  const change = { ...sent, version: 1, more: [3] }
  expect((await visitor.send('PUT', `/api/v1/designs/${design.designId}`, change)).status).toBe(200)
  expect(await kept()).toEqual(change)
})

test('another customer’s design looks like one that does not exist', async () => {
  const owner = browse(shop)
  const form = designForm([placed(await readyArtwork(shop, owner))])
  const { design } = await (await owner.send('POST', '/api/v1/designs', form)).json()
  const stranger = await signInFrom(shop, browse(shop))

  const foreign = await stranger.get(`/api/v1/designs/${design.designId}`)
  const missing = await stranger.get('/api/v1/designs/8a4c2f6e-0000-4000-8000-000000000000')
  const shapeless = await stranger.get('/api/v1/designs/1')
  expect([foreign.status, missing.status, shapeless.status]).toEqual([404, 404, 404])
  expect(await foreign.text()).toBe(await missing.text())

  const stolen = await stranger.send('POST', '/api/v1/designs', form)
  expect(stolen.status).toBe(422)
  expect((await stolen.json()).error.message).toBe('Artwork on the sheet isn’t among your uploads.')
})

const wrong: [string, (form: ReturnType<typeof designForm>) => unknown, string][] = [
  ['a negative quantity', (form) => ({ ...form, quantity: -1 }), 'quantity: Quantity must be at least 1'],
  ['half a sheet', (form) => ({ ...form, quantity: 0.5 }), 'quantity: Quantity must be a whole number'],
  [
    'NaN as quantity',
    (form) => ({ ...form, quantity: Number.NaN }),
    'quantity: Quantity must be a whole number',
  ],
  ['an unknown size', (form) => ({ ...form, sizeId: 61 }), 'Unknown size selected'],
  ['a negative size', (form) => ({ ...form, sizeId: -60 }), 'sizeId: Unknown size selected'],
  ['no document', ({ sizeId }) => ({ sizeId, quantity: 1 }), "The field 'document' is missing."],
  ['a forged price', (form) => ({ ...form, sizeId: '60', price: 1 }), 'sizeId: Unknown size selected'],
  [
    'a negative width',
    (form) => ({
      ...form,
      document: { ...form.document, placements: [{ ...form.document.placements[0], width: -40 }] },
    }),
    "The field 'document.placements.0.width' is too small",
  ],
]

test.each(wrong)('%s is refused with the reason, and nothing is saved', async (_name, spoil, message) => {
  const browser = browse(shop)
  const before = await shop.database.orm.$count(designs)
  const form = designForm([placed('8a4c2f6e-0000-4000-8000-000000000000')])

  const answer = await browser.send('POST', '/api/v1/designs', spoil(form))

  expect(answer.status).toBe(422)
  expect((await answer.json()).error.message).toContain(message)
  expect(await shop.database.orm.$count(designs)).toBe(before)
})

test('a body that is not JSON, or too large, is refused', async () => {
  const browser = browse(shop)
  const post = (body: string, type = 'application/json') =>
    fetch(`${shop.origin}/api/v1/designs`, {
      method: 'POST',
      headers: { ...browser.headers, 'content-type': type },
      body,
    })

  expect((await post('{"sizeId": 60')).status).toBe(400)
  expect((await post('sizeId=60', 'application/x-www-form-urlencoded')).status).toBe(400)
  expect((await post(JSON.stringify('x'.repeat(2_000_001)))).status).toBe(413)
  const long = { letterings: 'x'.repeat(60_000) }
  expect((await browser.send('POST', '/api/v1/letterings', long)).status).toBe(413)
  expect((await browser.send('POST', '/api/v1/designs', null)).status).toBe(400)
})
