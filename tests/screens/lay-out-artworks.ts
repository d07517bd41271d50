import { artworkFile, renderDemoFile } from '#cli/seed/pictures/demo-files.ts'
import type { Visitor } from './photographer.ts'

const copies: readonly (readonly [slug: string, count: number])[] = [
  ['lunar-garden-patch', 3],
  ['golden-hour', 3],
  ['sticker-cactus', 6],
  ['night-shift-coffee', 2],
]

/** The studio with an empty sheet of 22 × 36 in. */
export async function openSheet({ page }: Visitor): Promise<void> {
  await page.goto('/builder')
  await page.locator('[data-studio-loaded=yes]').waitFor({ state: 'attached' })
  await page.locator('label', { has: page.getByRole('radio', { name: /22 × 36 in/ }) }).click()
  await page.getByRole('dialog', { name: 'Gang sheet studio' }).waitFor()
}

export async function addArtworks(page: Visitor['page']): Promise<void> {
  const files = []
  for (const [slug] of copies) {
    const buffer = await renderDemoFile(artworkFile('', slug, 300))
    files.push({ name: `${slug}.png`, mimeType: 'image/png', buffer })
  }
  await page.getByRole('dialog').locator('input[type=file]').first().setInputFiles(files)
  const placed = (words: string) => page.getByRole('status').filter({ hasText: words }).waitFor()
  await placed('4 of 4 placed')
  for (const [slug, count] of copies) {
    const field = page.getByRole('group', { name: `Copies of ${slug}.png` }).getByRole('textbox')
    await field.fill(String(count))
    await field.press('Enter')
  }
  const all = copies.reduce((sum, [, count]) => sum + count, 0)
  await placed(`${all} of ${all} placed`)
}
