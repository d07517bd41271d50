/** Texts and limits for bulk quotes, free of zod, because pages load them. */

/** `question`: asks about something other than a price, from the contact page. */
export const bulkQuoteProducts = ['tshirt', 'tumbler', 'question'] as const
export type BulkQuoteProduct = (typeof bulkQuoteProducts)[number]

export const bulkQuoteNames: Record<BulkQuoteProduct, { one: string; many: string }> = {
  tshirt: { one: 'T-shirt', many: 't-shirts' },
  tumbler: { one: 'Tumbler', many: 'tumblers' },
  question: { one: 'Question', many: 'questions' },
}

/** The subject of a request: "40 tumblers", or "a question". */
export const quoteSubject = ({
  product,
  quantity,
}: {
  product: BulkQuoteProduct
  quantity: number
}): string =>
  product === 'question'
    ? 'a question'
    : `${quantity.toLocaleString('en-US')} ${bulkQuoteNames[product].many}`

/** docs/spec-map.md S9: bulk quotes are for 25+ pieces. */
export const bulkQuoteFrom = 25

/** docs/spec-map.md S5 and S8. */
export const bulkQuoteMessages = {
  missing: {
    title: 'Missing Information',
    description: 'Please provide your name and email for the bulk quote',
  },
  submitted: {
    title: 'Bulk Quote Request Submitted',
    describe: (product: BulkQuoteProduct): string =>
      `We'll send you pricing for ${bulkQuoteFrom}+ ${bulkQuoteNames[product].many} within 24 hours.`,
  },
} as const

export const bulkQuoteStates = ['new', 'answered', 'closed'] as const
export type BulkQuoteState = (typeof bulkQuoteStates)[number]
