import { z } from 'zod'
import { placementDocumentSchema } from '#domain/artwork/gang-sheet-input.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { changeSheet } from '../change-sheet.ts'
import type { PrintFilesDeps } from '../deps.ts'
import { saveDesignId } from '../save-design-id.ts'
import { replaceArtwork } from '../swap-item-artwork.ts'
import { anyItem, doneOr, itemId } from './shapes.ts'

const result = z.object({ designId: z.string() })

export const setItemDesign = defineOperation({
  name: 'order-items.set-design',
  route: 'PUT /order-items/{item}/design',
  summary: 'Say which design an item is printed from, by its id or an address that contains one',
  may: 'orders.write',
  input: z.object({ item: itemId, design: z.string().max(2_000) }),
  example: { item: anyItem, design: '8a4c2f6e-0000-4000-8000-000000000000' },
  result,
  async run(deps: PrintFilesDeps, actor, { item, design }) {
    const { designId } = doneOr(await saveDesignId(deps, actor, item, design))
    return ok({ designId })
  },
})

export const changeItemSheet = defineOperation({
  name: 'order-items.change-sheet',
  route: 'PUT /order-items/{item}/sheet',
  summary: 'Change the gang sheet of an ordered item; `basedOn` is the timestamp of the one you started from',
  may: 'orders.write',
  input: z.object({ item: itemId, document: placementDocumentSchema, basedOn: z.string().max(100) }),
  example: {
    item: anyItem,
    document: {
      version: 1,
      sheet: { sizeId: 12, width: 558.8, height: 304.8, margin: 2.54, spacing: 3.81 },
      placements: [
        { id: 'one', artworkId: '8a4c2f6e-0000-4000-8000-000000000000', x: 50, y: 40, width: 90, height: 60 },
      ],
    },
    basedOn: '2026-11-24T12:00:00.000Z',
  },
  result,
  async run(deps: PrintFilesDeps, actor, { item, ...changed }) {
    const { designId } = doneOr(await changeSheet(deps, actor, item, changed))
    return ok({ designId })
  },
})

export const replaceItemArtwork = defineOperation({
  name: 'order-items.replace-artwork',
  route: 'PUT /order-items/{item}/artworks/{replaced}',
  summary:
    'Put another of the customer’s artworks on an ordered garment or tumbler; `basedOn` is the timestamp of the design you looked at',
  may: 'orders.write',
  input: z.object({
    item: itemId,
    replaced: z.string().max(100),
    /** For a garment, the zone; without it, wherever the artwork is printed. */
    zone: z.string().max(60).optional(),
    artwork: z.uuid('There is no such file.'),
    basedOn: z.string().max(100),
  }),
  example: {
    item: anyItem,
    replaced: '8a4c2f6e-0000-4000-8000-000000000001',
    zone: 'left-chest',
    artwork: '8a4c2f6e-0000-4000-8000-000000000002',
    basedOn: '2026-11-24T12:00:00.000Z',
  },
  result: z.undefined(),
  async run(deps: PrintFilesDeps, actor, { item, replaced: replacedId, artwork: artworkId, ...where }) {
    await replaceArtwork(deps, actor, item, { replacedId, artworkId, ...where })
    return ok(undefined)
  },
})
