import { alike, may, onDatabase, withoutDeps } from '#server/kernel/door.ts'
import { downloadFiles } from './archive/download-files.ts'
import { checkGeneration } from './check-generation.ts'
import { downloadPdf, downloadPrintFile } from './download-print-file.ts'
import { drawSurface, drawSurfacePdf, finish } from './draw-surface.ts'
import { filmOf } from './film-of.ts'
import { bytesOfOrders, forgetFilesOf } from './forget-files.ts'
import { listForItems } from './list-for-items.ts'
import { downloadManifest } from './manifest.ts'
import { hasReady, newestOf, supersededOf } from './newest-of.ts'
import { requestPrintFile, requestWithin } from './request-print-file.ts'
import { startGeneration } from './start-generation.ts'
import { supersedePrintFiles } from './supersede-print-files.ts'

export const printFilesCalls = {
  request: may('production.write', requestPrintFile),
  /** The same in the transaction of what makes it necessary. For the server itself. */
  requestWithin,
  /** Starts by the outside design service where one is set, else like `request`; a file may come at once. */
  start: may('production.write', startGeneration),
  /** The ready check; takes the outside service's file when it is ready. */
  check: may('production.read', checkGeneration),
  /** The item's design has changed: none of its files may be printed any more. In the transaction of that change. */
  supersede: supersedePrintFiles,
  /** Inches of film that one copy of an item takes; null while it has no file. For the server itself. */
  filmOf: withoutDeps(filmOf),
  /** Of each part of these items the file that was asked for last, where it may still be printed. For the server itself. */
  newestOf: withoutDeps(newestOf),
  /** Which of these files may not be printed any more, as their design was changed. For the server itself. */
  supersededOf: withoutDeps(supersededOf),
  /** Of an item and a part in the caller’s statement: whether there is a file that can be printed. */
  hasReady: withoutDeps(hasReady),
  /** Draws a surface of files that lie here, with a header strip above it, at its resolution. For the server itself. */
  drawSurface: withoutDeps(drawSurface),
  /** The same surface as PDF, vectors kept, with what a RIP is told beside it. For the server itself. */
  drawSurfacePdf: withoutDeps(drawSurfacePdf),
  /** What was drawn so, mirrored or in a printer's colors. For the server itself. */
  finishPicture: withoutDeps(finish),
  /** Null for a file that is not ready. */
  download: alike('production.read', downloadPrintFile),
  /** The same part as PDF; null while there is none. */
  downloadPdf: alike('production.read', downloadPdf),
  /** What lies on it as JSON or CSV; null for what our own renderer did not draw. */
  downloadManifest: alike('production.read', downloadManifest),
  /**
   * The newest ready file of each part of these orders and items in one zip, named by the shop’s pattern; null where
   * there is none, or more than a zip holds.
   */
  downloadAll: alike('production.read', downloadFiles),
  listForItems: alike('production.read', onDatabase(listForItems)),
  /** Of all files of these orders. For the server itself, as the next one. */
  bytesOf: withoutDeps(bytesOfOrders),
  /** All that was made for these orders. */
  forgetOf: forgetFilesOf,
}
