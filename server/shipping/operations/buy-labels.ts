import { z } from 'zod'
import { defaultPackage } from '#domain/shipping/parcel.ts'
import { AppError, type ErrorCode } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { createLabels } from '../create-labels.ts'
import type { ShippingDeps } from '../deps.ts'
import { labelWishSchema } from '../input.ts'
import type { LabelRefusalReason } from '../label-refusals.ts'
import { exampleAddress } from './example-address.ts'
import { anyId, orderId, shipmentShape } from './shipment-shape.ts'

/**
 * Sent twice, it buys once: an order with nothing left to ship is refused unless this is marked as an additional
 * parcel, and so are contents chosen when a different number of copies was left.
 */
export const buyLabels = defineOperation({
  name: 'shipping.buy-labels',
  route: 'POST /orders/{order}/labels',
  summary:
    'Buy a label for each parcel of an order; with `seenAmountCents`, only at that price. `contents` says what goes into each; if it is left out, everything that remains. `isAdditional` is required if nothing is left. Orders joined with it leave in the same parcel',
  may: 'shipping.write',
  input: labelWishSchema.extend({ order: orderId }),
  example: {
    ...{ order: anyId, toAddress: exampleAddress, packages: [defaultPackage] },
    ...{ carrier: 'USPS', serviceLevel: 'Priority Mail', seenAmountCents: 905 },
  },
  result: z.object({
    shipments: z.array(shipmentShape),
    /** The carrier’s response was lost; it is looked up until it is known, and nothing is paid twice. */
    isDoubtful: z.boolean(),
  }),
  async run(deps: ShippingDeps, actor, { order, ...wanted }) {
    const outcome = await createLabels(deps, actor, { ...wanted, orderId: order })
    if (outcome.ok) return ok({ shipments: outcome.shipments, isDoubtful: outcome.isDoubtful })
    const { reason, message } = outcome
    throw new AppError(codes[reason], message, { because: reason })
  },
})

const codes: Record<LabelRefusalReason, ErrorCode> = {
  invalid: 'invalid',
  incomplete_address: 'invalid',
  no_rate: 'invalid',
  no_rates: 'invalid',
  not_found: 'not_found',
  rate_changed: 'conflict',
  cancelled: 'conflict',
  refunded: 'conflict',
  unpaid: 'conflict',
  pickup: 'conflict',
  wrong_status: 'conflict',
  already_labeled: 'conflict',
  contents: 'invalid',
  contents_changed: 'conflict',
  apart: 'conflict',
  refused: 'conflict',
  provider_failed: 'unavailable',
}
