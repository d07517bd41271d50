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
  /** `raw` is the payload as it came, kept whole; by default the input itself. */
  save: own(saveDesign),
  get: own(getDesign),
  /** A sheet that staff made for an order, in the transaction that gives it to the order's item. */
  saveForOrder,
  saveProject: own(saveProject),
  /** The actor's own of these that the outside builder holds; none while the shop has none set. */
  findOutside: own(findOutsideDesigns),
  /** Those of these that an account has; for the server itself. */
  findInAccounts,
  /** Opens the picture of a version (null: the newest) for its owner or staff. */
  readPreview: own(readPreview),
  /** Whether the picture of its present version is still to be drawn. */
  isPreviewComing: own(isPreviewComing),
  /** The id of a design of the actor's own with exactly the sheet that an order has frozen. */
  restore: own(restoreDesign),
  /** What is wrong with a changed sheet that must stay the given one; null if nothing. */
  checkSheet: withoutDeps(checkSheet),
  /** Draws a sheet small, WebP; for the server itself. */
  drawSheet,
  /** What the visitor designed becomes the user's. */
  adopt: own(adoptDesigns),
  /** When the first of the actor's designs is removed for its age, of which they have had a mail; null if none is. */
  endingOf: own(findEnding),
  /** With their pictures; nothing names them any more. For the server itself, as the next one. */
  forget: forgetDesigns,
  /** Their owners are told that they go for their age. */
  noteWarned,
  list: own(listOwn),
  listOf: alike('customers.read', listOf),
  freeze: own(freezeOwn),
  freezeAny: alike('orders.write', freezeAny),
}
