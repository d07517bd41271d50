import { alike, withoutDeps } from '#server/kernel/door.ts'
import { downloadManifest, downloadMap, downloadRoll, readPreview } from './downloads.ts'
import { openRollsOf } from './open-rolls-of.ts'
import { followPrintFile } from './print-roll.ts'
import { ensurePrinter } from './printers.ts'

export const rollsCalls = {
  /** A printer of the usual film, where there is none. */
  ensureSeed: ensurePrinter,
  /** A print file can be printed: rolls that wait for it may be drawn. In the transaction of its becoming so. */
  followPrintFile,
  /** On which unprinted roll each of these items lies, by its code. For the server itself. */
  openRollsOf: withoutDeps(openRollsOf),
  /** The roll as PNG or PDF; null while it is not drawn, or its printer takes the other one alone. */
  download: alike('production.read', downloadRoll),
  /** As are those. */
  preview: alike('production.read', readPreview),
  /** Where each piece lies, for people, as PDF. */
  downloadMap: alike('production.read', downloadMap),
  /** The same for other programs, as JSON. */
  downloadManifest: alike('production.read', downloadManifest),
}
