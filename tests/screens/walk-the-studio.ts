import { addArtworks, openSheet } from './lay-out-artworks.ts'
import type { Visitor } from './photographer.ts'

const team = 'Name,Number,Size,Qty\nOKAFOR,7,Youth,1\nRIVERA,12,Adult,2\nNAIR,23,Adult,1\nHARGROVE,31,Adult,1'

/** A picture of each dialog of the studio; the sheet itself stays unfinished, and is found again in the portal. */
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

  await page
    .getByRole('button', { name: /^(See and repair|Look closer)$/ })
    .first()
    .click()
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
  await dialog('Add text').getByRole('radio', { name: 'Arch up' }).check({ force: true })
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
