import { onDatabase, withoutDeps } from '#server/kernel/door.ts'
import { describeItems } from './describe-items.ts'
import { enterProduction } from './enter-production.ts'
import { forProduction, listOnFloor } from './for-production.ts'
import { itemForPrinting } from './item-for-printing.ts'
import { itemsForFiles } from './items-for-files.ts'
import { itemsToMake } from './items-to-make.ts'
import { noteArtworkGone } from './note-artwork-gone.ts'
import { setPrintReadyFile } from './set-print-ready-file.ts'
import { statesOfOrders } from './states-of-orders.ts'

/** What it is made from, and its progress. */
export const productionCalls = {
  /** All items of these orders, and these items. Server-internal. */
  itemsForFiles: withoutDeps(itemsForFiles),
  /** Address of the item's print file (specification: print_ready_file_url); null if it no longer has one. */
  setPrintReadyFile: withoutDeps(setPrintReadyFile),
  /** How others identify an item; server-internal. */
  describeItems: withoutDeps(describeItems),
  /** PRODUCTION, called by production only. Open orders whose payment is certain, most urgent first. */
  listOnFloor: onDatabase(listOnFloor),
  forProduction: withoutDeps(forProduction),
  itemsToMake: withoutDeps(itemsToMake),
  statesOfOrders: withoutDeps(statesOfOrders),
  /** Changes `from` to in_production; false if the order, locked by the caller, has another status. */
  enterProduction,
  /** What a print file is made from. */
  itemForPrinting: onDatabase(itemForPrinting),
  itemForPrintingWithin: withoutDeps(itemForPrinting),
  /** The files that these orders are printed from are no longer kept. Server-internal. */
  noteArtworkGone: withoutDeps(noteArtworkGone),
}
