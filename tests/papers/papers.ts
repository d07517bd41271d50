import fc from 'fast-check'
import { productTypes } from '#domain/catalog/product-types.ts'
import { cents, formatMoney } from '#domain/money/money.ts'
import { placeNames } from '#domain/orders/production.ts'
import { defaultPackage } from '#domain/shipping/parcel.ts'
import { type ShopSettings, seedShopSettings } from '#domain/shop/shop-settings.ts'
import { placementZones } from '#domain/tshirt/placement-zones.ts'
import { drawLabel } from '#server/adapters/shipping/house/draw-label.ts'
import type { FloorItem, FloorOrder } from '#server/orders/index.ts'
import { drawInvoice, type InvoiceContent } from '#server/orders/invoice/draw-invoice.ts'
import { drawWorkSheet } from '#server/printfiles/work-sheet/draw-work-sheet.ts'
import { drawTickets, type TicketContent } from '#server/production/tickets/draw-tickets.ts'
import { drawMap } from '#server/rolls/draw-map.ts'
import { drawDay } from '#server/sheets/draw-day.ts'
import { drawPackingSlips } from '#server/sheets/draw-packing-slips.ts'
import { drawPickList } from '#server/sheets/draw-pick-list.ts'
import { drawPickupSheets } from '#server/sheets/draw-pickup-sheets.ts'
import type { OrderOnPaper } from '#server/sheets/order-on-paper.ts'
import { transparentPng } from '#tests/harness/pictures.ts'

/**
 * `says`: what must be readable on it in full, whatever was typed; `notes`: how many orders have a note from the
 * customer.
 */
export type Drawing = { draw(): Promise<Uint8Array>; says: string[]; notes?: number }

/** Only the part that a drawer reads; it doesn't get the rest. */
const only = <Whole>(part: Partial<Whole>): Whole => part as Whole

const picture = await transparentPng({ width: 40, height: 30 }, { left: 4, top: 4, width: 30, height: 20 })

const square = await transparentPng({ width: 40, height: 40 }, { left: 4, top: 4, width: 30, height: 20 })

const vocabulary = [
  ...['Ada', 'of', 'Lovelace', '&', 'Sons', 'Heavy', 'Cotton', 'Tee,', 'Ünïon', 'Mmm', 'No.', '12'],
  ...['Wholesale-Printing', 'Dvořák', 'Łukasz', 'Ольга', '5″', '北京', '🐙', 'jersey'],
]
/** As people type, up to this many characters. */
const words = (most: number): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: Math.ceil(most / 4) })
    .map((chosen) => chosen.join(' ').slice(0, most).trim())

const upTo = (most: number) => fc.integer({ min: 1, max: most })
const dueAt = fc.option(
  fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
)
const orderNumber = upTo(9_999_999).map((number) => `GW-${String(number).padStart(6, '0')}`)
const email = words(24).map((name) => `${name.replace(/[^A-Za-z]/g, '').toLowerCase()}@example.com`)
const phone = fc.constantFrom('', '(512) 555-0148', '+1 512 555 0148 ext. 1234')

const settings: fc.Arbitrary<ShopSettings> = fc
  .record({ siteName: words(80), contactEmail: email, contactPhone: phone })
  .map((own) => ({ ...seedShopSettings, ...own }))

const address = fc.record({
  ...{ name: words(40), company: fc.oneof(fc.constant(''), words(40)) },
  ...{ street1: words(40), street2: fc.oneof(fc.constant(''), words(40)), city: words(30) },
  ...{ state: fc.constantFrom('TX', 'NEW SOUTH WALES'), zip: fc.constantFrom('78702', '78702-1234') },
  ...{ country: fc.constantFrom('US', 'CA'), phone, email, deliveryMethod: fc.constant('shipping' as const) },
})

const item: fc.Arbitrary<FloorItem> = fc
  .record({
    ...{ id: fc.uuid(), position: upTo(200), name: words(120), quantity: upTo(10_000) },
    ...{ options: fc.array(words(40), { maxLength: 6 }), size: words(12), color: words(30) },
    hasPicture: fc.boolean(),
  })
  .map(({ hasPicture, ...own }) => ({
    ...{ ...own, productType: productTypes.tshirt, imageUrl: hasPicture ? '/p.png' : null },
    ...{ artworks: [], isArtworkToFollow: false, softPrints: [] },
  }))

