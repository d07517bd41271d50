import { expect, test } from 'vitest'
import { adminGroups, settingsTabs } from '#app/admin/admin-sections.ts'
import { mayOpen, mayOpenAddress } from '#app/admin/page-permissions.ts'
import { pagesFor } from '#app/admin/search/pages.ts'
import { customRolePermissions } from '#domain/people/custom-role.ts'
import type { Holder } from '#domain/people/permissions.ts'
import { furnish } from '#tests/authorization/things.ts'
import { type Browser, browse, signInFrom } from '#tests/harness/browse.ts'
import { openAsStaff } from '#tests/harness/open-signed-in.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ settings: { TRUSTED_PROXIES: '127.0.0.1,::1' } })
const world = await furnish(shop)
const { pool } = shop.database
const first = async (column: string, table: string): Promise<string> =>
  (await pool.query(`select ${column} as id from ${table} limit 1`)).rows[0]?.id

const asked = { product: 'tumbler', name: 'Ada', email: 'ada@bulk.example', quantity: 500 }
await shop.operations.ask('quotes.request', world.callers.anonymous.actor, {
  ...asked,
  product: 'tumbler',
  details: { Size: '40oz' },
})

/** Detail addresses that a list links to, with one thing of each kind. */
const opened = {
  '/admin/orders/:orderId': `/admin/orders/${world.orderId}`,
  '/admin/quotes': `/admin/quotes?quote=${await first('id', 'bulk_quotes')}`,
  '/admin/edit-requests': `/admin/edit-requests?request=${world.requestId}`,
  '/admin/payments/:attemptId': `/admin/payments/${await first('id', 'payment_attempts')}`,
  '/admin/customers/:customerId': `/admin/customers/${world.callers.customer.actor.user?.id}`,
  '/admin/mails/:mailId': `/admin/mails/${await first('id', 'mails')}`,
  '/admin/mail-wording/:mail': '/admin/mail-wording/order-confirmation',
  '/admin/settings/blog/:articleId': `/admin/settings/blog/${await first('id', 'blog_articles')}`,
}

const worker = await signInFrom(shop, browse(shop))
const roleId = crypto.randomUUID()
await pool.query(
  `insert into custom_roles (id, name, permissions, created_at, updated_at) values ($1, 'Tester', '{}', now(), now())`,
  [roleId],
)
await pool.query(`update profiles set role = 'custom', custom_role_id = $1 where user_id = $2`, [
  roleId,
  worker.actor.user?.id,
])

/** The back-office addresses in a page's links and forms. */
const linksIn = (html: string): string[] =>
  [...html.matchAll(/(?:href|action)="(\/admin(?:[/?][^"#]*)?)[#"]/g)].map(([, to = '']) =>
    to.replaceAll('&amp;', '&'),
  )

/** Operations that its forms send. */
const sentBy = (html: string): string[] =>
  [...html.matchAll(/<(?:button|input)\b[^>]*>/g)].flatMap(
    ([tag]) => (/name="operation"/.test(tag) && /value="([^"]+)"/.exec(tag)?.[1]) || [],
  )

/** Forms that can be typed into but not sent, each by its first field. */
const deadForms = (html: string): string[] =>
  [...html.matchAll(/<form\b[^>]*>(.*?)<\/form>/gs)].flatMap(([form, inside = '']) => {
    const id = /^<form[^>]*\bid="([^"]+)"/.exec(form)?.[1]
    // A status is sent by selecting it, and a page's state by a button outside its form.
    const isSent =
      /type="submit"|name="operation"/.test(inside) ||
      /data-state-form/.test(form) ||
      (id !== undefined && html.includes(`form="${id}"`))
    const fields = [...inside.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)].map(([tag]) => tag)
    const open = fields.find((tag) => !/type="hidden"|\bdisabled=|\breadonly=/i.test(tag))
    return isSent || !open || /<fieldset[^>]*\bdisabled=/.test(inside) ? [] : [open]
  })

/**
 * Pages that don't open, that offer or link to something that would be refused, and menu pages that no menu links to.
 */
async function faultsOf(who: Holder, person: Browser): Promise<string[]> {
  const sections = [...adminGroups.flatMap((group) => group.sections), ...settingsTabs].map(({ to }) => to)
  const mine = [
    ...pagesFor(who).map(({ to }) => to),
    ...Object.entries(opened).flatMap(([pattern, to]) => (mayOpen(who, pattern) ? [to] : [])),
  ]
  if (mine.length === 0) return []
  const leads = new Map<string, string[]>()
  const faults: string[] = []
  for (const to of ['/admin', ...mine]) {
    const answer = await person.get(to, { accept: 'text/html', 'sec-fetch-dest': 'document' })
    const html = await answer.text()
    leads.set(to, linksIn(html))
    const { user } = person.actor
    const refused = shop.operations.refusedTo({ ...person.actor, user: user && { ...user, ...who } })
    for (const operation of new Set(sentBy(html)))
      if (refused.includes(operation)) faults.push(`${to} offers ${operation}`)
    faults.push(...deadForms(html).map((field) => `${to} is typed into in vain: ${field}`))
    if (answer.status !== 200 && mine.includes(to)) faults.push(`${to}: ${answer.status}`)
  }
  // /admin itself redirects everyone to the first page they may open.
  for (const [from, links] of leads)
    for (const link of new Set(links))
      if (link !== '/admin' && !mayOpenAddress(who, link)) faults.push(`${from} leads to ${link}`)
  const reached = new Set(['/admin'])
  for (const page of reached) for (const link of leads.get(page) ?? []) reached.add(link)
  // A user who may open only one page is redirected to it by /admin itself.
  const unled = mine.length > 1 ? sections.filter((to) => mayOpen(who, to) && !reached.has(to)) : []
  return [...faults, ...unled.map((to) => `nothing leads to ${to}`)]
}

test('each permission alone opens every page that it offers, and shows no link to a page it does not open', async () => {
  const faults: Record<string, string[]> = {}
  for (const key of customRolePermissions) {
    await pool.query('update custom_roles set permissions = $1 where id = $2', [[key], roleId])
    const found = await faultsOf({ role: 'custom', permissions: [key] }, worker)
    if (found.length > 0) faults[key] = found
  }
  expect(faults).toEqual({})
})

test.each(['floor', 'office', 'admin'] as const)('so does the role %s', async (role) => {
  expect(await faultsOf({ role }, await signInFrom(shop, browse(shop), role))).toEqual([])
})

test('a page says when a form on it is read-only; all that the form holds can be read', async () => {
  const { page, actor } = await openAsStaff(browser, shop, '/admin/about')
  const bar = page.getByText('Your role can’t change everything on this page')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await bar.isVisible()).toBe(false)
  await pool.query(`update custom_roles set permissions = '{content.read}' where id = $1`, [roleId])
  await pool.query(`update profiles set role = 'custom', custom_role_id = $1 where user_id = $2`, [
    roleId,
    actor.user?.id,
  ])
  await page.reload()
  await bar.waitFor()
  await page.getByRole('button', { name: 'How long it takes' }).click()
  await page.getByRole('region', { name: 'How long it takes' }).waitFor()
  expect(await page.getByRole('button', { name: 'Save Changes' }).count()).toBe(0)
})
