import sharp from 'sharp'
import { expect, test } from 'vitest'
import { orderConfirmation, sampleOrder } from '#server/mail/templates/order-confirmation.ts'
import { noisyPng } from '#tests/harness/pictures.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { shareTestShop, type TestShop } from '#tests/harness/shop.ts'

const shop = await shareTestShop()

const staff = signedIn('admin', 'staff@example.com')

async function uploaded(shop: TestShop) {
  const outcome = await shop.blog.addMedia(staff, { fileName: 'logo.png', bytes: await noisyPng(400, 100) })
  if (!outcome.ok) throw new Error('not added')
  return outcome.media.picture
}

/** The shop's response at that address. */
async function formatAt(src: string): Promise<string | undefined> {
  const answer = await fetch(src)
  expect(answer.status).toBe(200)
  return (await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).format
}

test('emails carry the shop’s color and logo, as a picture that every mail program shows', async () => {
  const before = await shop.mail.render(orderConfirmation, sampleOrder)
  expect(before.html).toContain('background:#b5126b;color:#ffffff')
  expect(before.html).not.toContain('<img')

  const { src, width, height } = await uploaded(shop)
  const { settings, version } = await shop.settings.readForStaff(staff)
  const look = { ...settings.look, logo: { src, width, height } }
  const change = (accent: string) =>
    shop.operations.call('settings.change-look', staff, { look: { ...look, accent }, version })
  expect(await change('#ffcc00')).toMatchObject({ reason: 'invalid' })
  expect(await change('#0b6e4f')).toMatchObject({ ok: true })
  const { html } = await shop.mail.render(orderConfirmation, sampleOrder)
  expect(html).toContain('background:#0b6e4f;color:#ffffff')
  const [, logo = ''] = /<img src="([^"]+)" alt="" width="144" height="36"/.exec(html) ?? []
  expect(logo).toMatch(/\/mail\.png$/)
  expect(await formatAt(logo)).toBe('png')
})

test('pictures in a campaign are sent as JPEG', async () => {
  const { src } = await uploaded(shop)
  const content = `<p>New</p><img src="${src}" alt="Sheets">`
  const { html } = await shop.operations.ask('campaigns.preview', staff, { subject: 'Spring', content })
  expect(html).not.toContain('.webp')
  const [, picture = ''] = /<img src="([^"]+)" alt="Sheets"/.exec(html) ?? []
  expect(await formatAt(picture)).toBe('jpeg')
})
