import { within } from '@testing-library/dom'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { demoArticles, seedArticles } from '#cli/seed/articles.ts'
import { blogArticles } from '#server/blog/tables.ts'
import { sanitizeHtml } from '#server/kernel/text/sanitize-html.ts'
import { browse } from '#tests/harness/browse.ts'
import { desktop, openPage, phone } from '#tests/harness/browser.ts'
import { hostileHtml } from '#tests/harness/hostile-html.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { readPage } from '#tests/harness/read-page.ts'
import { hireStaff } from '#tests/harness/staff.ts'
import { useShop } from '#tests/harness/use-shop.ts'

let time = new Date()
const { shop, browser } = await useShop({ clock: { now: () => time } })

beforeAll(async () => {
  const writers = [
    await hireStaff(shop, { email: 'mara@gangway.example', fullName: 'Mara Voss' }),
    await hireStaff(shop, { email: 'teo@gangway.example', fullName: 'Teo Lindqvist' }),
  ]
  const setTime = (next: Date): void => {
    time = next
  }
  await seedArticles({ shop, setTime, writers, now: time })
  const [writer] = writers
  if (!writer) throw new Error('Nobody writes')
  setTime(new Date(time.getTime() - 86_400_000 * 60))
  await shop.operations.ask('articles.create', writer, {
    title: 'Two videos',
    content: 'Plain & simple <3\nsecond line\n\nhttps://vimeo.com/76979871',
    videoUrl: 'https://youtu.be/dQw4w9WgXcQ?t=42',
    tags: ['one', 'two', 'three', 'four'],
    status: 'published',
  })
  setTime(new Date())
})

type Visit = Parameters<typeof openPage>[1]
const visit = (options: Omit<Visit, 'baseURL'>) => openPage(browser, { ...options, baseURL: shop.origin })

const views = async (slug: string): Promise<number> =>
  (await shop.database.orm.select().from(blogArticles).where(eq(blogArticles.slug, slug)))[0]?.viewsCount ??
  -1

test('the seed created five articles', async () => {
  await expect.poll(() => shop.database.orm.$count(blogArticles)).toBe(demoArticles.length + 1)
})

test('list and article are complete without a script, including search and categories', async () => {
  const blog = await readPage(shop, '/blog')
  const articles = (page: typeof blog) => page.in('main').getAllByRole('article')
  const titles = (page: typeof blog) =>
    articles(page).map((article: HTMLElement) => within(article).getByRole('heading').textContent)
  expect(titles(blog)).toHaveLength(6)
  expect(titles(blog)[0]).toBe('A small shop on Foundry Row')
  const videos = articles(blog)[titles(blog).indexOf('Two videos')] as HTMLElement
  const tags = within(within(videos).getByRole('list', { name: 'Tags' })).getAllByRole('listitem')
  expect(tags.map((tag) => tag.textContent)).toEqual(['one', 'two', 'three'])

  const search = blog.getByRole('searchbox', { name: 'Search articles' }) as HTMLInputElement
  expect([search.name, search.form?.getAttribute('action'), search.form?.method]).toEqual([
    'search',
    '/blog',
    'get',
  ])
  const found = await readPage(shop, '/blog?search=halftone')
  expect(titles(found)).toEqual(['How to prepare artwork for DTF'])

  const care = await blog.follow('Care')
  expect(care.path).toBe('/blog?category=care')
  const article = await care.follow('Washing and care of printed shirts')
  expect(article.path).toBe('/blog/washing-and-care-of-printed-shirts')
  expect(article.getByRole('heading', { level: 1 }).textContent).toBe('Washing and care of printed shirts')
  expect(article.words).toContain('Wait a day. Wash cold, inside out.')
})

