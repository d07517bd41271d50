import { priceOfSizes, sizesOfFilm } from '#domain/artwork/cut-sheets.ts'
import type { GangSheetSize, PlacementDocument } from '#domain/artwork/gang-sheet.ts'
import type { AcceptedWarning } from '#domain/checks/accepted-warnings.ts'
import type { Cents } from '#domain/money/money.ts'
import type { DesignRow } from './tables.ts'

export type DesignView = {
  designId: string
  sizeId: number
  quantity: number
  document: PlacementDocument
  /** Warnings accepted by the user. */
  accepted: AcceptedWarning[]
  /** For its sheets, each once; null when the shop no longer sells one of their sizes. */
  price: Cents | null
  title: string
  /** Null until drawn. */
  previewUrl: string | null
  version: number
  updatedAt: string
}

export function toView(row: DesignRow, sizes: readonly GangSheetSize[]): DesignView {
  const chosen = sizesOfFilm(row.document.sheet, sizes)
  return {
    designId: row.id,
    sizeId: row.sizeId,
    quantity: row.quantity,
    document: row.document,
    accepted: row.accepted.map(({ kind, artworkId }) => ({ kind, artworkId })),
    price: chosen && priceOfSizes(chosen),
    title: row.name ?? row.title,
    previewUrl: row.previewKey === previewKey(row.id, row.version) ? previewUrl(row) : null,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** Each version has its own image, so that what an order froze keeps its look. */
export const previewUrl = ({ id, version }: Pick<DesignRow, 'id' | 'version'>): string =>
  `/files/designs/${id}/preview?v=${version}`

export const previewKey = (id: string, version: number): string => `designs/${id}/preview-${version}.webp`
