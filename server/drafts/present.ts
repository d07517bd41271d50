import type { PlacementDocument } from '#domain/artwork/gang-sheet.ts'
import type { Draft } from '#domain/studio/draft.ts'
import { countCopies } from '#domain/studio/studio-document.ts'
import type { DraftRow } from './tables.ts'

/** A draft in a list: enough to recognize it. */
export type DraftSummary = {
  id: string
  subject: string
  version: number
  isSetAside: boolean
  device: { id: string; name: string }
  updatedAt: string
  artworks: number
  copies: number
  placements: number
  /** What it looks like, limited to the number of placements that a small picture shows. */
  picture: Pick<PlacementDocument, 'sheet' | 'placements'>
}

export type DraftView = DraftSummary & { content: Draft }

const mostDrawn = 400

export function toSummary({ content, ...row }: DraftRow): DraftSummary {
  const { document, awaiting } = content
  return {
    id: row.id,
    subject: row.subject,
    version: row.version,
    isSetAside: row.isSetAside,
    device: row.device,
    updatedAt: row.updatedAt.toISOString(),
    artworks: document.items.length + awaiting.length,
    copies: countCopies(document),
    placements: document.placements.length,
    picture: {
      sheet: document.sheet,
      placements: document.placements.slice(0, mostDrawn).map(({ itemId: _, ...placement }) => placement),
    },
  }
}

export const toView = (row: DraftRow): DraftView => ({ ...toSummary(row), content: row.content })
