import { type Called, callOperation } from '#app/operations/call-operation.ts'
import { sheetsOf } from '#domain/artwork/cut-sheets.ts'
import { type BuilderPayload, type GangSheetDesign, normalizeDesign } from '#domain/studio/builder-event.ts'
import { countCopies, type StudioDocument, toPlacementDocument } from '#domain/studio/studio-document.ts'
import type { DesignView } from '#server/designs/index.ts'

export type SavedDesign = { design: GangSheetDesign; view: DesignView }

export type SaveOutcome =
  | { ok: true; saved: SavedDesign }
  | Extract<Called<'designs.create' | 'designs.change'>, { ok: false }>

/** Saves the sheet as a new design, or over the version of the design that it was made from. */
export async function saveDesign(
  document: StudioDocument,
  over: Pick<DesignView, 'designId' | 'version'> | null,
): Promise<SaveOutcome> {
  const { sheet, quantity } = document
  const { accepted = [] } = document
  const content = { sizeId: sheet.sizeId, quantity, document: toPlacementDocument(document), accepted }
  const answer = over
    ? await callOperation('designs.change', 'PUT /designs/{design}', {
        ...content,
        design: over.designId,
        version: over.version,
      })
    : await callOperation('designs.create', 'POST /designs', content)
  if (!answer.ok) return answer
  const view = answer.value.design
  const design = normalizeDesign(payloadOf(document, view, over === null))
  if (!design) throw new TypeError('A saved design has no design_id and size_id')
  return { ok: true, saved: { design, view } }
}

/** The payload of a builder's event (docs/spec-map.md S4). */
function payloadOf(document: StudioDocument, view: DesignView, isNew: boolean): BuilderPayload {
  return {
    event: isNew ? 'design:created' : 'design:updated',
    design_id: view.designId,
    size_id: view.sizeId,
    quantity: view.quantity,
    version: view.version,
    copies: countCopies(document),
    artworks: document.items.map(({ artworkId, name, copies }) => ({ id: artworkId, name, copies })),
    sheets: sheetsOf(document.sheet).map(({ sizeId }) => sizeId),
  }
}

/** Saves a design among the user's projects. The shopper doesn't have to deal with failures. */
export async function saveProject(designId: string): Promise<void> {
  void (await callOperation('designs.save-project', 'POST /designs/{design}/project', { design: designId }))
}

const lookEvery = 300

/** The URL of a design's preview once the server has drawn it; null if that takes too long. */
export async function waitForPreview(designId: string, milliseconds: number): Promise<string | null> {
  for (let waited = 0; waited <= milliseconds; waited += lookEvery) {
    const answer = await callOperation('designs.get', 'GET /designs/{design}', { design: designId })
    if (!answer.ok) return null
    if (answer.value.design.previewUrl !== null) return answer.value.design.previewUrl
    await new Promise((done) => setTimeout(done, lookEvery))
  }
  return null
}