test('searching as you type filters the list, and going back restores it; an article opens over it at its own address, and a reload makes it a page', async () => {
  const { page, complaints } = await visit(desktop)
  await page.goto('/blog')
  await page.getByRole('searchbox', { name: 'Search articles' }).pressSequentially('zebra', { delay: 20 })
  await page.getByRole('heading', { name: 'No articles found' }).waitFor()
  await expect.poll(() => page.getByRole('status').first().textContent()).toBe('0 articles for “zebra”')
  await page.goBack()
  await page.getByRole('heading', { name: 'A small shop on Foundry Row' }).waitFor()
  expect(new URL(page.url()).search).toBe('')
  const link = page.getByRole('link', { name: 'How to prepare artwork for DTF' })
  await link.click()
  const dialog = page.getByRole('dialog', { name: 'How to prepare artwork for DTF' })
  await dialog.waitFor()
  expect(new URL(page.url()).pathname).toBe('/blog/how-to-prepare-artwork-for-dtf')
  await expect.poll(() => page.title()).toBe('How to prepare artwork for DTF | Gangway Print Co.')
  await expect.poll(() => dialog.locator('img').first().isVisible()).toBe(true)
  await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  await expect
    .poll(() =>
      dialog
        .getByText('Nine of ten prints that disappoint')
        .evaluate((text) => text.getBoundingClientRect().top < innerHeight),
    )
    .toBe(true)
  const before = await page.evaluate(() => scrollY)

  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/blog')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  await expect.poll(() => page.title()).toBe('Blog | Gangway Print Co.')

  await link.focus()
  await page.keyboard.press('Enter')
  await dialog.waitFor()
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })
  await page.goForward()
  await dialog.waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'How to prepare artwork for DTF' }).waitFor()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('opening counts one view per visitor; requesting the page counts none', async () => {
  const slug = 'what-is-a-gang-sheet'
  const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/153.0.0.0 Safari/537.36'
  await fetch(`${shop.origin}/blog/${slug}`, { headers: { 'user-agent': agent } })
  await expect.poll(() => views(slug)).toBe(0)

  const open = async (reader: ReturnType<typeof browse>, userAgent = agent) => {
    reader.headers['user-agent'] = userAgent
    const answer = await reader.send('POST', '/api/v1/visits', { path: `/blog/${slug}`, referrer: '' })
    expect(answer.status).toBe(204)
  }
  const [ada, bob] = [browse(shop), browse(shop)]
  await open(ada)
  await open(ada)
  await expect.poll(() => views(slug)).toBe(1)
  await open(bob, agent.replace('X11; Linux x86_64', 'Android 16; Mobile'))
  await expect.poll(() => views(slug)).toBe(2)
})

test('page views are reported with where they came from, and not at all where the browser or the shop says no', async () => {
  const told: unknown[] = []
  const { page } = await visit(desktop)
  await page.route('**/api/v1/visits', (route) => {
    told.push(route.request().postDataJSON())
    return route.fulfill({ status: 204 })
  })
  await page.goto('/blog?utm_source=spring-flyer')
  await page.getByRole('link', { name: 'What is a gang sheet?' }).click()
  await expect
    .poll(() => told)
    .toEqual([
      { path: '/blog', referrer: '', campaign: 'spring-flyer' },
      { path: '/blog/what-is-a-gang-sheet', referrer: '', campaign: 'spring-flyer' },
    ])

  // What a page does automatically is done before the effect of a click.
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  for (const [asks, value] of [
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ] as const) {
    await page.evaluate(
      ([name, says]) => Object.defineProperty(navigator, name, { configurable: true, get: () => says }),
      [asks, value] as const,
    )
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
    await page.goForward()
    await dialog.waitFor()
    expect(told).toHaveLength(2)
    await page.evaluate((name) => Reflect.deleteProperty(navigator, name), asks)
  }
  await shop.settings.change({ system: 'test' }, { areVisitsCounted: false })
  await page.goto('/blog')
  await page.getByRole('link', { name: 'What is a gang sheet?' }).click()
  await dialog.waitFor()
  expect(told).toHaveLength(2)
  await shop.settings.change({ system: 'test' }, { areVisitsCounted: true })
})

