import { expect, test } from 'vitest'
import { signedIn } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'
import { seedQuotes } from './quotes.ts'
import { seedNewsletter } from './seed-newsletter.ts'

test('the demo has campaigns, quote requests in every state and described pictures', async () => {
  await using shop = await startTestShop()
  const staff = signedIn('admin', 'mara@shop.example')
  const seeding = { shop, staff, now: new Date(), setTime() {} }
  await seedNewsletter(seeding)
  await seedQuotes(seeding)

  const { campaigns } = await shop.newsletter.campaigns.list(staff)
  // The shop's own jobs send it as soon as it is open.
  expect(campaigns.map(({ state }) => state).sort()).toEqual(['draft', 'sending'])
  const { quotes } = await shop.operations.ask('quotes.list', staff, {})
  expect(quotes.map(({ state }) => state).sort()).toEqual(['answered', 'closed', 'new', 'new'])
  const { items } = await shop.mediaLibrary.list(staff, { text: '', filter: '', before: '' })
  expect(items.map(({ isUsed, alt }) => [isUsed, alt !== '']).sort()).toEqual([
    [false, true],
    [true, true],
    [true, true],
  ])
})