const floorOrder: fc.Arbitrary<FloorOrder> = fc
  .record({ id: fc.uuid(), orderNumber, dueAt, notes: fc.oneof(fc.constant(''), words(1_500)) })
  .chain((own) =>
    fc.array(item, { minLength: 1, maxLength: 14 }).map((items) => only<FloorOrder>({ ...own, items })),
  )

const picturesOf = ({ items }: FloorOrder): Map<string, Buffer> =>
  new Map(items.filter(({ imageUrl }) => imageUrl).map(({ id }) => [id, picture]))

const part = (floor: FloorOrder, share: number): OrderOnPaper['parts'][number] => ({
  ...{ shipmentId: crypto.randomUUID(), others: [] },
  contents: floor.items.map(({ id, name, quantity }) => ({
    ...{ item: id, title: name, orderId: floor.id, orderNumber: floor.orderNumber },
    quantity: Math.max(1, Math.floor(quantity / share)),
  })),
})

const order: fc.Arbitrary<OrderOnPaper> = fc
  .record({
    ...{ floor: floorOrder, other: floorOrder, shippingAddress: address, contactPhone: phone },
    ...{ contactName: words(60), contactEmail: email },
    deliveryMethod: fc.constantFrom('shipping' as const, 'pickup' as const),
    deliverySpeed: fc.constantFrom('standard' as const, 'rush' as const),
    ...{ shelf: fc.constantFrom(null, 'A1', 'Behind the counter, left'), shipments: fc.nat(3) },
    isJoined: fc.boolean(),
  })
  .map(({ floor, other, shelf, shipments, isJoined, ...own }) => {
    const parts = Array.from({ length: shipments }, () => part(floor, shipments))
    const joined = { orderId: other.id, contents: part(other, 1).contents }
    return {
      floor,
      order: only<OrderOnPaper['order']>({ ...own, orderNumber: floor.orderNumber, dueAt: floor.dueAt }),
      pickup: shelf === null ? null : only<NonNullable<OrderOnPaper['pickup']>>({ shelf }),
      parts: isJoined ? parts.map((one) => ({ ...one, others: [joined] })) : parts,
      pictures: picturesOf(floor),
      others: new Map([[other.id, { floor: other, pictures: picturesOf(other) }]]),
    }
  })

const addressed = ({ order }: OrderOnPaper): string[] => {
  if (order.deliveryMethod === 'pickup') return [order.contactName]
  const { name, street1, street2, city, zip } = order.shippingAddress as Record<string, string>
  return [name, street1, street2, city, zip].filter((one) => one !== undefined)
}
const itemsOf = ({ floor }: Pick<OrderOnPaper, 'floor'>): string[] =>
  floor.items.flatMap(({ name, options }) => [name, ...options])

const headOf = (what: string, { order, floor }: OrderOnPaper): string[] => [
  `${what} ${order.orderNumber}`,
  floor.dueAt ? '· due ' : '',
]
/** What a slip that is one of several says about the others, and about other orders in the same parcel. */
const shipmentsOf = ({ parts, others }: OrderOnPaper): string[] => [
  ...(parts.length > 1
    ? [...parts.keys()]
        .map((at) => `Shipment ${at + 1} of ${parts.length}`)
        .concat('SENT BEFORE', 'FOLLOWS SEPARATELY')
    : []),
  ...parts.flatMap((part) =>
    part.others.map(({ orderId }) => `Order ${others.get(orderId)?.floor.orderNumber}`),
  ),
]

const money = (amount: number): string => formatMoney(cents(amount))

