import { austin } from '#tests/harness/ship.ts'
import { type Row, staffOnly } from './row.ts'
import type { World } from './things.ts'

const packages = [{ length: 12, width: 9, height: 3, weight: 1 }]

/** What staff do with the parcels of an order. */
const desk = (
  intent: string,
  answers: Row['answers'],
  more: object,
  of: 'shipped' | 'fresh' = 'shipped',
): Row => ({
  route: 'routes/admin-order-shipping.ts',
  intent,
  method: 'POST',
  path: async ({ shippedOrderId, freshToShip }) =>
    `/admin/orders/${of === 'fresh' ? await freshToShip() : shippedOrderId}/shipping`,
  json: ({ shipmentId }: World) => ({ intent, shipmentId, ...more }),
  answers,
})

const rate = { carrier: 'Gangway Delivery', serviceLevel: 'Ground' }

export const shippingRows: Row[] = [
  desk('rates', staffOnly(), { toAddress: austin, packages }),
  desk('create-label', staffOnly(), { toAddress: austin, packages, ...rate }, 'fresh'),
  desk('refresh-tracking', staffOnly(), {}),
  desk('enter-tracking', staffOnly(), { trackingNumber: '1Z9', carrier: 'UPS' }, 'fresh'),
  desk('enter-tracking', staffOnly(403, 422), { trackingNumber: '' }),
  desk('tracking-event', staffOnly(), { status: 'label_purchased' }),
  desk('void-label', staffOnly(403, 409), { shipmentId: 'none' }),
  desk('mail-pickup', staffOnly(), {}),
  desk('mail-shipped', staffOnly(), {}),
  desk('no-such-thing', staffOnly(403, 400), {}),
].map((row, at) => (at === 4 ? { ...row, about: 'no number' } : row))
