import sharp from 'sharp'
import { demoPicture } from '#cli/seed/pictures/demo-picture.ts'
import { pick } from '#tests/harness/pages/pick.ts'
import { addArtworks, openSheet } from './lay-out-artworks.ts'
import type { Visitor } from './photographer.ts'

const team = 'Name,Number,Size,Qty\nOKAFOR,7,Youth,1\nRIVERA,12,Adult,2\nNAIR,23,Adult,1\nHARGROVE,31,Adult,1'

/** A screenshot of each studio dialog; the sheet itself stays unfinished, and reappears in the portal. */
export async function walkTheStudio(visitor: Visitor): Promise<void> {
  const { page, take } = visitor
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
  const close = async (name: string | RegExp) => {
    await page.keyboard.press('Escape')
    await dialog(name).waitFor({ state: 'detached' })
  }
  await openSheet(visitor)
  await addArtworks(page)
  await page.getByText('Kept in your account', { exact: true }).waitFor()

  await addFadedArtwork(page)
  await page.getByRole('button', { name: 'See and repair' }).first().click()
  await dialog(/will print$/)
    .getByRole('img', { name: /^As it is/ })
    .waitFor()
  await take('studio-heat-map', 'window')
  await close(/will print$/)

  await page.getByRole('application').focus()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find a command' }).fill('al')
  await take('studio-commands', 'window')
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Find a command' }).waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Your pictures' }).click()
  await dialog('Your pictures').locator('img').first().waitFor()
  await take('studio-pictures', 'window')
  await close('Your pictures')

  await page.getByRole('button', { name: 'Add text' }).click()
  await dialog('Add text').getByLabel('Text', { exact: true }).fill('BRIAR CREEK')
  await pick(dialog('Add text').getByRole('radio', { name: 'Arch up' }))
  await dialog('Add text').getByRole('img', { name: 'How “BRIAR CREEK” will print' }).waitFor()
  await take('studio-text', 'window')
  await close('Add text')

  await page.getByRole('button', { name: 'Team list' }).click()
  await dialog('Names and numbers').getByLabel('List', { exact: true }).fill(team)
  await dialog('Names and numbers')
    .getByRole('img', { name: /will print$/ })
    .first()
    .waitFor()
  await take('studio-names', 'window')
  await close('Names and numbers')

  await page.getByRole('application').focus()
  await page.keyboard.press('n')
  await page.getByRole('button', { name: 'Crop', exact: true }).click()
  await dialog(/^Crop /)
    .getByRole('button', { name: 'Frame: arrow keys move it' })
    .waitFor()
  await take('studio-crop', 'window')
  await close(/^Crop /)
}

/** The demo's own artwork prints well, so a check's findings are shown with one that fades out. */
async function addFadedArtwork(page: Visitor['page']): Promise<void> {
  const art = sharp(await demoPicture('artworks/golden-hour.png')).resize({ width: 900 })
  const { width = 900, height = 900 } = await sharp(await art.toBuffer()).metadata()
  const fade = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <radialGradient id="fade"><stop offset="0.4"/><stop offset="1" stop-opacity="0"/></radialGradient>
      <rect width="100%" height="100%" fill="url(#fade)"/></svg>`,
  )
  const buffer = await sharp(await art.toBuffer())
    .composite([{ input: fade, blend: 'dest-in' }])
    .png()
    .toBuffer()
  const files = { name: 'golden-hour-faded.png', mimeType: 'image/png', buffer }
  await page.getByRole('dialog').locator('input[type=file]').first().setInputFiles(files)
  await page.getByRole('group', { name: 'Copies of golden-hour-faded.png' }).waitFor()
}
