import { Readable } from 'node:stream'
import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import type { ShipmentView } from '#server/shipping/index.ts'
import type { BatchesDeps } from '../deps.ts'
import type { ThingAtWork } from '../kind.ts'
import type { BatchRow } from '../tables.ts'
import { labels } from './labels.ts'

const nobody = { visitorId: '', user: null }
const [fox, owl] = ['fox', 'owl']
const thing: ThingAtWork = { orderId: fox, orderNumber: 'GW-1', choice: {}, memo: {}, tries: 1 }
const begun = new Date('2026-11-29T10:00:00Z')
const before = new Date(begun.getTime() - 1).toISOString()
const batch = { choice: { rate: 'cheapest', paper: '4x6' }, createdAt: begun } as BatchRow

const shipment = (own: Partial<ShipmentView> = {}): ShipmentView =>
  ({
    ...{ id: 'one', kind: 'outbound', purchase: 'bought', createdAt: begun.toISOString() },
    ...{ orderIds: [fox], orderNumber: 'GW-1', orderNumbers: ['GW-1'] },
    ...{ carrier: 'Post', serviceLevel: 'Ground', shippingCostCents: 700, ...own },
  }) as ShipmentView

const joined = (own: Partial<ShipmentView> = {}): ShipmentView =>
  shipment({ orderIds: [fox, owl], orderNumbers: ['GW-1', 'GW-2'], ...own })

type World = { has?: ShipmentView[]; left?: number }

function stepFor({ has = [], left = 0 }: World, tries: number) {
  const deps = {
    shipping: {
      listForOrders: async () => has,
      leftOf: async () => new Map([[fox, Array.from({ length: left })]]),
    },
    call: async () => ({ ok: true, value: { carrier: 'Post', serviceLevel: 'Air', amountCents: 900 } }),
  } as unknown as BatchesDeps
  return labels.step(deps, nobody, { ...thing, tries }, batch)
}

const bought = { state: 'done', message: 'Post Air, $9.00', memo: { amountCents: 900 } }
const had = { state: 'done', message: 'Post Ground, $7.00', memo: { amountCents: 700 } }
const paidOnce = { state: 'done', message: 'In one parcel: GW-1, GW-2', memo: { amountCents: 0 } }
const inDoubt = expect.objectContaining({ state: 'later' })

test.each<[what: string, World, tries: number, expect: unknown]>([
  ['no label yet', {}, 1, bought],
  ['a label of its own, and it is begun for the first time', { has: [shipment()] }, 1, bought],
  ['a label of its own, and it is tried again', { has: [shipment()] }, 2, had],
  ['one of two labels, and something is left', { has: [shipment()], left: 1 }, 2, bought],
  ['a voided label', { has: [shipment({ purchase: 'voided' })] }, 2, bought],
  ['a return', { has: [shipment({ kind: 'return' })] }, 2, bought],
  ['a label that is being bought', { has: [shipment({ purchase: 'buying' })] }, 2, inDoubt],
  ['the label of an order that shares its parcel', { has: [joined()] }, 1, paidOnce],
  ['such a label of an earlier day', { has: [joined({ createdAt: before })] }, 1, bought],
  ['such a label, and something is left', { has: [joined()], left: 1 }, 1, bought],
  ['such a label that is being bought', { has: [joined({ purchase: 'buying' })] }, 1, inDoubt],
])('an order that has %s', async (_what, world, tries, step) => {
  expect(await stepFor(world, tries)).toEqual(step)
})

test('a batch prints its own labels once, and one from an earlier day only when there is no other', async () => {
  const all = [
    shipment({ id: 'of an earlier day', createdAt: before }),
    joined({ id: 'shared' }),
    shipment({ id: 'void', purchase: 'voided' }),
    shipment({ id: 'alone, of an earlier day', orderIds: ['elk'], createdAt: before }),
  ]
  const paper = await PDFDocument.create()
  paper.addPage([288, 432])
  const pdf = await paper.save()
  const read: string[] = []
  const deps = {
    readSettings: async () => ({ timeZone: 'Pacific/Auckland' }),
    shipping: {
      listForOrders: async () => all,
      async readLabel(_actor: unknown, id: string) {
        read.push(id)
        return { open: async () => Readable.from([pdf]) }
      },
    },
  } as unknown as BatchesDeps
  const file = await labels.file?.(deps, nobody, batch, [fox, owl, 'elk'])
  expect(read).toEqual(['shared', 'alone, of an earlier day'])
  expect(file).toMatchObject({ fileName: 'labels-2026-11-29-2.pdf', problem: null })
})

test.each([
  ['incomplete_address', 'Fill in the street', 'address'],
  ['unprintable_address', 'The name has letters that cannot be printed', 'address'],
  ['no_rates', 'Nobody goes there', 'address'],
  ['refused', 'The ZIP code is not of that city', 'address'],
  ['refused', 'Your account is closed', 'account'],
  ['provider_failed', 'The address service is away', 'account'],
  ['changed', 'The address was changed meanwhile', 'order'],
])('a label that fails because of %s (%s) is a problem with the %s', async (because, message, trouble) => {
  const deps = {
    shipping: { listForOrders: async () => [] },
    call: async () => ({ ok: false, reason: 'refused', because, message }),
  } as unknown as BatchesDeps
  const step = await labels.step(deps, nobody, thing, batch)
  expect(step).toEqual({ state: 'failed', message, trouble })
})
