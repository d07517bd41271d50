import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { PlacementDocument } from '#domain/artwork/gang-sheet.ts'
import { placementDocumentSchema } from '#domain/artwork/gang-sheet-input.ts'
import { swapArtwork } from '#domain/artwork/swap-artwork.ts'
import { freezeArtwork, freezeDesign } from '#domain/orders/freeze-design.ts'
import type { FrozenArtwork, OrderDesignData } from '#domain/orders/order-design.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { EditRequestDeps } from './deps.ts'

/** Either the sheet as changed in the studio, or one of the item's artworks replaced by an uploaded one. */
export const proofChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sheet'), document: z.unknown() }),
  z.object({ kind: z.literal('artwork'), replacedId: z.string(), artworkId: z.string() }),
])
export type ProofChange = z.output<typeof proofChangeSchema>

type Made = { ok: true; designData: OrderDesignData } | { ok: false; message: string }

type Deps = Pick<EditRequestDeps, 'artwork' | 'clock' | 'designs'>

/** The changed design in the form that an order stores, after checking all of it here. */
export async function makeProofDesign(
  deps: Deps,
  actor: Actor,
  design: OrderDesignData,
  change: ProofChange,
): Promise<Made> {
  if (change.kind === 'sheet') return fromSheet(deps, actor, design, change.document)
  const [by] = await frozenArtworks(deps, actor, [change.artworkId])
  if (!by) return { ok: false, message: 'The uploaded picture isn’t ready to print yet.' }
  const designData = swapArtwork(design, { replacedId: change.replacedId, by }, deps.clock.now())
  return designData
    ? { ok: true, designData }
    : { ok: false, message: 'The artwork to replace isn’t part of this item.' }
}

async function fromSheet(deps: Deps, actor: Actor, design: OrderDesignData, input: unknown): Promise<Made> {
  if (!design.document) return { ok: false, message: 'This item isn’t a gang sheet.' }
  const reading = placementDocumentSchema.safeParse(input)
  if (!reading.success) return { ok: false, message: 'We couldn’t read the sheet.' }
  const document: PlacementDocument = reading.data
  const ids = [...new Set(document.placements.map(({ artworkId }) => artworkId))]
  const seen = await deps.artwork.lookAtMany(actor, ids)
  const problem = deps.designs.checkSheet(document, design.document.sheet, seen)
  if (problem) return { ok: false, message: problem }
  const artworks = await frozenArtworks(deps, actor, ids)
  const { design_id: designId, size_id: sizeId, title } = design
  const frozen = freezeDesign(
    { designId, sizeId, title, previewUrl: null, document, artworks },
    deps.clock.now(),
  )
  return { ok: true, designData: frozen }
}

/** For artworks that the actor, a staff member, may view. */
async function frozenArtworks(
  { artwork }: Deps,
  actor: Actor,
  ids: readonly string[],
): Promise<FrozenArtwork[]> {
  const seen = await artwork.lookAtMany(actor, ids.filter(isUuid))
  return seen.flatMap((one) => (one.state === 'ready' ? (freezeArtwork(one) ?? []) : []))
}

/** The whole sheet; for other products, the artwork that was changed last. */
export async function drawProof(
  { designs, artwork, files }: Pick<EditRequestDeps, 'designs' | 'artwork' | 'files'>,
  design: OrderDesignData,
): Promise<Uint8Array> {
  if (design.document) return designs.drawSheet(design.document)
  const [changed] = await artwork.describeForPrinting([design.artworks?.at(-1)?.id ?? ''])
  if (!changed) throw new Error('There is nothing to draw')
  return files.withLocalFile(changed.previewKey, (path) => readFile(path))
}