const tickets: fc.Arbitrary<TicketContent[]> = fc.array(
  fc
    .record({
      ...{ item, orderNumber, dueAt, customerName: words(60), notes: words(120), isReprint: fc.boolean() },
      speed: fc.constantFrom('standard' as const, 'rush' as const),
      route: fc.constantFrom(
        ['check', 'print', 'press', 'pack'] as const,
        ['check', 'print', 'cut', 'press', 'engrave', 'pack'] as const,
      ),
      softPrints: fc.array(words(60), { maxLength: 3 }),
      ...{ designChangedAt: dueAt, sizes: fc.array(fc.constant('11.5 × 14.25 in'), { maxLength: 4 }) },
    })
    .map(({ item, sizes, route, ...own }) => ({
      card: only<TicketContent['card']>({
        ...{ ...own, route: [...route], ticket: `${own.orderNumber}-${item.position}`, name: item.name },
        ...{ options: item.options, copies: item.quantity, quantity: item.quantity, delivery: 'shipping' },
      }),
      sizes,
      picture: item.imageUrl ? picture : null,
    })),
  { minLength: 1, maxLength: 3 },
)

const parcel = fc.record({
  shipmentId: fc.uuid(),
  orders: fc.array(fc.record({ id: fc.uuid(), orderNumber, part: fc.constantFrom('', '1 of 2') }), {
    ...{ minLength: 1, maxLength: 4 },
  }),
  ...{ recipient: words(60), place: words(60), service: words(60), trackingNumber: words(40) },
  pounds: fc.float({ min: 0, max: 1_000, noNaN: true }).map((pounds) => Number(pounds.toFixed(1))),
})
const carriers = fc.array(
  fc.record({
    carrier: words(40),
    parcels: fc.array(parcel, { minLength: 1, maxLength: 60 }),
    pounds: upTo(9_999),
  }),
  { minLength: 1, maxLength: 3 },
)

const invoice: fc.Arbitrary<InvoiceContent> = fc
  .record({
    ...{ settings, shippingAddress: address, contactName: words(60), contactEmail: email, orderNumber },
    items: fc.array(item, { minLength: 1, maxLength: 40 }),
    ...{ openCents: fc.constantFrom(0, 1_200, -1_200), cents: upTo(99_999_999), discountName: words(60) },
    paymentStatus: fc.constantFrom('awaiting' as const, 'paid' as const, 'unverified' as const),
    deliveryMethod: fc.constantFrom('shipping' as const, 'pickup' as const),
  })
  .map(({ settings, items, cents, ...own }) => ({
    settings,
    order: only<InvoiceContent['order']>({
      ...{ ...own, deliverySpeed: 'standard', placedAt: new Date('2026-11-20T12:00:00Z'), currency: 'USD' },
      ...{ subtotalCents: cents, discountCents: Math.floor(cents / 10), shippingCents: 595, taxCents: cents },
      ...{ totalCents: cents * 2, discountCode: null, discountTerms: null },
    }),
    items: items.map((one) =>
      only<InvoiceContent['items'][number]>({
        ...{ ...one, unitPriceCents: cents, setupFeeCents: one.position, productSize: one.size },
        ...{ productColor: one.color, designData: null },
      }),
    ),
  }))

type WorkSheet = Parameters<typeof drawWorkSheet>

const workSheet: fc.Arbitrary<WorkSheet> = fc
  .record({
    ...{ orderNumber, item, material: words(40), colorName: words(80), fileName: words(200) },
    zones: fc.subarray([...placementZones], { minLength: 1 }),
    isLong: fc.boolean(),
  })
  .map(({ orderNumber, item, material, colorName, fileName, zones, isLong }) => {
    const design = only<WorkSheet[1]>({
      ...{
        title: item.name,
        garmentId: 'g',
        material,
        cut: 'tee',
        color: { name: colorName, hex: '#102030' },
      },
      artworks: [only<WorkSheet[1]['artworks'][number]>({ id: 'a', fileName })],
      prints: (isLong ? Array.from({ length: 6 }, () => zones).flat() : zones).map((zone) => ({
        ...{
          zone: { widthInches: zone.maxWidth, heightInches: zone.maxHeight },
          leftInches: 0,
          topInches: 0.25,
        },
        ...{ placementZone: zone.id, zoneName: zone.name, side: zone.side, artworkId: 'a' },
        ...{ widthInches: zone.maxWidth, heightInches: zone.maxHeight / 2 },
      })),
    })
    const sold = only<WorkSheet[0]['orderItems'][number]>({ ...item, design, productSize: 'XL' })
    const printable = only<WorkSheet[0]>({ ...sold, orderNumber, orderItems: [sold] })
    return [printable, design, { front: square, back: square }]
  })

