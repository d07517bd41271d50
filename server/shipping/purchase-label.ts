import { minutes } from '#server/kernel/clock.ts'
import type { ShippingDeps } from './deps.ts'
import { requireProvider } from './deps.ts'
import type { LabelRequest, PurchaseTruth } from './port.ts'
import { settlePurchase } from './settle-purchase.ts'
import type { PurchaseState } from './tables.ts'

/** When the sweeper first checks, for calls that died with this process. */
export const firstCheck = minutes(1)

/**
 * CALL: buys the label for a recorded intent, once. If the response is lost, the provider is asked immediately whether
 * it bought; if it can't say, the sweeper keeps asking. It is never called a second time for the same intent.
 */
export async function purchaseLabel(deps: ShippingDeps, request: LabelRequest): Promise<PurchaseState> {
  const provider = requireProvider(deps.providers, deps.activeProvider)
  const { purchaseId, rate } = request
  const calledAt = deps.clock.now()
  deps.reach('label:before-call')
  const truth = await provider.buyLabel(request).catch(async (error): Promise<PurchaseTruth> => {
    deps.log.warn(
      { shipmentId: purchaseId, error },
      'it is unknown whether a label was bought: looking it up',
    )
    const found = provider.findPurchase({ purchaseId, rateId: rate.rateId, calledAt })
    return found.catch((): PurchaseTruth => ({ state: 'waiting' }))
  })
  deps.reach('label:after-call')
  const state = await settlePurchase(deps, purchaseId, truth)
  deps.reach('label:after-commit')
  return state
}
