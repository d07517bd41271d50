import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { startingDraft } from '#app/builder/starting-draft.ts'
import { draftKey } from '#app/studio/browser/kept-draft.ts'
import { addArtwork } from '#app/studio/editor/incoming.ts'
import { seedGangSheetSizes } from '#domain/artwork/gang-sheet.ts'
import { applyArrangement, toArrangeJob } from '#domain/studio/arrange.ts'
import { setCopies } from '#domain/studio/change-items.ts'
import { countCopies, type StudioDocument } from '#domain/studio/studio-document.ts'
import { nest } from '#nesting/index.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import { visitorCookieName } from '#server/http/visit.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { openPage } from '#tests/harness/browser.ts'
import { visitor } from '#tests/harness/sell.ts'
import type { TestShop } from '#tests/harness/shop.ts'
import { openStudioOf, type PictureFile, placedSays } from './studio.ts'

type Copies = Readonly<Record<string, number>>

/** Images uploaded before the test begins, without a browser. */
type Shelf = {
  actor: Actor
  /**
   * A sheet with this many copies of each file, by name, laid out by boxes as the studio does; 22 × 24 in by default.
   */
  sheetOf(copies: Copies, sizeId?: number): StudioDocument
  /** One of each. */
  each: StudioDocument
}

/** Uploads and inspects the files; for a fresh visitor by default. */
export async function fillShelf(
  shop: TestShop,
  files: readonly PictureFile[],
  actor: Actor = visitor(),
): Promise<Shelf> {
  const artworks: ArtworkView[] = []
  // One after the other: two at once start two decoding processes, which cost more than the images do.
  for (const { name, buffer } of files) {
    const { id } = await shop.artwork.importPicture(actor, { fileName: name, bytes: buffer })
    const artwork = await shop.artwork.get(actor, id)
    if (artwork?.state !== 'ready') throw new Error(`${name} cannot be printed: ${artwork?.rejection}`)
    artworks.push(artwork)
  }
  const sheetOf: Shelf['sheetOf'] = (copies, sizeId = 24) => layOut(artworks, copies, sizeId)
  return { actor, sheetOf, each: sheetOf(Object.fromEntries(files.map(({ name }) => [name, 1]))) }
}

/** One page in which tests open the studio in turn. */
export type Desk = {
  page: Page
  /** The browser's complaints since the studio was last opened. */
  complaints: string[]
  /**
   * Opens the studio with this sheet, or with each image of the shelf, as after a reload; nothing else is stored. With
   * `goOn` as on another day: it runs at /builder to continue the unfinished sheet.
   */
  open(sheet?: StudioDocument, goOn?: () => Promise<void>): Promise<void>
  openEmpty(size?: RegExp): Promise<void>
}

/** A page of the shelf's visitor. It ends with the browser's contexts; if opened by a test, with that test. */
export async function sitDown(
  browser: Browser,
  shop: TestShop,
  options: BrowserContextOptions,
  shelf: Shelf,
): Promise<Desk> {
  const { page, complaints } = await openPage(browser, { ...options, baseURL: shop.origin })
  const { visitorId } = shelf.actor
  await page.context().addCookies([{ name: visitorCookieName, value: visitorId, url: shop.origin }])
  return {
    ...{ page, complaints },
    async open(sheet = shelf.each, goOn) {
      await keepInBrowser(page, sheet)
      if (goOn) await page.evaluate(() => sessionStorage.clear())
      complaints.length = 0
      await openKept(page, sheet, goOn)
    },
    async openEmpty(size) {
      await forgetAll(page)
      complaints.length = 0
      await openStudioOf(page, size)
    },
  }
}

/** The studio with the sheet stored by the browser. */
export async function openKept(page: Page, sheet: StudioDocument, goOn?: () => Promise<void>): Promise<void> {
  await page.goto('/builder')
  await goOn?.()
  await page.getByRole('dialog', { name: 'Gang sheet studio' }).waitFor()
  await placedSays(page, `${sheet.placements.length} of ${countCopies(sheet)} placed`)
  // The toast would cover the sheet for a while, where fingers need to go; on a slow machine it is already gone.
  const told = page.locator('[data-sonner-toast]', { hasText: 'Your sheet is as you left it' })
  await expect
    .poll(async () => {
      await told.evaluateAll((toasts) => {
        for (const toast of toasts) toast.querySelector<HTMLElement>('[data-close-button]')?.click()
      })
      return told.count()
    })
    .toBe(0)
}

/** Leaves the shop's pages, and clears everything of the shop except its cookies from the browser. */
export async function forgetAll(page: Page): Promise<void> {
  // A page without scripts, which would save their state.
  await page.goto('/health/live')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

/** Stores a sheet where the page's browser keeps one, and nothing else; the studio opens automatically at /builder. */
export async function keepInBrowser(page: Page, document: StudioDocument): Promise<void> {
  await forgetAll(page)
  await page.evaluate(
    ([key, draft]) => {
      localStorage.setItem(key, draft)
      sessionStorage.setItem('gangwayStudioOpen', 'yes')
    },
    [draftKey, JSON.stringify({ document, awaiting: [] })] as const,
  )
}

function layOut(artworks: readonly ArtworkView[], copies: Copies, sizeId: number): StudioDocument {
  const size = seedGangSheetSizes.find(({ id }) => id === sizeId)
  if (!size) throw new Error(`No size ${sizeId}`)
  let { document } = startingDraft(size)
  for (const [name, count] of Object.entries(copies)) {
    const artwork = artworks.find(({ fileName }) => fileName === name)
    if (!artwork) throw new Error(`There is no ${name}`)
    document = addArtwork(document, artwork)
    document = setCopies(document, document.items.at(-1)?.id ?? '', count)
  }
  const { items, strip, locked } = toArrangeJob(document)
  const laid = nest(items, strip, { locked, budget: { steps: 120 } }).placements
  return applyArrangement(document, laid)
}
