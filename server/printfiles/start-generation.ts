import { productTypes } from '#domain/catalog/product-types.ts'
import { heldByPayment } from '#domain/orders/order-status.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { PrintableItem } from '#server/orders/index.ts'
import type { PrintFilesDeps } from './deps.ts'
import { type DesignService, DesignServiceError, type ServiceFile } from './port.ts'
import { type Refusal, refusalOfHold, refusals, refuse, requestPrintFile } from './request-print-file.ts'
import { takeServiceFile } from './take-service-file.ts'

export type Generation =
  | { ok: true; state: 'ready' | 'processing' }
  | Refusal
  /** The service refused, or its file could not be used; worded as in the specification. */
  | { ok: false; reason: 'not_started' | 'not_downloaded'; message: string }

/**
 * docs/spec-map.md B4. Gang sheets go to the outside design service if there is one, everything else to our own
 * renderer.
 */
export async function startGeneration(
  deps: PrintFilesDeps,
  actor: Actor,
  orderItemId: string,
): Promise<Generation> {
  const item = await deps.orders.itemForPrinting(orderItemId)
  const service = item && serviceFor(deps, item)
  if (!item || !service) {
    const requested = await requestPrintFile(deps, actor, orderItemId)
    return requested.ok ? { ok: true, state: 'processing' } : requested
  }
  if (item.designId === null) return { ok: false, reason: 'no_design', message: refusals.no_design }
  const hold = heldByPayment(item.paymentStatus)
  if (hold) return refuse(refusalOfHold[hold])
  const started = await asked(() => service.generate(item.designId ?? ''))
  if (started instanceof DesignServiceError)
    return { ok: false, reason: 'not_started', message: started.message }
  return started === 'started' ? { ok: true, state: 'processing' } : took(deps, actor, item, started)
}

/** The outside service that makes this item's file; null if our own renderer does. */
export const serviceFor = (
  { designService }: Pick<PrintFilesDeps, 'designService'>,
  { productType }: Pick<PrintableItem, 'productType'>,
): DesignService | null => (productType === productTypes.gangSheet ? designService : null)

export async function took(
  deps: PrintFilesDeps,
  actor: Actor,
  item: PrintableItem,
  file: ServiceFile,
): Promise<Generation> {
  const taken = await takeServiceFile(deps, actor, item, file)
  return taken.ok
    ? { ok: true, state: 'ready' }
    : { ok: false, reason: 'not_downloaded', message: taken.message }
}

/** The service's failures are expected outcomes; anything else is a bug. */
export async function asked<T>(call: () => Promise<T>): Promise<T | DesignServiceError> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof DesignServiceError) return error
    throw error
  }
}