type RollContent = Parameters<typeof drawMap>[0]

/** Pieces in a column, one below the other. */
const roll: fc.Arbitrary<RollContent> = fc
  .record({
    ...{ printerName: words(60), title: words(120), customerName: words(60), number: upTo(9_999) },
    ...{ part: fc.constantFrom('sheet', 'full-front', 'sheet-2-of-3'), orderNumber },
    sides: fc.array(
      fc.tuple(
        fc.double({ min: 0.25, max: 20, noNaN: true }),
        fc.oneof(fc.double({ min: 0.25, max: 1, noNaN: true }), upTo(12)),
      ),
      { minLength: 1, maxLength: 60 },
    ),
    gap: fc.constantFrom(0, 0.25),
  })
  .map(({ sides, gap, number, printerName, title, customerName, part, orderNumber }) => {
    let y = 0.5
    const pieces = sides.map(([width, height], at) => {
      const box = { x: 0.5, y, width, height }
      y += height + gap
      return only<RollContent['pieces'][number]>({
        ...{ ...box, number: at + 1, itemId: 'item', ticket: `${orderNumber}-1`, copy: at + 1, part },
        ...{ outline: null, label: { x: box.x, y: box.y } },
      })
    })
    return only<RollContent>({
      roll: only<RollContent['roll']>({
        ...{ code: `ROLL-${number}`, printerName, widthInches: 22, lengthInches: y + 0.25 },
      }),
      pieces,
      items: [only<RollContent['items'][number]>({ itemId: 'item', title, customerName })],
    })
  })

