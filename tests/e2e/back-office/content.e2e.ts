import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seedAboutPage } from '#domain/content/about-page.ts'
import { seedLook } from '#domain/shop/look.ts'
import { desktop } from '#tests/harness/browser.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { problemsAtWidths } from '#tests/harness/pages/problems-at-widths.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { noisyPng } from '#tests/harness/pictures.ts'
import { readPage } from '#tests/harness/read-page.ts'
import { sellGangSheet, visitor } from '#tests/harness/sell.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ isAlive: true })

const mara = { role: 'owner', email: 'mara@shop.example', fullName: 'Mara Lindqvist' } as const
/** Her desktop page, shared by the tests in turn. */
const { page: desk, complaints, actor } = await openSignedIn(browser, shop, desktop, mara)

async function openDesk(path: string): Promise<Page> {
  complaints.length = 0
  await desk.unrouteAll()
  await desk.goto(path)
  return desk
}

async function expectClean(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await problemsAtWidths(page, { exclude: 'iframe' })).toEqual([])
}

test('a campaign is written, previewed, tested and sent; a reader unsubscribes with its link', async () => {
  const reader = `reader-${crypto.randomUUID()}@example.com`
  await shop.newsletter.subscribe({ email: reader })
  const page = await openDesk('/admin/newsletter/campaigns')
  await page.getByRole('link', { name: 'New Campaign' }).click()
  const subject = `Spring ${crypto.randomUUID().slice(0, 8)}`
  await page.getByLabel('Subject').fill(subject)
  await page.getByRole('textbox', { name: 'Content' }).fill('Twelve new sheets for spring')
  await expectClean(page)

  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await page.getByRole('tab', { name: 'Phone' }).click()
  await page
    .frameLocator('iframe[title="The email as the reader sees it"]')
    .getByText('Twelve new sheets')
    .waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Send a test to me' }).click()
  await toast(page, `A test is on its way to ${actor.user?.email}`)
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await page.getByRole('button', { name: 'Delete draft' }).waitFor()
  await page.getByRole('button', { name: 'Send now …' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send campaign' }).click()
  await toast(page, 'The campaign is on its way')
  await page.getByText('Sent', { exact: true }).first().waitFor()
  await page.getByRole('progressbar', { name: /^(\d+) of \1$/ }).waitFor()
  expect(await problems(page, { exclude: 'iframe' })).toEqual([])
  await page.goto('/admin/newsletter/campaigns')
  await page.getByRole('row', { name: new RegExp(`${subject}.*Sent`) }).waitFor()
  expect(await problems(page, { include: 'main' })).toEqual([])

  const got = (await shop.mail.list(200)).filter(({ to }) => to === reader)
  expect(got.map((mail) => mail.subject)).toContain(subject)
  const link = /Unsubscribe: (\S+)/.exec(got[0]?.text ?? '')?.[1] ?? ''
  await page.goto(link)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await page.getByRole('heading', { name: 'You’ve left the newsletter' }).waitFor()
  expect(await problemsAtWidths(page, { include: 'main' })).toEqual([])
  const sort = { column: 'date', isDescending: true } as const
  const found = await shop.newsletter.table(actor, { filters: { search: reader }, sort, rows: 10 })
  expect(found.rows.map(({ state }) => state)).toEqual(['unsubscribed'])
  expect(complaints).toEqual([])
})

test('one click in a mail program is enough, without cookies and without a page', async () => {
  const email = `reader-${crypto.randomUUID()}@example.com`
  await shop.newsletter.subscribe({ email })
  const query = 'select token from newsletter_signups where email = $1'
  const { rows } = await shop.database.pool.query<{ token: string }>(query, [email])
  const answer = await fetch(`${shop.origin}/newsletter/unsubscribe?token=${rows[0]?.token}`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    redirect: 'error',
  })
  expect(answer.status).toBe(200)
  expect(await shop.newsletter.findMembership(rows[0]?.token ?? '')).toEqual({ email, state: 'unsubscribed' })
})

test('a bulk quote is answered by email; an answer that fails or never arrives keeps what was typed, as does news that cannot be read; the audit log says who did it', async () => {
  const email = `buyer-${crypto.randomUUID()}@example.com`
  const asked = {
    product: 'tumbler' as const,
    email,
    quantity: '40',
    details: { Size: '40oz' },
  }
  const ask = (name: string) =>
    shop.operations.ask('quotes.request', { visitorId: crypto.randomUUID(), user: null }, { ...asked, name })
  await ask('Ada Byron')
  const page = await openDesk('/admin/quotes')
  await page.getByRole('link', { name: /Quote Requests.* waiting/ }).waitFor()
  await page.getByLabel('Name, email or phone').fill(email)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL(/text=buyer/)
  await page.getByRole('link', { name: 'Ada Byron' }).click()
  await page.getByRole('heading', { name: '40 tumblers for Ada Byron' }).waitFor()
  await expectClean(page)
  const answer = page.getByLabel('Answer by email')
  await answer.fill('We can do 40 at $21 each.')
  await page.route('**/admin/quotes.data*', (route) => route.fulfill({ status: 500, body: 'jammed' }))
  await page.getByRole('button', { name: 'Send answer' }).click()
  await toast(page, 'An unexpected error occurred')
  await toast(page, 'Your entries are still here. Try again in a moment.')
  expect(await answer.inputValue()).toBe('We can do 40 at $21 each.')
  await page.unroute('**/admin/quotes.data*')
  await page.route('**/admin/quotes.data*', (route) => route.abort())
  await page.getByRole('button', { name: 'Send answer' }).click()
  await toast(page, 'We couldn’t reach the shop')
  expect(await answer.inputValue()).toBe('We can do 40 at $21 each.')
  const old = 'This page is out of date. We’ll refresh it in a moment.'
  await ask('Grace Hopper')
  await toast(page, old)
  expect(await answer.inputValue()).toBe('We can do 40 at $21 each.')
  await page.unroute('**/admin/quotes.data*')
  await page.getByRole('link', { name: 'Grace Hopper' }).waitFor()
  await page.getByText(old).waitFor({ state: 'detached' })
  complaints.length = 0
  await page.getByRole('button', { name: 'Send answer' }).click()
  await toast(page, 'The answer is on its way')
  await page.getByRole('list', { name: 'Thread' }).getByText('We can do 40 at $21 each.').waitFor()
  await expect
    .poll(
      async () =>
        (await shop.mail.list(50)).find((mail) => mail.to === email && mail.template === 'bulk-quote-answer')
          ?.state,
    )
    .toBe('sent')

  await page.goto(`/admin/audit?actor=${actor.user?.email}`)
  await page.getByText('Quote: answer').waitFor()
  await page.getByText('We can do 40 at $21 each.').waitFor()
  expect(await problems(page)).toEqual([])
  await page.getByLabel('Thing').fill('no such thing')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByText('Nothing matches').waitFor()
  expect(complaints).toEqual([])
})

test('the look is previewed, flagged where it is unreadable, and shown to shoppers once saved, with the logo that was chosen, dropped and kept', async () => {
  const line = `Printed in Austin ${crypto.randomUUID().slice(0, 8)}.`
  const page = await openDesk('/admin/look')
  const chosen = { name: 'logo.png', mimeType: 'image/png', buffer: await noisyPng(120, 40) }
  await page.getByLabel('Logo', { exact: true }).setInputFiles(chosen)
  const logo = page.getByRole('img', { name: 'The logo' })
  await page.locator('img[alt="The logo"][width="120"]').waitFor()
  await page.getByRole('button', { name: 'Default logo' }).click()
  await logo.waitFor({ state: 'detached' })
  const bytes = [...(await noisyPng(200, 50))]
  await page.getByText('Drop your logo here, or browse').evaluate((words, pixels) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([new Uint8Array(pixels)], 'dropped.png', { type: 'image/png' }))
    words.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, bytes)
  await page.locator('img[alt="The logo"][width="200"]').waitFor()
  const src = await logo.getAttribute('src')

  await page.getByPlaceholder('Default color').first().fill('#ffee99')
  await page.getByText('Buttons against the page: 1.1:1 is too low; it needs 3:1').waitFor()
  await page.getByPlaceholder('Default color').first().fill('#0b6e4f')
  await page.getByText('Text on buttons: 6.3:1 is easy to read').waitFor()
  await page.getByLabel('Last line of the footer').fill(line)
  await page.getByRole('button', { name: 'Move Newsletter up' }).click()
  await page.getByRole('button', { name: 'Move Newsletter up' }).press('Enter')
  await page.getByRole('checkbox', { name: 'Design generator' }).uncheck()
  const preview = page.frameLocator('iframe[title="Preview of /"]')
  await preview.getByText(line).waitFor()
  await preview.locator(`img[src="${src}"]`).first().waitFor()
  await expectClean(page)
  expect((await readPage(shop, '/')).words).not.toContain(line)
  await page.getByRole('tab', { name: 'An email' }).click()
  const mail = page.frameLocator('iframe[title="Preview of an email"]')
  await mail.locator('a[style*="background:#0b6e4f"]').waitFor()
  await mail.locator(`img[src$="${src}"]`).waitFor()

  await page.getByRole('button', { name: 'Save Changes' }).click()
  await toast(page, 'Look saved')
  const home = await readPage(shop, '/')
  expect(home.words).toContain(line)
  expect(await (await fetch(shop.origin)).text()).toContain('--color-magenta:#0b6e4f')
  expect(home.getByRole('banner').querySelector(`img[src="${src}"]`)).not.toBeNull()
  const headings = home.in('main').getAllByRole('heading', { level: 2 })
  const titles = headings.map((heading: HTMLElement) => heading.textContent)
  expect(titles.indexOf('New collections, first in your inbox')).toBeLessThan(titles.indexOf('How it works'))
  const color = () => getComputedStyle(document.documentElement).getPropertyValue('--color-magenta')
  await expect.poll(() => page.evaluate(color)).toBe('#0b6e4f')
  await shop.settings.change({ system: 'test' }, { look: seedLook })
  // The preview was replaced by that of an email while it may still have been fetching.
  expect(complaints.filter((words) => !words.includes('manifest patches'))).toEqual([])
})

