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

/** Pictures that somebody has uploaded before the test begins, without a browser. */
type Shelf = {
  actor: Actor
  /**
   * A sheet with so many copies of each, by the name of its file, laid out as the studio does by boxes; 22 × 24 in where
   * no other size is said.
   */
  sheetOf(copies: Copies, sizeId?: number): StudioDocument
  /** Each once. */
  each: StudioDocument
}

/** Uploads and inspects the files; of a fresh visitor where nobody else is named. */
export async function fillShelf(
  shop: TestShop,
  files: readonly PictureFile[],
  actor: Actor = visitor(),
): Promise<Shelf> {
  const artworks: ArtworkView[] = []
  // One after the other: two at once start two processes that decode, which costs more than the pictures do.
  for (const { name, buffer } of files) {
    const { id } = await shop.artwork.importPicture(actor, { fileName: name, bytes: buffer })
    const artwork = await shop.artwork.get(actor, id)
    if (artwork?.state !== 'ready') throw new Error(`${name} cannot be printed: ${artwork?.rejection}`)
    artworks.push(artwork)
  }
  const sheetOf: Shelf['sheetOf'] = (copies, sizeId = 24) => layOut(artworks, copies, sizeId)
  return { actor, sheetOf, each: sheetOf(Object.fromEntries(files.map(({ name }) => [name, 1]))) }
}

/** One page in which tests open the studio one after the other. */
export type Desk = {
  page: Page
  /** What the browser complains about since the studio was last opened. */
  complaints: string[]
  /**
   * The studio with this sheet, or with each picture of the shelf, as after a reload; nothing else is kept. With
   * `goOn` as on another day: it is done at /builder to go on with the unfinished sheet.
   */
  open(sheet?: StudioDocument, goOn?: () => Promise<void>): Promise<void>
  openEmpty(size?: RegExp): Promise<void>
}

/** A page of the visitor whose shelf it is. It ends with the browser's contexts; opened by a test, with that test. */
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

/** The studio with the sheet that the browser keeps. */
export async function openKept(page: Page, sheet: StudioDocument, goOn?: () => Promise<void>): Promise<void> {
  await page.goto('/builder')
  await goOn?.()
  await page.getByRole('dialog', { name: 'Gang sheet studio' }).waitFor()
  await placedSays(page, `${sheet.placements.length} of ${countCopies(sheet)} placed`)
  // It would lie over the sheet for a while, where fingers want to go; on a slow machine it has left by itself.
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

/** Leaves the shop's pages, and nothing of the shop but its cookies in the browser. */
export async function forgetAll(page: Page): Promise<void> {
  // A page without scripts, which would keep what they have.
  await page.goto('/health/live')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

/** Puts a sheet where the browser of a page keeps one, and nothing else; the studio opens by itself at /builder. */
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
