import { minutes } from '#server/kernel/clock.ts'
import type { ShippingNeeds } from './needs.ts'
import { requireProvider } from './needs.ts'
import type { LabelRequest, PurchaseTruth } from './port.ts'
import { settlePurchase } from './settle-purchase.ts'
import type { PurchaseState } from './tables.ts'

/** The first look of the sweeper, for calls that ended with this process. */
export const firstCheck = minutes(1)

/**
 * CALL: buys the label of a recorded intent, once. When the answer is lost, the provider is asked at once whether it
 * bought; when it cannot say, the sweeper goes on asking. It is never called a second time for the same intent.
 */
export async function purchaseLabel(needs: ShippingNeeds, request: LabelRequest): Promise<PurchaseState> {
  const provider = requireProvider(needs.providers, needs.activeProvider)
  const { purchaseId, rate } = request
  const calledAt = needs.clock.now()
  needs.reach('label:before-call')
  const truth = await provider.buyLabel(request).catch(async (error): Promise<PurchaseTruth> => {
    needs.log.warn(
      { shipmentId: purchaseId, error },
      'nobody knows whether a label was bought: looking it up',
    )
    const found = provider.findPurchase({ purchaseId, rateId: rate.rateId, calledAt })
    return found.catch((): PurchaseTruth => ({ state: 'waiting' }))
  })
  needs.reach('label:after-call')
  const state = await settlePurchase(needs, purchaseId, truth)
  needs.reach('label:after-commit')
  return state
}
