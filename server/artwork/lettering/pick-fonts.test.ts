import { expect, test } from 'vitest'
import { days } from '#server/kernel/clock.ts'
import { browse } from '#tests/harness/browse.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { startTestShop } from '#tests/harness/shop.ts'
import { uploadArtwork } from '#tests/harness/upload.ts'
import { rejections } from '../rejections.ts'

const drawing = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="4in" height="1in" viewBox="0 0 400 100">
    <text x="20" y="80" font-family="Comic Sans MS" font-size="80" fill="#dc1e3c">SURF №</text></svg>`,
)

async function rejectedDrawing() {
  const clock = createTestClock()
  const shop = await startTestShop({ clock })
  const visitor = browse(shop)
  const id = await uploadArtwork(shop, visitor, drawing, { fileName: 'club.svg' })
  await shop.jobs.runDue()
  return { shop, clock, visitor, id }
}

const picks = (font: string) => ({ fonts: [{ name: 'Comic Sans MS', font }] })

test('a drawing rejected for its fonts is printed with one of ours', async () => {
  const { shop: opened, visitor, id } = await rejectedDrawing()
  await using shop = opened
  const address = `/api/v1/artworks/${id}/live-text`
  expect(await shop.artwork.get(visitor.actor, id)).toMatchObject({
    state: 'rejected',
    rejection: rejections.liveTextIn(['Comic Sans MS']),
    missingFonts: ['Comic Sans MS'],
  })
  expect(await (await visitor.send('GET', address)).json()).toEqual({
    fonts: [{ name: 'Comic Sans MS', text: 'SURF №' }],
    drawing: drawing.toString(),
  })

  const lacking = await visitor.send('POST', `${address}/previews`, picks('bebas_neue'))
  expect(await lacking.text()).toContain('These characters aren’t in this font: №')
  const unpicked = await visitor.send('POST', address, { fonts: [] })
  expect(await unpicked.text()).toContain('Pick a font to replace Comic Sans MS.')
  const shown = await visitor.send('POST', `${address}/previews`, picks('playfair'))
  expect(await shown.text()).toContain('<path d=')
  expect(await shop.artwork.list(visitor.actor)).toHaveLength(1)

  const made = await visitor.send('POST', address, picks('playfair'))
  expect(made.status).toBe(201)
  expect((await made.json()).artwork).toMatchObject({
    ...{ state: 'ready', fileName: 'club.svg', isVector: true, missingFonts: null },
  })
  expect((await browse(shop).send('GET', address)).status).toBe(404)
})

test('its file is kept a week for that, then deleted', async () => {
  const { shop: opened, clock, visitor, id } = await rejectedDrawing()
  await using shop = opened
  const sweep = async () => {
    await shop.retention.apply()
    await shop.jobs.runDue()
  }
  const isKept = () => shop.files.exists(`artworks/${id}/original`)
  clock.advance(days(6))
  await sweep()
  expect(await isKept()).toBe(true)
  clock.advance(days(2))
  await sweep()
  expect(await isKept()).toBe(false)
  expect(await shop.artwork.get(visitor.actor, id)).toMatchObject({ state: 'rejected', missingFonts: null })
  const late = await visitor.send('POST', `/api/v1/artworks/${id}/live-text`, picks('playfair'))
  expect(await late.text()).toContain('upload it again')
})
