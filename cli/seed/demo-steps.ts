import { days } from '#server/kernel/clock.ts'
import type { Shop } from '#server/shop.ts'
import { seedArticles } from './articles.ts'
import { seedEditRequests } from './edit-requests.ts'
import { demoOrders } from './orders.ts'
import { demoCustomers, demoStaff } from './people.ts'
import { placeOrder } from './place-demo-order.ts'
import { productSteps } from './product-steps.ts'
import { seedPromotions } from './promotions.ts'
import { seedQuotes } from './quotes.ts'
import { seedNewsletter } from './seed-newsletter.ts'
import { seedCustomerNotes } from './seed-notes.ts'
import type { Step } from './seed-step.ts'
import { type Cast, keepAddress, signAllIn, signUp } from './sign-all-in.ts'
import { seedVisits } from './visits.ts'

type Filling = { setTime(time: Date): void; now: Date }

/** In this order: later steps build on the results of earlier ones. */
export function demoSteps(shop: Shop, { setTime, now }: Filling): Step[] {
  let known: Promise<Cast> | undefined
  const cast = () => {
    known ??= signAllIn(shop)
    return known
  }
  return [
    {
      name: 'people',
      work: async () => {
        // Before they write articles or order anything.
        for (const [index, person] of [...demoStaff, ...demoCustomers].entries()) {
          setTime(new Date(now.getTime() - days(200 - 17 * index)))
          await signUp(shop, person)
        }
        setTime(now)
      },
    },
    ...productSteps(shop, async () => (await cast()).staff),
    { name: 'promotions', work: async () => seedPromotions({ shop, now, ...(await cast()) }) },
    {
      name: 'addresses',
      work: async () => {
        const { customers } = await cast()
        for (const [index, customer] of customers.entries())
          await keepAddress(shop, customer, demoCustomers[index])
      },
    },
    { name: 'articles', work: async () => seedArticles({ shop, setTime, now, ...(await cast()) }) },
    { name: 'newsletter', work: async () => seedNewsletter({ shop, setTime, now, ...(await cast()) }) },
    { name: 'visits', work: () => seedVisits(shop, now) },
    { name: 'quotes', work: async () => seedQuotes({ shop, setTime, now, ...(await cast()) }) },
    ...demoOrders.map((order, index) => ({
      name: `order ${index + 1}`,
      work: async () => placeOrder({ shop, setTime, now, ...(await cast()) }, order),
    })),
    {
      name: 'customer notes',
      work: async () => seedCustomerNotes({ shop, setTime, now, ...(await cast()) }),
    },
    { name: 'edit requests', work: async () => seedEditRequests({ shop, setTime, now, ...(await cast()) }) },
    {
      name: 'parcels',
      work: async () => {
        setTime(now)
        await shop.shipping.trackDue()
      },
    },
  ]
}
