import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, openBrowser } from '#tests/harness/browser.ts'
import { createTestDatabase } from '#tests/harness/database.ts'
import { openShop } from '#tests/harness/open-shop.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { presentDraft } from '#tests/harness/pages/account-drafts.ts'
import { addFiles, openStudioOf, pictureFile, placedSays, setCopies } from '#tests/harness/pages/studio.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { noisyPng } from '#tests/harness/pictures.ts'
import { holdTable } from '#tests/harness/processes/hold-table.ts'
import { type ServerProcess, startServerProcess } from '#tests/harness/processes/server-process.ts'
import { freePort } from '#tests/harness/shop.ts'
import { until } from '#tests/harness/until.ts'

// The shop's own process dies without notice, in the middle of work for someone in the studio.

let browser: Browser
let killable: Awaited<ReturnType<typeof startShop>>

beforeAll(async () => {
  browser = await openBrowser()
  killable = await startShop()
})

afterAll(async () => {
  await browser?.close()
  await killable?.[Symbol.asyncDispose]()
})

/** A shop in a process that can be killed and started again. */
async function startShop() {
  const stack = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'gangway-fault-'))
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  const database = stack.use(await createTestDatabase())
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const settings = { DATABASE_URL: database.connectionString, PUBLIC_URL: origin }
  const shop = openShop({ ...settings, DATA_DIR: folder, PORT: String(port) })
  stack.defer(() => shop.stop())
  let server: ServerProcess = await startServerProcess({ dataDirectory: folder, port, settings })
  stack.defer(() => server.kill())
  return {
    ...{ shop, database, folder, origin },
    kill: () => server.kill(),
    async startAgain() {
      server = await startServerProcess({ dataDirectory: folder, port, settings })
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}

const note = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor()
const away = (page: Page) =>
  page
    .getByRole('status', { name: 'Where your work is kept' })
    .filter({ hasText: 'No connection to the shop. Keep working' })
    .waitFor()

test('the server is killed while the account saves the sheet and a file arrives: work continues, and both are there in the end, byte for byte; killed while it saves the sheet, the person is notified, and saving again makes one design', async () => {
  const { shop, database, folder, origin } = killable
  const email = `ada-${randomUUID()}@kills.example`
  const customer = { role: 'customer', email, fullName: 'Ada Lovelace' } as const
  const { page, actor } = await openSignedIn(browser, { auth: shop.auth, origin }, desktop, customer)
  await openStudioOf(page)
  await addFiles(page, [await pictureFile('fox.png', 900, 600, { r: 220, g: 30, b: 60 })])
  await placedSays(page, '1 of 1 placed')
  await note(page, 'Kept in your account')
  const copiesInAccount = async () => (await presentDraft(shop, actor, 'new'))?.copies
  expect(await copiesInAccount()).toBe(1)
  const bytes = await noisyPng(900, 900)
  const network = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 75_000 }
  await network.send('Network.emulateNetworkConditions', slow)
  await addFiles(page, [{ name: 'noise.png', mimeType: 'image/png', buffer: bytes }])
  const uploads = join(folder, 'files/artworks')
  const known = new Set(await readdir(uploads))
  let id = ''
  await until(async () => {
    const { rows } = await database.pool.query(`select id from artworks where file_name = 'noise.png'`)
    id = rows[0]?.id ?? ''
    return id !== '' && (await stat(join(uploads, id, 'original')).catch(() => ({ size: 0 }))).size > 0
  })
  expect(known.size).toBeGreaterThan(0)
  const held = await holdTable(database, 'drafts')
  await setCopies(page, 'fox.png', 5)
  await held.isWaitedFor()
  await killable.kill()
  await held.letGo()
  const kept = (await stat(join(uploads, id, 'original'))).size
  expect(kept).toBeLessThan(bytes.length)
  await page.getByText('Waiting for the connection').waitFor()
  await away(page)
  expect(await copiesInAccount()).toBe(1)

  // The shop is down, and laying out continues.
  await setCopies(page, 'fox.png', 6)
  await placedSays(page, '6 of 6 placed')
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
  await killable.startAgain()
  await placedSays(page, '7 of 7 placed')
  await note(page, 'Kept in your account')
  expect(await copiesInAccount()).toBe(7)
  expect(sha256(await readFile(join(uploads, id, 'original')))).toBe(sha256(bytes))
  const { rowCount } = await database.pool.query(`select 1 from artworks where file_name = 'noise.png'`)
  expect(rowCount).toBe(1)
  await page.reload()
  await placedSays(page, '7 of 7 placed')

  const saving = await holdTable(database, 'designs')
  await page.getByRole('button', { name: 'Save design' }).click()
  await saving.isWaitedFor()
  await killable.kill()
  await saving.letGo()
  await toast(page, 'Your design could not be saved')
  await page.getByText('We can’t reach the shop. Check your connection and try again.').first().waitFor()
  await placedSays(page, '7 of 7 placed')

  await killable.startAgain()
  await page.getByRole('button', { name: 'Save design' }).click()
  await toast(page, 'Design Saved')
  await page.getByText('Ready to Order').waitFor()
  const { rows } = await database.pool.query('select document, owner_id from designs')
  expect(rows).toMatchObject([{ owner_id: actor.user?.id }])
  expect(rows[0].document.placements).toHaveLength(7)
})

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
