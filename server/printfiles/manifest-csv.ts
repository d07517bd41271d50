import { titleOf } from '#domain/orders/item-options.ts'
import type { ManifestPlacement, PrintManifest } from '#domain/orders/print-manifest.ts'
import { type Cell, joinCell, toCsv } from '#server/kernel/text/csv.ts'

const header = [
  'Order',
  'Item',
  'Ticket',
  'Product',
  'Part',
  'Sheet width (in)',
  'Sheet height (in)',
  'Sheet dpi',
  'Placement',
  'Artwork',
  'Width (in)',
  'Height (in)',
  'Center from left (in)',
  'Center from top (in)',
  'Rotation (degrees)',
  'Mirrored',
  'Crop (left top right bottom)',
  'Effective dpi',
  'On this sheet',
  'In total',
  'Accepted findings',
  'File',
  'SHA-256',
] as const

/** One row per placement, repeating what applies to the whole sheet: every row can be sorted and filtered alone. */
export function manifestCsv(manifest: PrintManifest): string {
  const { orderNumber, item, part, sheet, files } = manifest
  const [picture] = files
  const rows = manifest.placements.map((placement): Cell[] => [
    ...[orderNumber, item.number, item.ticket, titleOf(item), part],
    ...[sheet.widthInches, sheet.heightInches, sheet.dpi],
    ...placementCells(placement),
    ...artworkCells(manifest, placement.artworkId),
    ...[picture?.name ?? '', picture?.sha256 ?? ''],
  ])
  return toCsv(header, rows)
}

const placementCells = (placement: ManifestPlacement): Cell[] => [
  placement.number,
  placement.artwork,
  placement.widthInches,
  placement.heightInches,
  placement.centerXInches,
  placement.centerYInches,
  placement.rotationDegrees,
  placement.mirrored ? 'yes' : 'no',
  placement.crop
    ? [placement.crop.left, placement.crop.top, placement.crop.right, placement.crop.bottom].join(' ')
    : '',
  placement.effectiveDpi ?? 'vector',
]

function artworkCells({ artworks, acceptedFindings }: PrintManifest, artworkId: string): Cell[] {
  const counted = artworks.find((one) => one.artworkId === artworkId)
  const accepted = acceptedFindings.filter((one) => one.artworkId === artworkId)
  return [counted?.onSheet ?? 0, counted?.inTotal ?? 0, joinCell(accepted.map(({ message }) => message))]
}
