import { eq } from 'drizzle-orm'
import type { PlacementDocument } from '#domain/artwork/gang-sheet.ts'
import type { DesignToFreeze } from '#domain/orders/order-design.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import type { StoredFile } from '#server/kernel/files/stored-file.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import { isOwn } from '#server/kernel/ownership.ts'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import { namedInJson } from '#server/kernel/text/named-in-json.ts'
import { adoptDesigns } from './adopt-designs.ts'
import { checkSheet } from './check-sheet.ts'
import type { DesignDeps } from './deps.ts'
import { drawPreview } from './draw-preview.ts'
import { drawSheet } from './draw-sheet.ts'
import { describeForOrder, getDesign, listDesigns } from './find-designs.ts'
import type { SaveDesignInput } from './input.ts'
import { drawPreviewJob } from './jobs.ts'
import { designOperations } from './operations/index.ts'
import { findOutsideDesigns, type OutsideDesign } from './outside-designs.ts'
import { designsOwnData } from './own-data.ts'
import { designWork } from './pending-work.ts'
import type { DesignView } from './present.ts'
import { readPreview } from './read-preview.ts'
import { type FrozenSheet, restoreDesign } from './restore-design.ts'
import { type SaveDesignOutcome, saveDesign } from './save-design.ts'
import { type OrderedSheet, saveForOrder } from './save-for-order.ts'
import { type SaveProjectOutcome, saveProject } from './save-project.ts'
import { designs } from './tables.ts'

export type { SaveDesignInput } from './input.ts'
export type { OutsideDesign } from './outside-designs.ts'
export type { DesignView } from './present.ts'
export type { SaveDesignOutcome } from './save-design.ts'
export type { SaveProjectOutcome } from './save-project.ts'

export type Designs = {
  /** `raw` is the payload as it came, kept whole; by default the input itself. */
  save(actor: Actor, input: SaveDesignInput, raw?: unknown): Promise<SaveDesignOutcome>
  get(actor: Actor, designId: string): Promise<DesignView | null>
  /** The actor's own, last changed first. */
  list(actor: Actor): Promise<DesignView[]>
  /** A customer's, for staff; nothing for others. */
  listOf(actor: Actor, customerId: string): Promise<DesignView[]>
  /** The actor's own of these, with all that an order keeps of them. Call it outside of transactions. */
  freeze(actor: Actor, designIds: readonly string[]): Promise<DesignToFreeze[]>
  /** The same of anybody's designs, for staff; nothing for others. */
  freezeAny(actor: Actor, designIds: readonly string[]): Promise<DesignToFreeze[]>
  /** A sheet that staff made for an order, in the transaction that gives it to the order's item. */
  saveForOrder(transaction: Transaction, sheet: OrderedSheet): Promise<{ previewUrl: string }>
  saveProject(actor: Actor, designId: string): Promise<SaveProjectOutcome>
  /** The actor's own of these that the outside builder holds; none while the shop has none set. */
  findOutside(actor: Actor, designIds: readonly string[]): Promise<OutsideDesign[]>
  /** Opens the picture of a version (null: the newest) for its owner or staff. */
  readPreview(actor: Actor, designId: string, version: number | null): Promise<StoredFile | null>
  /** The id of a design of the actor's own with exactly the sheet that an order has frozen. */
  restore(actor: Actor, sheet: FrozenSheet): Promise<string>
  /** What is wrong with a changed sheet that must stay the given one; null if nothing. */
  checkSheet(
    document: PlacementDocument,
    sheet: PlacementDocument['sheet'],
    artworks: readonly ArtworkView[],
  ): string | null
  /** Draws a sheet small, WebP; for the server itself. */
  drawSheet(document: PlacementDocument): Promise<Uint8Array>
  /** What the visitor designed becomes the user's. */
  adopt(actor: Actor): Promise<void>
  /** Those of `ids` that a design names. */
  findArtworkUses(executor: Executor, ids: readonly string[]): Promise<string[]>
  ownData: OwnDataPart
  pendingWork: readonly PendingWork[]
  operations: BoundOperation[]
}

export function createDesigns(deps: DesignDeps): Designs {
  const { database, jobs } = deps
  jobs.handle(drawPreviewJob, ({ designId }) => drawPreview(deps, designId))
  return {
    pendingWork: designWork(deps),
    save: (actor, input, raw) => saveDesign(deps, actor, input, raw),
    get: (actor, designId) => getDesign(deps, actor, designId),
    list: (actor) => listDesigns(deps, isOwn(actor, designs)),
    listOf: (_actor, customerId) => listDesigns(deps, eq(designs.ownerId, customerId)),
    freeze: (actor, designIds) => describeForOrder(deps, isOwn(actor, designs), designIds),
    freezeAny: (_actor, designIds) => describeForOrder(deps, undefined, designIds),
    saveForOrder: (transaction, sheet) => saveForOrder(deps, transaction, sheet),
    saveProject: (actor, designId) => saveProject(deps, actor, designId),
    findOutside: (actor, designIds) => findOutsideDesigns(deps, actor, designIds),
    readPreview: (actor, designId, version) => readPreview(deps, actor, designId, version),
    restore: (actor, sheet) => restoreDesign(deps, actor, sheet),
    checkSheet,
    drawSheet: (document) => drawSheet(deps, document),
    adopt: (actor) => adoptDesigns(database, actor),
    findArtworkUses: (executor, ids) => namedInJson(executor, designs, designs.document, ids),
    ownData: designsOwnData(database),
    operations: bindOperations(designOperations, deps),
  }
}