test('videos are not loaded from their site until play is pressed', async () => {
  const { page } = await visit(desktop)
  const asked: string[] = []
  await page.route(/youtube|vimeo/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>video</p>' })
  })
  await page.goto('/blog/two-videos', { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
  await expect
    .poll(() => page.getByText('Plain & simple <3 second line').textContent())
    .toBe('Plain & simple <3\nsecond line')

  await page.getByRole('button', { name: 'Play Two videos (video on YouTube)' }).click()
  await page.frameLocator('iframe').getByText('video').waitFor()
  await page.getByRole('button', { name: 'Play Two videos (video on Vimeo)' }).press('Enter')
  await expect
    .poll(() => asked)
    .toEqual([
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&start=42',
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
    ])
})

test('hostile HTML does nothing in a real browser, but works without the sanitizer', async () => {
  const { page } = await visit(desktop)
  const broken = async (bodies: readonly string[]) => {
    await page.goto('about:blank')
    await page.setContent(bodies.map((body) => `<div>${body}</div>`).join(''), { waitUntil: 'load' })
    return page.evaluate(() => ({
      isBroken: 'broken' in globalThis,
      active: document.querySelectorAll(
        'body :is(script, style, svg, math, iframe, object, embed, form, base, [id], [class])',
      ).length,
    }))
  }
  const clean = hostileHtml.map(sanitizeHtml)
  expect(clean.length).toBeGreaterThanOrEqual(200)
  expect(await broken(clean)).toEqual({ isBroken: false, active: 0 })
  expect((await broken(hostileHtml.slice(24, 36))).isBroken).toBe(true)
})

test.each([
  { policy: 'with the page’s own policy', bypassCSP: false },
  { policy: 'with the policy off', bypassCSP: true },
])('an article of hostile HTML that bypassed the sanitizer runs nothing $policy', async ({ bypassCSP }) => {
  const slug = `hostile-${bypassCSP}`
  await storePastTheDoor(slug, hostileHtml.map((html) => `<p>before</p>${html}<p>after</p>`).join('\n'))
  const { page } = await visit({ ...desktop, bypassCSP })
  const answer = await page.goto(`/blog/${slug}`, { waitUntil: 'load' })
  expect(answer?.headers()['content-security-policy']).toContain('script-src')
  await page.getByRole('heading', { name: 'Hostile', level: 1 }).waitFor()
  const body = page.locator('.article-body')
  // Hovers, clicks and focuses everything that can react.
  await body.evaluate((element) => {
    for (const part of element.querySelectorAll<HTMLElement>('*')) {
      for (const type of ['pointerover', 'mouseover', 'focus', 'load', 'error', 'animationstart', 'toggle'])
        part.dispatchEvent(new Event(type))
      if (
        part instanceof HTMLAnchorElement &&
        !/^https?:|^\/|^mailto:|^$/.test(part.getAttribute('href') ?? '')
      )
        part.click()
    }
  })
  await expect.poll(() => page.evaluate(() => 'broken' in globalThis)).toBe(false)
  await expect
    .poll(() => body.locator('script, style, svg, math, iframe, object, embed, form').count())
    .toBe(0)
  await shop.database.pool.query('delete from blog_articles where slug = $1', [slug])
})

/** As if an older version of the shop had let it through. */
async function storePastTheDoor(slug: string, content: string): Promise<void> {
  const columns = `slug, title, content, author_name, status, published_at`
  const query = `insert into blog_articles (${columns}) values ($1, 'Hostile', $2, 'Nobody', 'published', now() - interval '9 years')`
  await shop.database.pool.query(query, [slug, content.replaceAll('\0', '')])
}

test('when the articles cannot be read, the list says so', async () => {
  await shop.database.pool.query('alter table blog_articles rename to blog_articles_away')
  let unread: Awaited<ReturnType<typeof readPage>>
  try {
    unread = await readPage(shop, '/blog')
  } finally {
    await shop.database.pool.query('alter table blog_articles_away rename to blog_articles')
  }
  expect(unread.status).toBe(503)
  expect(within(unread.getByRole('alert')).getByRole('heading').textContent).toBe('Error loading articles')
  ;(await unread.follow('Try again')).getByRole('heading', { name: 'A small shop on Foundry Row' })
})

test('search engines and previews get complete descriptions with full addresses', async () => {
  const page = async (path: string) => (await fetch(shop.origin + path)).text()
  const article = await page('/blog/what-is-a-gang-sheet')
  expect(article).toContain(`<link rel="canonical" href="${shop.origin}/blog/what-is-a-gang-sheet"/>`)
  expect(article).toContain('<meta property="og:type" content="article"/>')
  expect(article).toContain('<meta name="twitter:card" content="summary_large_image"/>')
  const picture = /property="og:image" content="([^"]+)"/.exec(article)?.[1] ?? ''
  expect((await fetch(picture)).headers.get('content-type')).toBe('image/jpeg')
  expect(jsonLd(article)).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'What is a gang sheet?',
    author: { name: 'Teo Lindqvist' },
    mainEntityOfPage: `${shop.origin}/blog/what-is-a-gang-sheet`,
  })
  expect(jsonLd(await page('/'))).toMatchObject({ name: 'Gangway Print Co.', url: shop.origin })
  const about = await page('/about')
  const card = /property="og:image" content="([^"]+)"/.exec(about)?.[1] ?? ''
  expect((await fetch(card)).headers.get('content-type')).toBe('image/png')
  expect(await page('/blog/no-such-article')).toContain('Oops! Page not found')
  expect((await fetch(`${shop.origin}/blog/no-such-article`)).status).toBe(404)
})

