import { alike, may, onDatabase, withoutDeps } from '#server/kernel/door.ts'
import { recordEvent } from '../record-history.ts'
import { getForStaff } from './get-for-staff.ts'
import { itemOfDesign } from './item-of-design.ts'
import { idOfNumber, isOfContact, labelsOf, ofContactInQuery, orderInQuery } from './labels-of.ts'
import { listForStaff } from './list-for-staff.ts'
import { readAllForExport } from './read-all-for-export.ts'
import { setDesign } from './set-design.ts'
import { setStatus, setStatusWithin } from './set-status.ts'

/** What the back office asks. */
export const staffCalls = {
  /** What orders are called, by id, for other rooms' lists. */
  labelsOf: onDatabase(labelsOf),
  idOfNumber: onDatabase(idOfNumber),
  /** Newest first, ten a page; `next` is the cursor of the following page. Staff only. */
  listForStaff: alike('orders.read', listForStaff),
  /** All placed orders, page by page. Staff only. */
  readAllForExport,
  getForStaff: alike('orders.read', getForStaff),
  /** Any status at any time (docs/spec-map.md B4), recorded with its author. Staff only. */
  setStatus: may('orders.write', setStatus),
  /** In the transaction of what gives it the status; its caller has checked who may. */
  setStatusWithin,
  /** The newest ordered item of a design; null when nobody has ordered it. Staff only. */
  itemOfDesign: alike('production.read', onDatabase(itemOfDesign)),
  /** Staff say which design an item is printed from; the caller supersedes what was printed from another one. */
  setDesign,
  /** Number and name of the order in that column, for a query of another capability’s list. */
  orderInQuery: withoutDeps(orderInQuery),
  isOfContact: withoutDeps(isOfContact),
  ofContactInQuery: withoutDeps(ofContactInQuery),
  recordEvent,
}
