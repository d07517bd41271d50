import { randomUUID } from 'node:crypto'
import type { BulkQuoteProduct } from '#domain/orders/bulk-quote-words.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { days, hours } from '#server/kernel/clock.ts'
import type { Shop } from '#server/shop.ts'

type Seeding = {
  shop: Pick<Shop, 'operations'>
  setTime(time: Date): void
  staff: Actor
  now: Date
}

type DemoQuote = {
  daysAgo: number
  asked: {
    product: BulkQuoteProduct
    name: string
    email: string
    phone?: string
    quantity: string
    details: Record<string, string>
  }
  note?: string
  answer?: string
  isClosed?: boolean
}

/** Oldest first: one settled, one answered, two waiting. */
const demoQuotes: readonly DemoQuote[] = [
  {
    daysAgo: 16,
    asked: {
      product: 'tumbler',
      name: 'Teresa Vance',
      email: 'teresa.vance@mailbox.example',
      quantity: '60',
      details: { Size: '20oz', Color: 'Navy Blue', Message: 'Gifts for the volunteers of our food bank.' },
    },
    answer:
      'Sixty 20oz tumblers in Navy Blue, engraved on one side, are $19.50 each. They take eight business days.',
    isClosed: true,
  },
  {
    daysAgo: 5,
    asked: {
      product: 'tshirt',
      name: 'Owen Adeyemi',
      email: 'owen.adeyemi@mailbox.example',
      phone: '(512) 555-0177',
      quantity: '140',
      details: {
        Sizes: 'S to 2XL',
        Color: 'Forest Green',
        Message: 'Two colors on the front, for a fun run.',
      },
    },
    note: 'We’re low on green in L: ask the wholesaler before the weekend.',
    answer:
      '140 shirts with one print on the front are $13.25 each, setup included. Want us to make a proof?',
  },
  {
    daysAgo: 2,
    asked: {
      product: 'tumbler',
      name: 'Lena Marsh',
      email: 'lena.marsh@mailbox.example',
      quantity: '30',
      details: {
        Size: '40oz',
        Message: 'Thirty a month for half a year. What would your price be?',
      },
    },
  },
  {
    daysAgo: 1,
    asked: {
      product: 'tshirt',
      name: 'Coach Rivera',
      email: 'rivera@mailbox.example',
      quantity: '48',
      details: { Sizes: 'Youth and adult', Color: 'Royal Blue', Message: 'Names and numbers on the back.' },
    },
  },
]

/** Requests for bulk prices and how they turned out. */
export async function seedQuotes({ shop: { operations }, setTime, staff, now }: Seeding): Promise<void> {
  for (const { daysAgo, asked, note, answer, isClosed } of demoQuotes) {
    const askedAt = now.getTime() - days(daysAgo)
    setTime(new Date(askedAt))
    const visitor = { visitorId: randomUUID(), user: null }
    const { quote } = await operations.ask('quotes.request', visitor, asked)
    setTime(new Date(askedAt + hours(4)))
    if (note) await operations.ask('quotes.note', staff, { quote, text: note })
    if (answer) await operations.ask('quotes.answer', staff, { quote, text: answer })
    if (isClosed) await operations.ask('quotes.set-state', staff, { quote, from: 'answered', to: 'closed' })
  }
  setTime(now)
}