test('feed, sitemap and robots are well-formed, and all their links work', async () => {
  const { page } = await visit(desktop)
  await page.goto('/robots.txt')
  const read = (path: string) =>
    page.evaluate(async (address) => {
      const answer = await fetch(address)
      const tree = new DOMParser().parseFromString(await answer.text(), 'application/xml')
      return {
        type: answer.headers.get('content-type'),
        errors: tree.querySelectorAll('parsererror').length,
        titles: [...tree.querySelectorAll('entry > title')].map((title) => title.textContent),
        content: tree.querySelector('entry > content')?.textContent ?? '',
        places: [...tree.querySelectorAll('url > loc')].map((place) => place.textContent),
      }
    }, path)
  const feed = await read('/feed.xml')
  expect(feed).toMatchObject({ type: 'application/atom+xml; charset=utf-8', errors: 0 })
  expect(feed.titles).toHaveLength(6)
  expect(feed.titles[0]).toBe('A small shop on Foundry Row')
  expect(feed.content).toContain(`href="${shop.origin}/builder"`)
  expect(feed.content).not.toMatch(/(href|src)="\//)
  const map = await read('/sitemap.xml')
  expect(map).toMatchObject({ type: 'application/xml; charset=utf-8', errors: 0 })
  expect(map.places).toContain(`${shop.origin}/about`)
  expect(map.places.filter((place) => place?.includes('/blog/'))).toHaveLength(6)
  const robots = await (await fetch(`${shop.origin}/robots.txt`)).text()
  expect(robots).toContain(`Sitemap: ${shop.origin}/sitemap.xml`)
  expect(robots).toContain('Disallow: /admin')
})

test('the About page takes its facts from the settings', async () => {
  const page = await readPage(shop, '/about')
  expect(page.words).toContain('Orders placed before 2pm CST ship the same day.')
  const visitUs = page.getByRole('region', { name: 'Pickup and shipping' })
  for (const text of [
    '114 Foundry Row',
    'Mon-Fri 9AM-6PM',
    '$8.99',
    'Orders of $75 or more',
    'Ready in 2-3 days',
    'Delivered in 5-7 business days',
  ])
    expect(visitUs.textContent).toContain(text)
  const table = page.in('table', 'Press settings by fabric')
  expect(table.getByRole('row', { name: /Polyester/ }).textContent).toContain('270 °F (130 °C)')
  expect(page.getByRole('link', { name: 'Press it' }).getAttribute('href')).toBe('#press')
  expect(page.getByRole('heading', { name: 'Press it' }).closest('#press')).not.toBeNull()
})

// A scheme changes colors, a size changes the layout: each is checked once.
test.each([
  ['desktop, light', desktop, 'light', ['/blog']],
  [
    'phone, dark',
    phone,
    'dark',
    [
      '/about',
      '/blog?search=zebra',
      '/blog/pressing-instructions-that-work-the-first-time',
      '/blog/two-videos',
    ],
  ],
] as const)(
  'axe finds nothing, and nothing is wider than the screen: %s',
  async (_name, size, colorScheme, paths) => {
    const { page, complaints } = await visit({ ...size, colorScheme })
    const looksRight = async (what: string): Promise<void> => {
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBe(size.viewport?.width)
      expect(await problems(page), what).toEqual([])
    }
    for (const path of paths) {
      await page.goto(path)
      await looksRight(path)
    }
    if (size === desktop) {
      await page.getByRole('link', { name: 'Pressing instructions that work the first time' }).click()
      await page.getByRole('dialog').getByText('A transfer is patient').waitFor()
      await looksRight('dialog')
    }
    expect(complaints).toEqual([])
  },
)

const jsonLd = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')