test('a picture is added to the library and to an article, and shows where it is used; an unused one is deleted and restored', async () => {
  const name = `press-${crypto.randomUUID().slice(0, 8)}.png`
  const page = await openDesk('/admin/media')
  const file = { name, mimeType: 'image/png', buffer: await noisyPng(64, 40) }
  await page.getByLabel('Add pictures and videos').setInputFiles(file)
  await toast(page, `“${name}” is in the library`)
  await page.getByLabel('Search', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const list = page.getByRole('list', { name: 'Pictures and videos' })
  await expect.poll(() => list.getByRole('listitem').count()).toBe(1)
  await expectClean(page)

  await list.getByRole('link', { name: new RegExp(`${name}.*Not used anywhere`) }).click()
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByText('64 × 40 px').waitFor()
  await dialog.getByText('Nowhere.').waitFor()
  await dialog.getByLabel('Describe the picture (alt text)').fill('A press at work')
  await dialog.getByRole('button', { name: 'Save text' }).click()
  await toast(page, 'Saved')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await toast(page, `“${name}” was deleted`)
  await page.getByText('Nothing matches').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await list.getByRole('link', { name: new RegExp(name) }).waitFor()

  const title = `Article with ${name}`
  await page.goto('/admin/settings/blog/new')
  await page.getByLabel('Title').fill(title)
  await page.getByRole('toolbar').getByRole('button', { name: 'From the library' }).click()
  await page.getByLabel('Search the library').fill(name)
  await page.getByLabel('Search the library').press('Enter')
  await page.getByRole('list', { name: 'Pictures to pick' }).getByRole('button', { name }).click()
  await page.getByRole('textbox', { name: 'Content' }).getByRole('img', { name: 'A press at work' }).click()
  await page.getByRole('button', { name: 'Describe picture' }).click()
  await page.getByLabel('It’s decorative').check()
  await page.getByRole('button', { name: 'Save description' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => page.getByText('A picture has no description.').count()).toBe(0)
  await page.getByRole('button', { name: 'Save Article' }).click()
  await page.waitForURL(/\/blog\/[0-9a-f-]{36}$/)

  await page.goto(`/admin/media?text=${name}`)
  await list.getByRole('link', { name: new RegExp(name) }).click()
  await dialog.getByRole('link', { name: title }).waitFor()
  await expect.poll(() => dialog.getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true)
  expect(await problems(page)).toEqual([])
  await dialog.getByRole('link', { name: title }).click()
  await page.locator('[role=textbox] img[role=presentation][alt=""]').waitFor()
  expect(complaints).toEqual([])
})

test('the About page gets a custom chapter, a new order and one chapter less, right away', async () => {
  const title = `Our story ${crypto.randomUUID().slice(0, 8)}`
  const page = await openDesk('/admin/about')
  await page.getByRole('button', { name: 'Hide Press it' }).click()
  await page.getByRole('button', { name: 'Move Pickup and shipping up' }).click()
  await page.getByRole('button', { name: 'Add a chapter' }).click()
  await page.getByLabel('Chapter title').fill(title)
  await page.getByRole('textbox', { name: 'Content' }).fill('Two presses in a garage.')
  await expectClean(page)
  const { version } = await shop.settings.aboutPage()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await toast(page, 'About page saved')

  const about = await readPage(shop, '/about')
  const headings = about.getByRole('main').querySelectorAll('section > div > h2')
  const titles = [...headings].map((heading) => heading.textContent)
  const wanted = [
    'How a gang sheet works',
    'Prepare your artwork',
    'Pickup and shipping',
    'How long it takes',
  ]
  expect(titles).toEqual([...wanted, title])
  about.getByText('Two presses in a garage.')
  about.in('navigation', 'On this page').getByText(title)

  // Someone else saves in between: nothing of theirs is lost silently.
  await shop.operations.ask('settings.change-about-page', actor, { ...seedAboutPage, version: version + 1 })
  // A new order makes the page load theirs, which its fields don't show.
  const isRead = page.waitForResponse(/\/admin\/about\.data/)
  await sellGangSheet(shop, visitor())
  await isRead
  await page.getByLabel('Chapter title').fill(`${title}, again`)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Someone else saved the About page while you were editing.').waitFor()
  expect((await shop.settings.aboutPage()).chapters).toEqual(seedAboutPage.chapters)
  expect(complaints.filter((words) => !words.includes('409'))).toEqual([])
})
