import { swapArtwork } from '#domain/artwork/swap-artwork.ts'
import { type CheckedFinding, freezeWarnings } from '#domain/checks/check-sheet.ts'
import { freezeArtwork } from '#domain/orders/freeze-design.ts'
import { type FrozenArtwork, type OrderDesignData, warningsOf } from '#domain/orders/order-design.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { checkPrints } from '#domain/tshirt/check-prints.ts'
import { checkEngravingDpi } from '#domain/tumbler/check-engraving-dpi.ts'
import { layEngraving } from '#domain/tumbler/engraving-field.ts'
import { explainRefusal } from '#domain/tumbler/engraving-refusal.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { nameOfActor } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { PrintFilesDeps } from './deps.ts'
import { refusals } from './request-print-file.ts'
import { supersedePrintFiles } from './supersede-print-files.ts'

export type ArtworkReplacement = {
  replacedId: string
  /** For a garment, the zone; without it, wherever the artwork is printed. */
  zone?: string | undefined
  /** One of the customer's own artworks. */
  artworkId: string
  /** Timestamp of the frozen design that was viewed. */
  basedOn: string
}

/**
 * Staff place another of the customer's artworks on an ordered garment or tumbler: as large as fits where the old one
 * was. Price and quantity stay, the order's history records it, and prints of the previous design are superseded.
 * @throws AppError when it cannot be printed there, or someone else has changed the design in the meantime.
 */
export async function replaceArtwork(
  deps: PrintFilesDeps,
  actor: Actor,
  orderItemId: string,
  { replacedId, zone, artworkId, basedOn }: ArtworkReplacement,
): Promise<void> {
  const item = await deps.orders.itemForPrinting(orderItemId)
  if (!item) throw new AppError('not_found', refusals.item_not_found)
  const { design, customerId, visitorId } = item
  if (!design || !('prints' in design || 'engraving' in design)) throw new AppError('invalid', noPlace)
  if (design.timestamp !== basedOn) throw new AppError('conflict', changedMeanwhile)
  // Staff may view more than what may be printed for this customer.
  const buyer: Actor = {
    visitorId: visitorId ?? '',
    user: customerId ? { id: customerId, email: '', role: 'customer', sessionId: '' } : null,
  }
  const by = await artworkOf(deps, buyer, artworkId, 'engraving' in design)
  const swapped = swapArtwork(design, { replacedId, zone, by }, deps.clock.now())
  if (!swapped) throw new AppError('invalid', 'The artwork to replace is no longer part of this item.')
  const designData = judged(swapped, by, await deps.readSettings(), {
    ...{ at: deps.clock.now().toISOString(), by: nameOfActor(actor) },
  })
  await deps.database.transaction(async (transaction) => {
    const note = `${by.fileName} put in by the shop`
    if (!(await deps.orders.swapDesign(transaction, actor, { orderItemId, designData, note })))
      throw new AppError('conflict', 'This order is finished, so its design can no longer be changed.')
    await supersedePrintFiles(deps, transaction, orderItemId)
  })
}

const noPlace = 'This item isn’t a garment or tumbler with artwork. Gang sheets are changed in the studio.'
const changedMeanwhile = 'Someone else changed this design. Check it again.'

/** @throws AppError when it doesn't belong to the buyer, or cannot be printed or engraved. */
async function artworkOf(
  { artwork, tumblers }: Pick<PrintFilesDeps, 'artwork' | 'tumblers'>,
  buyer: Actor,
  artworkId: string,
  isEngraved: boolean,
): Promise<FrozenArtwork> {
  if (isEngraved) {
    const check = await tumblers.checkEngraving(buyer, artworkId)
    if (!check.ok) throw new AppError('invalid', explainRefusal(check))
  }
  const [seen] = await artwork.getMany(buyer, [artworkId])
  if (!seen) throw new AppError('not_found', 'This file isn’t one of this customer’s files.')
  const frozen = seen.state === 'ready' ? freezeArtwork(seen) : null
  if (!frozen)
    throw new AppError('conflict', seen.rejection ?? 'This file is still being checked. Try again.')
  return frozen
}

/**
 * Applies the checks to the artwork at its new place. Mere warnings were seen by whoever places it, and count as
 * accepted.
 * @throws AppError for anything the shop never prints.
 */
function judged(
  design: OrderDesignData,
  artwork: FrozenArtwork,
  rules: ShopSettings,
  taken: { at: string; by: string },
): OrderDesignData {
  const findings = findingsOf(design, artwork, rules)
  const blocking = findings.find(({ isBlocking }) => isBlocking)
  if (blocking) throw new AppError('invalid', blocking.message)
  const still = new Set(design.artworks?.map(({ id }) => id))
  const others = warningsOf(design).filter((one) => one.artworkId !== artwork.id && still.has(one.artworkId))
  const accepted = findings.map(({ kind, artworkId }) => ({ kind, artworkId, ...taken }))
  const warnings = [...others, ...freezeWarnings(findings, accepted as Parameters<typeof freezeWarnings>[1])]
  return { ...design, warnings } as OrderDesignData
}

function findingsOf(design: OrderDesignData, artwork: FrozenArtwork, rules: ShopSettings): CheckedFinding[] {
  if ('engraving' in design)
    return checkEngravingDpi(artwork, layEngraving(design.field, artwork.ink, design.engraving.wrap), rules)
  if (!('prints' in design)) return []
  const prints = design.prints.filter(({ artworkId }) => artworkId === artwork.id)
  return checkPrints(
    prints.map(({ placementZone, widthInches: printWidth }) => ({
      file: { placementZone, printWidth },
      artwork,
    })),
    rules,
  )
}
