import { alike, own, withoutDeps } from '#server/kernel/door.ts'
import { adoptDesigns } from './adopt-designs.ts'
import { checkSheet } from './check-saved-sheet.ts'
import { drawSheet } from './draw-sheet.ts'
import { findInAccounts, freezeAny, freezeOwn, getDesign, listOf, listOwn } from './find-designs.ts'
import { findEnding } from './find-ending.ts'
import { forgetDesigns, noteWarned } from './forget-designs.ts'
import { findOutsideDesigns } from './outside-designs.ts'
import { isPreviewComing, readPreview } from './read-preview.ts'
import { restoreDesign } from './restore-design.ts'
import { saveDesign } from './save-design.ts'
import { saveForOrder } from './save-for-order.ts'
import { saveProject } from './save-project.ts'

export const designsCalls = {
  /** `raw` is the payload as received, stored whole; by default the input itself. */
  save: own(saveDesign),
  get: own(getDesign),
  /** A sheet that staff made for an order, in the transaction that attaches it to the order's item. */
  saveForOrder,
  saveProject: own(saveProject),
  /** The actor's own designs among these in the outside builder; none if the shop has no builder configured. */
  findOutside: own(findOutsideDesigns),
  /** Those of the given ids that an account owns; for the server itself. */
  findInAccounts,
  /** Opens the image of a version (null: the newest) for its owner or staff. */
  readPreview: own(readPreview),
  /** Whether the image of its current version is still to be drawn. */
  isPreviewComing: own(isPreviewComing),
  /** The id of a design of the actor's own with exactly the sheet that an order has frozen. */
  restore: own(restoreDesign),
  /** What is wrong with a changed sheet that must match the given one; null if nothing. */
  checkSheet: withoutDeps(checkSheet),
  /** Draws a small preview of a sheet, WebP; for the server itself. */
  drawSheet,
  /** The visitor's designs become the user's. */
  adopt: own(adoptDesigns),
  /**
   * When the first of the actor's designs is removed for its age, which they have been emailed about; null if none is.
   */
  endingOf: own(findEnding),
  /** Deletes them with their images; nothing refers to them anymore. For the server itself, like the next one. */
  forget: forgetDesigns,
  /** Records that their owners were told of their removal for age. */
  noteWarned,
  list: own(listOwn),
  listOf: alike('customers.read', listOf),
  freeze: own(freezeOwn),
  freezeAny: alike('orders.write', freezeAny),
}
