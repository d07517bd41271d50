import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { Place, ReprintReason } from '#domain/orders/production.ts'
import type { DeliveryMethod } from '#domain/orders/totals.ts'
import type { PlacementZoneId } from '#domain/tshirt/placement-zones.ts'

export type DemoSheet = {
  sizeId: number
  quantity: number
  designs: ReadonlyArray<readonly [slug: string, inches: number, copies: number]>
}

/** A custom shirt with one print, `inches` wide. */
export type DemoShirt = {
  design: string
  garmentId: string
  color: string
  size: string
  zone: PlacementZoneId
  inches: number
  quantity: number
}

/** An engraved cup; the design is converted to black and white for the laser. */
export type DemoTumbler = { design: string; size: string; finish: string; quantity: number }

/** How far an item has come on the floor; without one, it is where its order's statuses put it. */
export type DemoItemOnFloor = {
  place: Place
  blocked?: string
  spoiled?: { copies: number; reason: ReprintReason }
}

export type DemoOrder = {
  /** Index into the demo customers; null for a guest. */
  customer: number | null
  daysAgo: number
  delivery: DeliveryMethod
  notes?: string
  promoCode?: string
  sheets: readonly DemoSheet[]
  shirts?: readonly DemoShirt[]
  tumblers?: readonly DemoTumbler[]
  /** In the order of the items: sheets, shirts, tumblers. */
  floor?: readonly DemoItemOnFloor[]
  /** The due date was moved to this many days from now. */
  due?: { inDays: number; reason: string }
  /** The order's statuses from `pending_review` on, one step about every half day. */
  statuses: readonly OrderStatus[]
}

/** Orders such as a small print shop has, oldest first, in every status. Widths of designs are in inches. */
export const demoOrders: readonly DemoOrder[] = [
  {
    customer: 0,
    daysAgo: 19,
    delivery: 'pickup',
    sheets: [
      {
        sizeId: 36,
        quantity: 1,
        designs: [
          ['night-shift-coffee', 9, 4],
          ['neck-label-made-slow', 3.25, 10],
        ],
      },
    ],
    statuses: ['in_production', 'ready_for_pickup', 'completed'],
  },
  {
    customer: 1,
    daysAgo: 15,
    delivery: 'shipping',
    notes: 'Numbers go on the back, the bears on the front. Season opener is on the 2nd!',
    sheets: [
      {
        sizeId: 60,
        quantity: 1,
        designs: [
          ['briar-creek-bears', 10, 4],
          ['jersey-rivera-23', 8, 2],
          ['jersey-okafor-07', 8, 2],
        ],
      },
    ],
    statuses: ['in_production', 'ready_for_print', 'shipped'],
  },
  {
    customer: 4,
    daysAgo: 12,
    delivery: 'shipping',
    sheets: [
      {
        sizeId: 48,
        quantity: 2,
        designs: [
          ['hollow-oak-brewing', 8, 4],
          ['hargrove-reunion-2026', 10, 2],
        ],
      },
    ],
    statuses: ['in_production', 'ready_for_print', 'shipped', 'completed'],
  },
  {
    customer: null,
    daysAgo: 9,
    delivery: 'shipping',
    notes: 'Ordered twice by mistake, please cancel this one.',
    sheets: [{ sizeId: 12, quantity: 1, designs: [['golden-hour', 8, 2]] }],
    statuses: ['cancelled'],
  },
  {
    customer: 3,
    daysAgo: 6,
    promoCode: 'WELCOME10',
    delivery: 'pickup',
    sheets: [
      {
        sizeId: 24,
        quantity: 1,
        designs: [
          ['fern-and-fig-plants', 7, 3],
          ['sticker-cactus', 3, 6],
        ],
      },
      {
        sizeId: 12,
        quantity: 3,
        designs: [
          ['sticker-lemon-soda', 3.5, 8],
          ['sticker-good-day', 4, 4],
        ],
      },
    ],
    statuses: ['in_production', 'ready_for_pickup'],
  },
  {
    customer: 2,
    daysAgo: 3,
    delivery: 'shipping',
    sheets: [
      {
        sizeId: 72,
        quantity: 1,
        designs: [
          ['salt-line-surf-club', 10, 8],
          ['golden-hour', 10, 3],
        ],
      },
    ],
    floor: [{ place: 'cut', spoiled: { copies: 1, reason: 'banding' } }],
    statuses: ['in_production', 'ready_for_print'],
  },
  {
    customer: 4,
    daysAgo: 2,
    delivery: 'shipping',
    notes: 'For our taproom’s birthday next week.',
    sheets: [],
    shirts: [
      {
        design: 'hollow-oak-brewing',
        garmentId: 'gildan-heavy-cotton',
        color: 'white',
        size: 'M',
        zone: 'full-front',
        inches: 10,
        quantity: 6,
      },
      {
        design: 'hollow-oak-brewing',
        garmentId: 'gildan-heavy-cotton',
        color: 'white',
        size: 'XL',
        zone: 'full-front',
        inches: 10,
        quantity: 4,
      },
    ],
    tumblers: [{ design: 'hollow-oak-brewing', size: '20oz', finish: 'black', quantity: 2 }],
    floor: [{ place: 'press' }, { place: 'print' }, { place: 'engrave' }],
    due: { inDays: 3, reason: 'The customer needs it next week' },
    statuses: [],
  },
  {
    customer: 0,
    daysAgo: 2,
    delivery: 'pickup',
    sheets: [{ sizeId: 24, quantity: 1, designs: [['night-shift-coffee', 4, 16]] }],
    tumblers: [{ design: 'night-shift-coffee', size: '40oz', finish: 'black', quantity: 1 }],
    floor: [{ place: 'pack' }, { place: 'engrave', blocked: 'The 40 oz cups come in on Tuesday' }],
    due: { inDays: 1, reason: 'The cups are late; the customer knows' },
    statuses: ['in_production'],
  },
  {
    customer: null,
    daysAgo: 1,
    promoCode: 'SHIPFREE',
    delivery: 'shipping',
    notes: 'Gift for a rescue volunteer. No invoice in the box, please.',
    floor: [{ place: 'print' }],
    sheets: [
      {
        sizeId: 24,
        quantity: 1,
        designs: [
          ['second-leash-rescue', 9, 3],
          ['cat-stack', 5, 2],
        ],
      },
    ],
    statuses: [],
  },
  {
    customer: 4,
    daysAgo: 1,
    delivery: 'pickup',
    sheets: [{ sizeId: 36, quantity: 2, designs: [['hargrove-reunion-2026', 9, 6]] }],
    floor: [{ place: 'packed' }],
    due: { inDays: 1, reason: 'Being picked up tomorrow' },
    statuses: [],
  },
  {
    customer: 1,
    daysAgo: 0,
    delivery: 'pickup',
    sheets: [
      {
        sizeId: 36,
        quantity: 1,
        designs: [
          ['night-owls-softball', 9, 5],
          ['gutter-glory-bowling', 6, 3],
        ],
      },
    ],
    statuses: [],
  },
]
