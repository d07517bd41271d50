import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { soldAs } from '#domain/artwork/cut-sheets.ts'
import { emptyPlacementDocument, type GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import { checkSheet, freezeWarnings } from '#domain/checks/check-sheet.ts'
import { freezeDesign } from '#domain/orders/freeze-design.ts'
import type { GangSheetDesignData } from '#domain/orders/order-design.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { fileForms, layFile } from '#domain/studio/lay-file.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { nameOfActor } from '#server/kernel/audit.ts'
import { priceGangSheets } from './price-gang-sheets.ts'
import type { PricedLine, Pricer } from './pricer.ts'

const fileSchema = z.object({ artworkId: z.uuid().nullish(), form: z.enum(fileForms).default('sheet') })

/**
 * Sheets of a draft order. One of the customer's own is priced and checked as in a cart; one made from a file uploaded
 * for the order is laid out here and checked the same way; one without either is an empty sheet for now.
 */
export const priceStaffSheets =
  (staff: Actor): Pricer =>
  async (deps, actor, lines) => {
    const files = lines.map(({ designData }) => fileSchema.safeParse(designData).data)
    const ids = files.flatMap((file) => file?.artworkId ?? [])
    const [priced, artworks, rules] = await Promise.all([
      priceGangSheets(deps, actor, lines),
      deps.artworksOf(actor, [...new Set(ids)]),
      deps.settings.read(),
    ])
    const now = deps.clock.now()
    return lines.map(({ designData }, index) => {
      const known = priced[index]
      if (designData.design_id && known) return known
      const size = deps.sizes.find(({ id }) => id === designData.size_id)
      if (!size) return { ok: false, problem: 'Unknown size selected' }
      const file = files[index]
      if (!file?.artworkId) return sold(size, null, sheetToFollow(size, now))
      const artwork = artworks.find(({ id }) => id === file.artworkId)
      return priceFile(artwork, file.form, size, { rules, now, staff })
    })
  }

type Checking = { rules: ShopSettings; now: Date; staff: Actor }

/** Mere warnings were seen by the staff member writing the order, and are accepted. */
function priceFile(
  artwork: ArtworkView | undefined,
  form: (typeof fileForms)[number],
  size: GangSheetSize,
  { rules, now, staff }: Checking,
): PricedLine {
  if (!artwork) return { ok: false, problem: 'We couldn’t find this file. Remove it and drop it in again.' }
  const { id, fileName, widthPx, heightPx, ink, dpi, measured, state, rejection } = artwork
  if (state === 'rejected') return { ok: false, problem: rejection ?? 'This file can’t be printed.' }
  if (state !== 'ready' || !ink || !widthPx || !heightPx)
    return { ok: false, problem: 'This file is still being checked. Try again in a moment.' }
  const laid = layFile({ id, widthPx, heightPx, ink, dpi, drawn: measured }, form, size)
  if (!laid.ok) return laid
  const artworks = [{ id, fileName, widthPx, heightPx, ink }]
  const findings = checkSheet(laid.document, artworks, new Map([[id, measured]]), rules)
  const blocking = findings.find(({ isBlocking }) => isBlocking)
  if (blocking) return { ok: false, problem: blocking.message }
  const by = nameOfActor(staff)
  const accepted = freezeWarnings(findings, []).map(({ kind, artworkId }) => ({
    ...{ kind, artworkId, by },
    at: now.toISOString(),
  }))
  const designId = randomUUID()
  const design = {
    designId,
    sizeId: size.id,
    title: `Gang sheet ${size.title}`,
    previewUrl: `/files/designs/${designId}/preview?v=1`,
    document: laid.document,
    artworks,
  }
  const frozen = freezeDesign(design, now, freezeWarnings(findings, accepted))
  return sold(size, designId, form === 'copy' ? { ...frozen, isOneCopy: true } : frozen)
}

const sold = (size: GangSheetSize, designId: string | null, designData: GangSheetDesignData): PricedLine => ({
  ok: true,
  ...soldAs([size]),
  productColor: '',
  designId,
  designData,
})

function sheetToFollow(size: GangSheetSize, now: Date): GangSheetDesignData {
  const design = {
    designId: randomUUID(),
    sizeId: size.id,
    title: 'Artwork to follow',
    previewUrl: null,
    document: emptyPlacementDocument(size),
    artworks: [],
  }
  return freezeDesign(design, now)
}
