import { randomUUID } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkoutHolds } from '#server/checkout/tables.ts'
import { draftOrders } from '#server/draft-orders/tables.ts'
import { days, hours, seconds } from '#server/kernel/clock.ts'
import { createSecretBox } from '#server/kernel/secret-box.ts'
import { callsMadeOnce } from '#server/kernel/tables.ts'
import { signedHeaders } from '#server/webhooks/sign.ts'
import { createTestClock, type TestClock } from '#tests/harness/clock.ts'
import { sendLink } from '#tests/harness/draft-order.ts'
import { listingCheckout, promote, readDiscount } from '#tests/harness/promote.ts'
import { checkoutForm, designedLine, signedIn, startCheckout, visitor } from '#tests/harness/sell.ts'
import { stockTshirt } from '#tests/harness/shelves.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

/** The lifetimes of account data are tested in server/auth/lifetimes.test.ts. */
const staff = signedIn('admin')
let shop: TestShop
let clock: TestClock

beforeAll(async () => {
  clock = createTestClock()
  shop = await startTestShop({ clock })
})
afterAll(() => shop?.[Symbol.asyncDispose]())

/** Starts something with a lifetime, and returns a check of whether it is still there. */
type Begin = () => Promise<() => Promise<boolean>>
type Lasting = { lasts: number; begin: Begin } | { heldBy: string } | { isNoLifetime: string }

const secretBox = createSecretBox(() => [Buffer.alloc(32, 7)])

async function holdShirt(changes: { promoCode?: string } = {}) {
  const { id: listingId } = await stockTshirt(shop, { title: `Tee ${randomUUID()}` })
  const actor = visitor()
  await startCheckout(shop, actor, await listingCheckout(shop, actor, { listingId }, changes))
  return { listingId, actor }
}

