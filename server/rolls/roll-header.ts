import { headerStripHeight } from '#domain/content/header-strip-height.ts'
import { orderNumberOf } from '#domain/orders/production.ts'
import { rollCodeOf } from '#domain/orders/roll.ts'
import { formatInches, inches, printDpi } from '#domain/units.ts'
import type { SurfaceToDraw } from '#server/printfiles/index.ts'
import type { RollsDeps } from './deps.ts'
import type { PieceFile } from './roll-surface.ts'
import type { RollRow } from './tables.ts'

export function headerOf(
  { origin }: Pick<RollsDeps, 'origin'>,
  { id, number, widthPx, heightPx, sideMarginPx, printerName }: RollRow,
  files: readonly PieceFile[],
): SurfaceToDraw['strip'] {
  const size = [widthPx, heightPx].map((length) => formatInches(inches(length / printDpi))).join(' × ')
  const orders = [...new Set(files.map(({ piece }) => orderNumberOf(piece.ticket)))]
  return {
    heightInches: headerStripHeight,
    ticket: rollCodeOf(number),
    inset: sideMarginPx,
    lines: [
      [
        `${files.length} ${files.length === 1 ? 'piece' : 'pieces'} from ${orders.length} ${orders.length === 1 ? 'order' : 'orders'}`,
        ...[size, printerName],
      ].join(' · '),
      orders,
    ],
    url: new URL(`/admin/production/rolls/${id}`, origin).href,
  }
}
