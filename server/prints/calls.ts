import { alike, may, withoutDeps } from '#server/kernel/door.ts'
import { browsePrints } from './browse-prints.ts'
import { createFromFiles } from './create-from-files.ts'
import { createPrintProduct } from './create-print-product.ts'
import { ensureCategories } from './ensure-categories.ts'
import { findForSale, findPrint, listAddresses } from './find-print.ts'
import { checkPrint } from './input.ts'
import { countForStaff, findBySlugs, hasProduct, listByIds, readAllForStaff } from './list-for-staff.ts'
import { outlinesOf } from './outlines-of.ts'
import { updatePrintProduct } from './update-print-product.ts'

export const printsCalls = {
  browse: browsePrints,
  find: findPrint,
  /** All active products, for sitemaps. */
  listAddresses,
  /** Outlines of originals' ink by their keys: traced on first request and stored. Internal to the server. */
  outlinesOf,
  createPrintProduct: may('products.write', createPrintProduct),
  listByIds: alike('products.read', listByIds),
  countForStaff: alike('products.read', countForStaff),
  /** From files already in the store; for imports. */
  createFromFiles: may('products.write', createFromFiles),
  findBySlugs,
  readAll: readAllForStaff,
  ensureCategories: may('products.write', ensureCategories),
  forSale: findForSale,
  /** Keeps the picture if none is given. */
  update: may('products.write', updatePrintProduct),
  check: withoutDeps(checkPrint),
  hasProduct,
}