/** Every duration of hours or days in the server’s code, by file and name: new ones must be added here. */
const times: Record<string, Lasting> = {
  'server/blog/videos.ts keptFor': {
    heldBy:
      'server/blog/videos.test.ts › an interrupted video upload is kept for three days; one that is complete is finished',
  },
  'server/checkout/hold-fairly.ts holdFor': {
    lasts: hours(3),
    async begin() {
      const { actor } = await holdShirt()
      return async () => {
        // The next caller clears what has expired.
        await holdShirt()
        return (
          (await shop.database.orm.$count(checkoutHolds, eq(checkoutHolds.visitorId, actor.visitorId))) === 1
        )
      }
    },
  },
  'server/discounts/reserve-use.ts holdFor': {
    lasts: hours(3),
    async begin() {
      const { id, code } = await promote(shop, { code: `SAVE-${randomUUID().slice(0, 8)}` })
      await holdShirt({ promoCode: code ?? '' })
      return async () => {
        await shop.discounts.releaseExpired()
        return (await readDiscount(shop, id)).reservedCount === 1
      }
    },
  },
  'server/http/about-routes.ts validity': {
    heldBy:
      'server/http/about-routes.test.ts › security.txt names the shop’s contact address, its expiration date and its canonical address (RFC 9116)',
  },
  'server/inventory/reserve-stock.ts holdFor': {
    lasts: hours(3),
    async begin() {
      const { listingId } = await holdShirt()
      return async () => {
        await shop.inventory.releaseExpired()
        return (await shop.inventory.levelOf({ listingId, size: 'S', color: 'Black' }))?.reserved === 1
      }
    },
  },
  'server/kernel/operations/once.ts keptFor': {
    lasts: hours(24),
    async begin() {
      const key = randomUUID()
      await shop.database.orm
        .insert(callsMadeOnce)
        .values({ caller: 'test', key, request: '', at: clock.now() })
      return async () => {
        await shop.operations.forgetOld()
        return (await shop.database.orm.$count(callsMadeOnce, eq(callsMadeOnce.key, key))) === 1
      }
    },
  },
  'server/kernel/files/work-folder.ts stillFor': {
    heldBy:
      'server/kernel/files/work-folder.test.ts › the next start removes what killed processes left half done, and nothing that is still being written',
  },
  'server/kernel/order-links.ts validFor': {
    heldBy:
      'server/kernel/order-links.test.ts › a link opens its own order until it expires, even after a new secrets key was added',
  },
  'server/draft-orders/find.ts endedFor': {
    lasts: days(7),
    async begin() {
      const { id } = await sendLink(shop, staff)
      await shop.database.orm
        .update(draftOrders)
        .set({ state: 'cancelled', changedAt: clock.now() })
        .where(eq(draftOrders.id, id))
      return async () => (await shop.draftOrders.listWaiting(staff)).some((card) => card.id === id)
    },
  },
  'server/draft-orders/open-try.ts holdLonger': {
    isNoLifetime: 'stock is held a little longer than the link, whose own end frees it first',
  },
  'server/payments/open-attempt.ts pageLifetime': {
    // A provider that reports no expiry gets five minutes more (settle-payment.ts).
    lasts: hours(2),
    async begin() {
      const actor = visitor()
      const { attemptId } = await startCheckout(shop, actor, checkoutForm([await designedLine(shop, actor)]))
      return async () => (await shop.payments.settle(attemptId, 'sweeper')).state !== 'expired'
    },
  },
  'server/doctor/checks/address.ts tooSoon': { isNoLifetime: 'how soon the end of a certificate is told' },
  'server/payments/process-event.ts refundMayFail': {
    isNoLifetime: 'how far back a failed refund is believed',
  },
  'server/payments/reconcile-payments.ts paidFor': { isNoLifetime: 'how long paid books are compared' },
  'server/payments/reconcile-payments.ts unpaidFor': { isNoLifetime: 'how long unpaid books are compared' },
  'server/reports/money-attention.ts keptMoneyDays': {
    isNoLifetime: 'how long kept money stands under Attention',
  },
  'server/shipping/apply-track.ts trackEvery': { isNoLifetime: 'how often a carrier is asked' },
  'server/shipping/apply-track.ts trackFor': { isNoLifetime: 'how long a carrier is asked' },
  'server/shipping/settle-purchase.ts lateDays': { isNoLifetime: 'how long a label may turn up late' },
  'server/webhooks/sign.ts overlap': {
    lasts: days(1),
    async begin() {
      const webhook = { id: randomUUID(), secretGeneration: 2, secretChangedAt: clock.now() }
      return async () => {
        const headers = signedHeaders(secretBox, webhook, { id: 'x', body: '{}', now: clock.now() })
        return headers['webhook-signature']?.split(' ').length === 2
      }
    },
  },
}

test('every time of hours or days in the server’s code is in the table', () => {
  const found = globSync('server/**/*.ts', { exclude: ['server/auth/**', '**/*.test.ts'] }).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^(?:export )?const (\w+) = (?:hours|days)\(/gm)].map(
      ([, name]) => `${path} ${name}`,
    ),
  )
  expect(found.sort()).toEqual(Object.keys(times).sort())
})

test('times covered by a test elsewhere name an existing one', () => {
  for (const time of Object.values(times)) {
    if (!('heldBy' in time)) continue
    const [path = '', title = ''] = time.heldBy.split(' › ')
    expect([time.heldBy, existsSync(path) && readFileSync(path, 'utf8').includes(title)]).toEqual([
      time.heldBy,
      true,
    ])
  }
})

const step = seconds(5)
const proved = Object.entries(times).flatMap(([name, time]) => ('begin' in time ? [{ name, ...time }] : []))

describe.each(proved)('$name', ({ lasts, begin }) => {
  test('lasts until its end, and no longer', async () => {
    const early = await begin()
    clock.advance(lasts - step)
    expect(await early()).toBe(true)
    const late = await begin()
    clock.advance(lasts + step)
    expect(await late()).toBe(false)
  })
})
