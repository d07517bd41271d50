import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { mm } from '#domain/units.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { designForm, placed, readyArtwork } from '#tests/harness/design.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { shareTestShop } from '#tests/harness/shop.ts'
import { uploadArtwork } from '#tests/harness/upload.ts'
import { checkDocument } from './check-document.ts'
import { designs } from './tables.ts'

const shop = await shareTestShop()

test('a design is saved, priced by its size and read back unchanged', async () => {
  const browser = browse(shop)
  const form = designForm([placed(await readyArtwork(shop, browser))])

  const saved = await shop.designs.save(browser.actor, form)

  if (!saved.ok) throw new Error(saved.message)
  expect(saved.design).toMatchObject({ sizeId: 60, quantity: 1, price: 3_000, version: 1, previewUrl: null })
  expect(saved.design.document).toEqual(form.document)
  expect(await shop.designs.get(browser.actor, saved.design.designId)).toEqual(saved.design)
  expect(await shop.designs.list(browser.actor)).toEqual([saved.design])
})

test('saving the same design again creates its next version; a stale save is reported and changes nothing', async () => {
  const browser = browse(shop)
  const artworkId = await readyArtwork(shop, browser)
  const first = await shop.designs.save(browser.actor, designForm([placed(artworkId)]))
  if (!first.ok) throw new Error(first.message)
  const { designId } = first.design
  const change = (x: number) => ({ ...designForm([placed(artworkId, { x: mm(x) })]), designId, version: 1 })

  const outcomes = await Promise.all([120, 130, 140].map((x) => shop.designs.save(browser.actor, change(x))))

  expect(outcomes.flatMap((outcome) => (outcome.ok ? [outcome.design.version] : []))).toEqual([2])
  expect(outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.reason]))).toEqual([
    'conflict',
    'conflict',
  ])
  expect((await shop.designs.get(browser.actor, designId))?.version).toBe(2)
  expect(await shop.database.orm.$count(designs)).toBe(1)
  const other = await shop.designs.save(browser.actor, designForm([placed(artworkId)]))
  if (!other.ok) throw new Error(other.message)
  await shop.designs.save(browser.actor, { ...change(150), version: 2 })
  expect(await shop.designs.get(browser.actor, other.design.designId)).toEqual(other.design)
})

test('errors are named, and nothing is saved', async () => {
  const browser = browse(shop)
  const artworkId = await readyArtwork(shop, browser)
  const foreignId = await readyArtwork(shop, browse(shop))
  const letterId = await uploadArtwork(shop, browser, Buffer.from('a letter'), { fileName: 'letter.png' })
  await shop.jobs.runDue()
  const save = async (form: ReturnType<typeof designForm>) => {
    const outcome = await shop.designs.save(browser.actor, form)
    return outcome.ok ? 'saved' : outcome.reason
  }
  const good = designForm([placed(artworkId)])

  expect(await save({ ...good, sizeId: 61 })).toBe('unknown_size')
  expect(await save({ ...good, sizeId: 24 })).toBe('wrong_sheet')
  const { sheet } = good.document
  const taller = { ...good.document, sheet: { ...sheet, height: mm(sheet.height + 1) } }
  expect(await save({ ...good, document: taller })).toBe('wrong_sheet')
  expect(await save(designForm([]))).toBe('empty')
  expect(await save(designForm([placed(artworkId), placed(foreignId)]))).toBe('unknown_artwork')
  expect(await save(designForm([placed(randomUUID())]))).toBe('unknown_artwork')
  expect(await save(designForm([placed(letterId)]))).toBe('artwork_not_ready')
  const [artwork] = await shop.artwork.getMany(browser.actor, [artworkId])
  if (!artwork) throw new Error('Nothing to check')
  for (const change of [{ state: 'rejected' as const }, { ink: null }])
    expect(checkDocument(good.document, true, [{ ...artwork, ...change }])?.reason).toBe('artwork_not_ready')
  expect(await save(designForm([placed(artworkId, { width: mm(40.5) })]))).toBe('distorted')
  expect(await save(designForm([placed(artworkId, { width: mm(0.1), height: mm(0.05) })]))).toBe('too_small')
  expect(await save(designForm([placed(artworkId, { x: mm(19) })]))).toBe('off_sheet')
  expect(await save(designForm([placed(artworkId, { y: mm(19), rotation: 90 })]))).toBe('off_sheet')

  expect(await shop.database.orm.$count(designs)).toBe(0)
  expect(await save(designForm([placed(artworkId, { width: mm(40.3), y: mm(21), rotation: 90 })]))).toBe(
    'saved',
  )
})

