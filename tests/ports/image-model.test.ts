import sharp from 'sharp'
import { expect, test } from 'vitest'
import { findDesignSize } from '#domain/artwork/ai-design.ts'
import { createImageModel } from '#server/adapters/image-models/openai-compatible.ts'
import { startFakeImageModel } from '#tests/fakes/fake-image-model.ts'
import { visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const wish = { words: 'a red dot', count: 4, size: findDesignSize('13x24') }

test('four pictures are requested with the key and the model, and returned unchanged', async () => {
  await using fake = await startFakeImageModel()
  const model = createImageModel({ url: `${fake.url}/`, key: 'sk-fake', model: 'painter-2' })
  const pictures = await model.paint(wish)
  const formats = await Promise.all(pictures.map(async (bytes) => (await sharp(bytes).metadata()).format))
  expect(formats).toEqual(['png', 'png', 'png', 'png'])
  expect(fake.requests).toEqual([
    {
      authorization: 'Bearer sk-fake',
      body: { model: 'painter-2', prompt: 'a red dot', size: '1024x1536', n: 4, background: 'transparent' },
    },
  ])
})

test.each([
  ['one-at-a-time', 4],
  ['gives-addresses', 1],
  ['no-background', 2],
] as const)('a service that %s also gives four pictures, in %d calls', async (mood, calls) => {
  await using fake = await startFakeImageModel()
  fake.mood = mood
  const model = createImageModel({ url: fake.url, key: 'sk-fake', model: 'painter-2' })
  expect(await model.paint(wish)).toHaveLength(4)
  expect(fake.requests).toHaveLength(calls)
})

test('failures, nonsense and silence throw', async () => {
  await using fake = await startFakeImageModel()
  const model = createImageModel({
    url: fake.url,
    key: 'sk-fake',
    model: 'painter-2',
    timeoutMilliseconds: 700,
  })
  fake.mood = 'fails'
  await expect(model.paint(wish)).rejects.toThrow(
    'The image model answered 500: {"error":{"message":"The model fell over"}}',
  )
  fake.mood = 'babbles'
  await expect(model.paint(wish)).rejects.toThrow()
  fake.mood = 'hangs'
  await expect(model.paint(wish)).rejects.toThrow('The image model did not answer in time')
  const stranger = createImageModel({ url: fake.url, key: 'sk-wrong', model: 'painter-2' })
  await expect(stranger.paint(wish)).rejects.toThrow('The image model answered 401')
})

test('a shop with a model uses it, and a failed run says so and can be requested again', async () => {
  await using fake = await startFakeImageModel()
  await using shop = await startTestShop({
    settings: { AI_IMAGES_URL: fake.url, AI_IMAGES_KEY: 'sk-fake', AI_IMAGES_MODEL: 'painter-2' },
  })
  const actor = visitor()
  const generate = async () => {
    const asked = { prompt: 'A red dot', style: 'Modern', sizeId: '13x12' } as const
    await shop.operations.ask('ai-designs.request', actor, asked)
    await shop.jobs.runDue()
    return (await shop.aiDesigns.list(actor))[0]
  }
  for (const mood of ['fails', 'empty', 'broken-picture'] as const) {
    fake.mood = mood
    expect(await generate()).toMatchObject({ state: 'failed', designs: [] })
  }
  fake.mood = 'paints'
  const run = await generate()
  expect(run).toMatchObject({ state: 'ready', progress: { done: 4, of: 4 } })
  expect(fake.requests.at(-1)?.body.prompt).toMatch(/^A red dot\. Modern style graphic/)

  const used = await shop.aiDesigns.use(actor, run?.id ?? '', 3)
  if (!used.ok) throw new Error(used.reason)
  expect(await shop.artwork.get(actor, used.artworkId)).toMatchObject({
    state: 'ready',
    widthPx: 3_600,
    heightPx: 3_600,
    dpi: 300,
  })
})
