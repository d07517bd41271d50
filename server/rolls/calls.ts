import { alike, withoutDeps } from '#server/kernel/door.ts'
import { downloadManifest, downloadMap, downloadRoll, readPreview } from './downloads.ts'
import { openRollsOf } from './open-rolls-of.ts'
import { followPrintFile } from './print-roll.ts'
import { ensurePrinter } from './printers.ts'

export const rollsCalls = {
  /** Adds a printer for the usual film if there is none. */
  ensureSeed: ensurePrinter,
  /** A print file can now be printed: rolls waiting for it may be drawn. In the same transaction. */
  followPrintFile,
  /** Which unprinted roll each of these items is on, by roll code. Internal to the server. */
  openRollsOf: withoutDeps(openRollsOf),
  /** The roll as PNG or PDF; null while it is not drawn, or if its printer takes only the other one. */
  download: alike('production.read', downloadRoll),
  /** Same as those. */
  preview: alike('production.read', readPreview),
  /** Where each piece is on the roll, for people, as PDF. */
  downloadMap: alike('production.read', downloadMap),
  /** The same for other programs, as JSON. */
  downloadManifest: alike('production.read', downloadManifest),
}
