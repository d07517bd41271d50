import { hours, minutes } from './clock.ts'
import type { RateLimit, VisitorLimit } from './rate-limit.ts'

/**
 * How often operations open to many may be called, in one table; the limits for signing in are in auth/limits.ts. A
 * visitor's cookie never limits alone: a client that leaves it out is a new visitor each time. So limits for visitors
 * count their network address, and additionally their account (or browser), so that one person can't use up what an
 * office shares.
 */

/** Counted by the edge before the operation: by network address and by account, or by browser if not signed in. */
export type VisitLimit = VisitorLimit & {
  /** Shown when refused, before how long to wait (`tooOften`). */
  tooMuch: string
  /** Method and path, a parameter as `:name`. A page's forms are sent to its path. */
  operations: readonly string[]
}

/** Counted by an operation itself once it knows more than the edge: both for a visitor, or something only it knows. */
export type CountedLimit = VisitorLimit | (RateLimit & { counts: 'account' | 'order' | 'key' | 'mailbox' })

export const visitLimits = named({
  /**
   * Every call that may change something and has no other limit here. Staff, who work a production floor by scanner,
   * are exempt.
   */
  write: visits([3_000, 1_200], minutes(10), 'That’s a lot at once.', []),
  /** Sent by the pages themselves: many people view from one network, and it must not count against what they do. */
  view: visits([12_000, 1_200], minutes(10), 'That’s a lot at once.', ['POST /api/v1/visits']),
  /** Each records an artwork and is inspected; upload sizes have limits of their own (server/disk). */
  upload: visits([300, 300], minutes(10), 'That’s a lot of uploads at once.', ['POST /uploads/artworks']),
  /** Requested while someone types. Each takes up to a second of a core. */
  letteringPreview: visits([900, 600], minutes(10), 'That’s a lot of text at once.', [
    'POST /api/v1/letterings/previews',
  ]),
  /** Six texts each: three teams of a hundred, name and number, and an office full of them. */
  lettering: visits([300, 150], minutes(10), 'That’s a lot of text at once.', ['POST /api/v1/letterings']),
  /** Each takes a second of a core and temporarily up to 320 MB. */
  repair: visits([120, 60], minutes(10), 'That’s a lot of repairs at once.', [
    'POST /api/v1/artworks/:artwork/repairs',
  ]),
  /** Each reads a drawing of up to 5 MB in a separate process. */
  liveText: visits([480, 240], minutes(10), 'That’s a lot of fonts at once.', [
    'GET /api/v1/artworks/:artwork/live-text',
    'POST /api/v1/artworks/:artwork/live-text/previews',
    'POST /api/v1/artworks/:artwork/live-text',
  ]),
  /** Each takes up to a second of a core. */
  part: visits([480, 240], minutes(10), 'That’s a lot of crops at once.', [
    'POST /api/v1/artworks/:artwork/parts',
  ]),
  /** Each is drawn by a job. */
  design: visits([600, 300], minutes(10), 'That’s a lot of gang sheets at once.', [
    'POST /api/v1/designs',
    'PUT /api/v1/designs/:design',
  ]),
  /** Prices and stock of a whole cart; requested whenever it changes. */
  totals: visits([1_200, 600], minutes(10), 'That’s a lot at once.', [
    'POST /api/v1/cart/total',
    'POST /api/v1/checkout/missing',
    'GET /api/v1/listings/:listing/availability',
    'POST /api/v1/tumblers/check',
  ]),
  /** Asks the carrier, which may charge for it. */
  addressCheck: visits([120, 60], minutes(10), 'That’s a lot of addresses at once.', [
    'POST /api/v1/addresses/check',
  ]),
  /** Orders started or retried: each asks the payment provider for a page. */
  checkout: visits([120, 120], minutes(10), 'That’s a lot of orders at once.', [
    'POST /api/v1/checkout/prepare',
    'POST /functions/v1/create-payment-link',
  ]),
  /** Asks the payment provider. */
  settle: visits([300, 120], minutes(10), 'Your payment is safe. This page was opened too often.', [
    'POST /payment-success',
  ]),
  /** An order's page, by its link: enough for everyone in an office, too few for guessing keys. */
  orderPage: visits([600, 300], minutes(10), 'This order was opened too often.', ['GET /order/:orderId']),
  /** Drawn on request, then cached: a builder shows about twenty in each color. */
  mockUp: visits([3_000, 1_200], minutes(10), 'Pictures were requested too often.', [
    'GET /files/mock-ups/tshirt',
    'GET /files/mock-ups/tumbler',
  ]),
  /** The return from an identity provider, which is then queried about the person. */
  callback: visits([300, 300], minutes(10), 'Too many people are signing in from your network.', [
    'GET /auth/v1/callback',
  ]),
  /** Drawn on request. Many people's mail programs request it from the same few addresses. */
  pickupCode: visits([6_000, 3_000], minutes(10), 'This code was opened too often.', [
    'GET /files/pickup-codes/:code',
  ]),
} satisfies Record<string, Unnamed<VisitLimit>>)

export const countedLimits = named({
  payLink: both([30, 20], minutes(10)),
  /** Codes that don't exist: enough for typos, too few for guessing. */
  promoGuess: both([20, 10], minutes(10)),
  /** Designs that we draw, and those from an outside model, which cost money. */
  drawing: both([30, 20], minutes(10)),
  modelDrawing: both([20, 15], hours(1)),
  tracking: both([60, 40], minutes(10)),
  trackedOrder: of('order', 10, minutes(30)),
  /** The acknowledgement goes to an address that anyone may type in: a few per hour from one place. */
  bulkQuote: both([10, 6], hours(1)),
  /**
   * Acknowledgements to one mailbox, whoever uses its address. Beyond the limit, the request is kept and no email is
   * sent.
   */
  acknowledgement: of('mailbox', 3, hours(24)),
  newsletter: both([20, 10], hours(1)),
  orderMessage: of('account', 120, hours(1)),
  editMessage: of('account', 120, hours(1)),
  editRequest: of('account', 30, hours(1)),
  /**
   * Calls of one service key: another system imports its customers, thousands at a time, with one to three calls each.
   */
  serviceKey: of('key', 12_000, minutes(10)),
  /** It reads all data there is. */
  ownDataExport: of('account', 10, hours(1)),
} satisfies Record<string, Unnamed<CountedLimit>>)

/** Counted under its name in the table: two limits sharing a name would use each other up. */
type Unnamed<Limit> = (name: string) => Limit

function named<Limits extends Record<string, Unnamed<CountedLimit>>>(limits: Limits) {
  const rows = Object.entries(limits).map(([name, limit]) => [name, limit(name)])
  return Object.fromEntries(rows) as { readonly [Name in keyof Limits]: ReturnType<Limits[Name]> }
}

function visits(
  max: readonly [address: number, actor: number],
  windowMilliseconds: number,
  tooMuch: string,
  operations: readonly string[],
): Unnamed<VisitLimit> {
  return (name) => ({ ...both(max, windowMilliseconds)(name), tooMuch, operations })
}

function both(
  [address, actor]: readonly [address: number, actor: number],
  windowMilliseconds: number,
): Unnamed<VisitorLimit> {
  return (name) => ({
    byAddress: { name: `${name}-address`, max: address, windowMilliseconds },
    byActor: { name: `${name}-actor`, max: actor, windowMilliseconds },
  })
}

type OfOne = Exclude<CountedLimit, VisitorLimit>

function of(counts: OfOne['counts'], max: number, windowMilliseconds: number): Unnamed<OfOne> {
  return (name) => ({ name, max, windowMilliseconds, counts })
}
