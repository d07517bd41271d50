import { expect, test } from 'vitest'
import { signedIn } from '#tests/harness/sell.ts'
import { sellDrawnSheet } from '#tests/harness/sell-drawn-sheet.ts'
import { startTestShop } from '#tests/harness/shop.ts'
import { seedEditRequests } from './edit-requests.ts'
import { demoCustomers } from './people.ts'

test('the demo has edit requests in every state and threads of proofs', async () => {
  await using shop = await startTestShop()
  const staff = signedIn('admin', 'mara@shop.example')
  const customers = demoCustomers.map(({ email }) => signedIn('customer', email))
  for (const customer of customers) await sellDrawnSheet(shop, customer)
  const seeding = { shop, staff, customers, now: new Date(), setTime() {} }

  await seedEditRequests(seeding)

  const seen = (
    await Promise.all(customers.map((customer) => shop.editRequests.listForCustomer(customer)))
  ).map((requests) =>
    requests.map(({ status, adminResponse, messages, proofs }) => ({
      status,
      isAnswered: adminResponse !== null,
      messages: messages.length,
      proofs: proofs.map(({ number, state }) => `${number} ${state}`).sort(),
    })),
  )

  expect(seen).toEqual([
    [{ status: 'approved', isAnswered: true, messages: 1, proofs: ['1 answered', '2 offered'] }],
    [{ status: 'pending', isAnswered: false, messages: 0, proofs: [] }],
    [{ status: 'approved', isAnswered: true, messages: 0, proofs: ['1 approved'] }],
    [{ status: 'declined', isAnswered: true, messages: 0, proofs: [] }],
    [],
  ])
})
