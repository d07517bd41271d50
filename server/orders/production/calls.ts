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

/** What it is made from, and how far it has come. */
export const productionCalls = {
  /** All items of these orders, and these items. For the server itself. */
  itemsForFiles: withoutDeps(itemsForFiles),
  /** Address of the item's print file (specification: print_ready_file_url); null when it has none any more. */
  setPrintReadyFile: withoutDeps(setPrintReadyFile),
  /** What others know an item by; for the server itself. */
  describeItems: withoutDeps(describeItems),
  /** PRODUCTION, called by production only. Open orders whose money is certain, the most urgent first. */
  listOnFloor: onDatabase(listOnFloor),
  forProduction: withoutDeps(forProduction),
  itemsToMake: withoutDeps(itemsToMake),
  statesOfOrders: withoutDeps(statesOfOrders),
  /** `from` becomes in_production; false when the order, locked by the caller, has another status. */
  enterProduction,
  /** What a print file is made from. */
  itemForPrinting: onDatabase(itemForPrinting),
  itemForPrintingWithin: withoutDeps(itemForPrinting),
  /** What these orders are printed from is no longer kept. For the server itself. */
  noteArtworkGone: withoutDeps(noteArtworkGone),
}
