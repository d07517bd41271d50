import { alike, may, onDatabase, withoutDeps } from '#server/kernel/door.ts'
import { recordEvent } from '../record-history.ts'
import { getForStaff } from './get-for-staff.ts'
import { itemOfDesign } from './item-of-design.ts'
import { idOfNumber, isOfContact, labelsOf, ofContactInQuery, orderInQuery } from './labels-of.ts'
import { listForStaff } from './list-for-staff.ts'
import { readAllForExport } from './read-all-for-export.ts'
import { setDesign } from './set-design.ts'
import { setStatus, setStatusWithin } from './set-status.ts'

/** The back office's queries. */
export const staffCalls = {
  /** How orders are named, by id, for other capabilities' lists. */
  labelsOf: onDatabase(labelsOf),
  idOfNumber: onDatabase(idOfNumber),
  /** Newest first, ten per page; `next` is the cursor of the following page. Staff only. */
  listForStaff: alike('orders.read', listForStaff),
  /** All placed orders, page by page. Staff only. */
  readAllForExport,
  getForStaff: alike('orders.read', getForStaff),
  /** Any status at any time (docs/spec-map.md B4), recorded with its author. Staff only. */
  setStatus: may('orders.write', setStatus),
  /** In the transaction of the action that sets the status; its caller has checked permission. */
  setStatusWithin,
  /** The newest ordered item of a design; null if it was never ordered. Staff only. */
  itemOfDesign: alike('production.read', onDatabase(itemOfDesign)),
  /** Staff set which design an item is printed from; the caller supersedes what was printed from another one. */
  setDesign,
  /** Number and name of the order in that column, for another capability's list query. */
  orderInQuery: withoutDeps(orderInQuery),
  isOfContact: withoutDeps(isOfContact),
  ofContactInQuery: withoutDeps(ofContactInQuery),
  recordEvent,
}