test('no one else can read, change or freeze a design', async () => {
  const owner = browse(shop)
  const saved = await shop.designs.save(owner.actor, designForm([placed(await readyArtwork(shop, owner))]))
  if (!saved.ok) throw new Error(saved.message)
  const { designId } = saved.design
  const stranger = await signInFrom(shop, browse(shop))
  const theirs = designForm([placed(await readyArtwork(shop, stranger))])

  expect(await shop.designs.get(stranger.actor, designId)).toBe(null)
  expect(await shop.designs.list(stranger.actor)).toEqual([])
  expect(await shop.designs.freeze(stranger.actor, [designId])).toEqual([])
  const ownId = stranger.actor.user?.id ?? ''
  await shop.designs.save(stranger.actor, theirs)
  expect(await shop.designs.listOf(signedIn('admin'), ownId)).toHaveLength(1)
  const unknown = { ok: false, reason: 'unknown_design' }
  expect(await shop.designs.saveProject(stranger.actor, designId)).toMatchObject(unknown)
  expect(await shop.designs.save(stranger.actor, { ...theirs, designId, version: 1 })).toMatchObject(unknown)
  const { operations } = shop
  const gone = { ok: false, code: 'not_found' }
  const design = designId
  expect(await operations.call('designs.rename', stranger.actor, { design, name: 'Mine' })).toMatchObject(
    gone,
  )
  expect(await operations.call('designs.remove', stranger.actor, { design })).toMatchObject(gone)

  const { document, version, title } = saved.design
  expect(await shop.designs.list(owner.actor)).toMatchObject([{ designId, document, version, title }])
})

test('one design is renamed, removed and restored, and another stays unchanged', async () => {
  const { actor, ...browser } = browse(shop)
  const form = designForm([placed(await readyArtwork(shop, { actor, ...browser }))])
  const ids: string[] = []
  for (let made = 0; made < 2; made++) {
    const saved = await shop.designs.save(actor, form)
    ids.push(saved.ok ? saved.design.designId : '')
  }
  const [first = '', second = ''] = ids
  const titles = async () => {
    const listed = await shop.designs.list(actor)
    return ids.map((id) => listed.find(({ designId }) => designId === id)?.title ?? null)
  }
  const title = 'Gang sheet 22 × 60 in'
  const { operations } = shop
  await operations.ask('designs.rename', actor, { design: first, name: ' Team shirts ' })
  expect(await titles()).toEqual(['Team shirts', title])
  await operations.ask('designs.remove', actor, { design: second })
  expect(await titles()).toEqual(['Team shirts', null])
  expect(await operations.call('designs.remove', actor, { design: second })).toMatchObject({ ok: false })
  await operations.ask('designs.remove', actor, { design: first })
  await operations.ask('designs.bring-back', actor, { design: second })
  expect(await titles()).toEqual([null, title])
})

