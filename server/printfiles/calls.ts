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
  /** The same in the transaction that makes it necessary. Internal to the server. */
  requestWithin,
  /**
   * Starts with the outside design service if one is configured, else like `request`; a file may be there immediately.
   */
  start: may('production.write', startGeneration),
  /** The ready check; fetches the outside service's file once it is ready. */
  check: may('production.read', checkGeneration),
  /** The item's design has changed: none of its files may be printed anymore. In the transaction of that change. */
  supersede: supersedePrintFiles,
  /** Inches of film that one copy of an item takes; null while it has no file. Internal to the server. */
  filmOf: withoutDeps(filmOf),
  /**
   * The most recently requested file for each part of these items, if it may still be printed. Internal to the server.
   */
  newestOf: withoutDeps(newestOf),
  /** Which of these files may no longer be printed because their design changed. Internal to the server. */
  supersededOf: withoutDeps(supersededOf),
  /** For an item and a part in the caller’s statement: whether there is a printable file. */
  hasReady: withoutDeps(hasReady),
  /** Draws a surface from local files, with a header strip above it, at its resolution. Internal to the server. */
  drawSurface: withoutDeps(drawSurface),
  /** The same surface as PDF, vectors kept, along with the data for a RIP. Internal to the server. */
  drawSurfacePdf: withoutDeps(drawSurfacePdf),
  /** The result of that, mirrored or in a printer's colors. Internal to the server. */
  finishPicture: withoutDeps(finish),
  /** Null for a file that is not ready. */
  download: alike('production.read', downloadPrintFile),
  /** The same part as PDF; null while there isn't one. */
  downloadPdf: alike('production.read', downloadPdf),
  /** Its contents as JSON or CSV; null for files not drawn by our own renderer. */
  downloadManifest: alike('production.read', downloadManifest),
  /**
   * The newest ready file for each part of these orders and items in one zip, named by the shop’s pattern; null if
   * there are none, or more than a zip holds.
   */
  downloadAll: alike('production.read', downloadFiles),
  listForItems: alike('production.read', onDatabase(listForItems)),
  /** Size of all files of these orders. Internal to the server, like the next one. */
  bytesOf: withoutDeps(bytesOfOrders),
  /** Everything made for these orders. */
  forgetOf: forgetFilesOf,
}