/** Everything that is printed on paper, by the file that draws it. */
export const papers: Record<string, fc.Arbitrary<Drawing>> = {
  'server/sheets/draw-packing-slips.ts': fc
    .tuple(fc.array(order, { minLength: 1, maxLength: 2 }), settings)
    .map(([orders, own]) => ({
      draw: () => drawPackingSlips(orders, own),
      says: [
        ...orders.flatMap((one) => [...headOf('Packing slip', one), ...addressed(one), ...itemsOf(one)]),
        ...orders.flatMap((one) => [one.floor.notes, ...shipmentsOf(one)]),
        ...['QUESTIONS', own.contactEmail, own.contactPhone, own.siteName],
      ],
      notes: orders.reduce((sum, one) => sum + (one.floor.notes ? Math.max(1, one.parts.length) : 0), 0),
    })),
  'server/sheets/draw-pickup-sheets.ts': fc
    .tuple(fc.array(order, { minLength: 1, maxLength: 2 }), settings)
    .map(([orders, own]) => ({
      draw: () => drawPickupSheets(orders, own),
      says: orders.flatMap((one) => [
        ...[...headOf('Pickup', one), ...itemsOf(one), one.floor.notes, own.siteName],
        one.order.contactName,
        [one.order.contactPhone, one.order.contactEmail].filter(Boolean).join(' · '),
        ...['SHELF', one.pickup?.shelf ?? '____', 'Received by, date'],
      ]),
      notes: orders.filter(({ floor }) => floor.notes).length,
    })),
  'server/sheets/draw-pick-list.ts': fc
    .tuple(fc.array(floorOrder, { minLength: 1, maxLength: 6 }), settings, fc.boolean())
    .map(([floors, own, isOneGarment]) => {
      // A hundred orders for the same shirt.
      const [first] = floors[0]?.items ?? []
      const alike = Array.from({ length: 300 }, (_, at) =>
        only<FloorOrder>({ orderNumber: `GW-${100_000 + at}`, items: first ? [first] : [] }),
      )
      const orders = (isOneGarment ? alike : floors).map((floor) => ({ floor }))
      const numbers = orders.flatMap(({ floor }) =>
        floor.items.map(({ position, quantity }) => `${floor.orderNumber}-${position}: ${quantity}`),
      )
      const taken = orders.flatMap(({ floor }) =>
        floor.items.flatMap(({ name, color, size }) => [name, color, size]),
      )
      const sum = `${orders.length === 1 ? '1 order' : `${orders.length} orders`}`
      return { draw: () => drawPickList(orders, own), says: ['Pick list', sum, ...numbers, ...taken] }
    }),
  'server/sheets/draw-day.ts': fc.tuple(carriers, settings).map(([own, shop]) => ({
    draw: () => drawDay({ day: '2026-11-29', carriers: own }, shop),
    says: own.flatMap(({ carrier, parcels }) => [
      ...[carrier, `${shop.siteName} · End of day`, 'Order', 'To', 'Service', 'Tracking', 'Weight'],
      ...[
        `${parcels.length} ${parcels.length === 1 ? 'parcel' : 'parcels'}`,
        'Picked up by',
        'Date and time',
      ],
      ...parcels.flatMap(({ orders: [first, second, third], ...parcel }) => [
        ...[first?.orderNumber ?? '', parcel.recipient, parcel.place, parcel.service, parcel.trackingNumber],
        second === undefined
          ? (first?.part ?? '')
          : third === undefined
            ? `+ ${second.orderNumber}`
            : 'more orders',
        `${parcel.pounds} lb`,
      ]),
    ]),
  })),
  'server/production/tickets/draw-tickets.ts': fc.tuple(tickets, settings).map(([own, shop]) => ({
    draw: () => drawTickets(own, shop),
    says: own.flatMap(({ card, sizes, picture }) => [
      ...[
        card.ticket,
        card.name,
        `${card.copies} ×`,
        card.customerName,
        ...card.options,
        ...sizes,
        card.notes,
      ],
      ...[card.speed === 'rush' ? 'RUSH · DUE' : 'DUE', ...card.route.map((process) => placeNames[process])],
      ...[card.isReprint ? `REPRINT of ${card.copies}` : '', card.dueAt ? '' : 'no date'],
      ...[picture ? '' : 'Image unavailable', card.designChangedAt ? 'DESIGN CHANGED AFTER PRINTING' : ''],
    ]),
  })),
  'server/orders/invoice/draw-invoice.ts': invoice.map((own) => ({
    draw: () => drawInvoice(own),
    says: [
      ...[own.settings.siteName, own.order.contactName, own.order.orderNumber, own.order.contactEmail],
      ...['Invoice', 'Billed to', 'Item', 'Qty', 'Each', 'Total', 'Subtotal', 'Tax', 'Total (USD)'],
      ...[own.settings.contactEmail, own.settings.contactPhone, money(own.order.totalCents)],
      ...own.items.flatMap(({ name, quantity, productSize, setupFeeCents }) => [
        ...[name, productSize, `Setup ${money(setupFeeCents)}`, String(quantity)],
      ]),
    ],
  })),
  'server/printfiles/work-sheet/draw-work-sheet.ts': workSheet.map((own) => ({
    draw: () => drawWorkSheet(...own),
    says: [own[0].orderNumber, own[0].name, own[1].color.name, own[1].artworks[0]?.fileName ?? ''],
  })),
  'server/rolls/draw-map.ts': roll.map((own) => ({
    draw: () => drawMap(own, picture),
    says: own.pieces.flatMap(({ ticket, number }) => [ticket, String(number), own.items[0]?.title ?? '']),
  })),
  'server/adapters/shipping/house/draw-label.ts': fc
    .tuple(address, address, words(60), fc.boolean())
    .map(([fromAddress, toAddress, siteName, isReturn]) => ({
      draw: () =>
        drawLabel(
          {
            ...{ purchaseId: '', trackingNumber: 'GW1234567890123456', reference: 'GW-000001' },
            ...{ carrier: 'House carrier', serviceLevel: 'Ground', days: 3, amountCents: 595 },
            ...{ fromAddress, toAddress, parcel: defaultPackage, isReturn },
            ...{ createdAt: new Date('2026-11-20T12:00:00Z'), voidedAt: null },
          } as Parameters<typeof drawLabel>[0],
          { siteName, timeZone: 'America/Chicago' },
        ),
      says: [fromAddress, toAddress].flatMap(({ name, street1, street2, city, zip }) => [
        ...[name, street1, street2, city, zip],
      ]),
    })),
}