test('a design frozen by an order is restored as that same design while it is the user’s own and unchanged', async () => {
  const owner = browse(shop)
  const artworkId = await readyArtwork(shop, owner)
  const other = await shop.designs.save(owner.actor, designForm([placed(artworkId)]))
  const saved = await shop.designs.save(owner.actor, designForm([placed(artworkId)]))
  if (!saved.ok || !other.ok) throw new Error('The designs were not saved')
  const { designId, document } = saved.design
  const sheet = { designId, title: 'Ordered', document, quantity: 3 }
  const stranger = await signInFrom(shop, browse(shop))

  expect(await shop.designs.restore(owner.actor, sheet)).toBe(designId)
  const moved = designForm([placed(artworkId, { x: mm(120) })]).document
  for (const [actor, frozen] of [
    [stranger.actor, sheet],
    [owner.actor, { ...sheet, document: moved }],
  ] as const) {
    const restored = await shop.designs.restore(actor, frozen)
    expect([designId, other.design.designId]).not.toContain(restored)
    await shop.jobs.runDue()
    const view = await shop.designs.get(actor, restored)
    expect(view).toMatchObject({ title: 'Ordered', quantity: 3, document: frozen.document })
    expect(view?.previewUrl).not.toBeNull()
  }
})

test('one user’s work in a browser does not pass to the next user who signs in there, or to another visitor', async () => {
  const shared = browse(shop)
  const elsewhere = browse(shop)
  for (const browser of [shared, elsewhere])
    await shop.designs.save(browser.actor, designForm([placed(await readyArtwork(shop, browser))]))
  const ada = await signInFrom(shop, shared)
  const eve = await signInFrom(shop, shared)
  const counts = [ada, eve, elsewhere].map(async ({ actor }) => (await shop.designs.list(actor)).length)
  expect(await Promise.all(counts)).toEqual([1, 0, 1])
})

test('a visitor’s work becomes the user’s at sign-in and can be saved as a project', async () => {
  const visitor = browse(shop)
  const artworkId = await readyArtwork(shop, visitor)
  const saved = await shop.designs.save(visitor.actor, designForm([placed(artworkId)]))
  if (!saved.ok) throw new Error(saved.message)
  const { designId } = saved.design
  expect(await shop.designs.saveProject(visitor.actor, designId)).toEqual({
    ok: false,
    reason: 'not_signed_in',
    message: 'Please sign in to save your design.',
  })

  const user = await signInFrom(shop, visitor)

  expect(await shop.designs.get(visitor.actor, designId)).toBe(null)
  expect((await shop.designs.list(user.actor)).map((design) => design.designId)).toEqual([designId])
  expect(await shop.designs.saveProject(user.actor, designId)).toEqual({
    ok: true,
    projectName: `Gang Sheet ${designId}`,
  })
  await shop.designs.save(user.actor, { ...designForm([placed(artworkId)], 24), quantity: 5 })
  await shop.designs.saveProject(user.actor, designId)
  expect(await shop.designs.saveProject(user.actor, randomUUID())).toMatchObject({ ok: false })
  const { rows } = await shop.database.pool.query('select * from saved_projects')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ project_type: 'gang_sheet', project_name: `Gang Sheet ${designId}` })
  expect(rows[0].project_data).toMatchObject({ design_id: designId, size_id: 60, quantity: 1 })
})

test('an order freezes everything: document, artworks and a picture of that version', async () => {
  const browser = browse(shop)
  const artworkId = await readyArtwork(shop, browser)
  const form = designForm([placed(artworkId), placed(artworkId, { id: 'placement-2', y: mm(200) })])
  const saved = await shop.designs.save(browser.actor, form)
  if (!saved.ok) throw new Error(saved.message)

  await shop.designs.save(browser.actor, form)
  const [frozen, ...others] = await shop.designs.freeze(browser.actor, [saved.design.designId])

  expect(others).toEqual([])
  const { measured, accepted, ...kept } = frozen ?? {}
  expect([measured?.size, accepted]).toEqual([1, []])
  expect(kept).toEqual({
    designId: saved.design.designId,
    sizeId: 60,
    title: 'Gang sheet 22 × 60 in',
    previewUrl: `/files/designs/${saved.design.designId}/preview?v=1`,
    document: form.document,
    artworks: [
      {
        id: artworkId,
        fileName: 'fox.png',
        widthPx: 300,
        heightPx: 200,
        ink: { left: 50, top: 40, width: 200, height: 100 },
      },
    ],
  })
})
