import { isAccepted } from '#domain/checks/accepted-warnings.ts'
import { checkSheet } from '#domain/checks/check-sheet.ts'
import type { OrderDesignData } from '#domain/orders/order-design.ts'
import type { PrintFilesDeps } from './deps.ts'
import type { PrintWarning } from './tables.ts'

/**
 * Runs today's checks on what an order has frozen: it may have been saved long ago, under looser rules. Findings that
 * the customer or staff accepted are not reported again.
 */
export async function checkAgain(
  { artwork, readSettings }: Pick<PrintFilesDeps, 'artwork' | 'readSettings'>,
  design: OrderDesignData,
): Promise<PrintWarning[]> {
  if (!design.document) return []
  const { document, artworks } = design
  const [rules, described, parts] = await Promise.all([
    readSettings(),
    artwork.describeForPrinting(artworks.map(({ id }) => id)),
    artwork.measureParts(document.placements),
  ])
  const wholes = described.map(({ id, measured }) => [id, measured] as const)
  const taken = (design.warnings ?? []).filter(({ acceptedAt }) => acceptedAt !== null)
  return checkSheet(document, artworks, new Map([...wholes, ...parts]), rules).flatMap(
    ({ kind, artworkId, message }) =>
      isAccepted(taken, { kind, artworkId }) ? [] : [{ kind, artworkId, message }],
  )
}
