import { type DesignSizeId, type DesignStyle, designsPerRun, type RunState } from '#domain/ai-design.ts'
import type { RunRow } from './tables.ts'

/** What pages see of a run. */
export type RunView = {
  id: string
  prompt: string
  style: DesignStyle
  sizeId: DesignSizeId
  /** The next variations have the next number. */
  seed: number
  state: RunState
  /** Designs that are done, and how many there will be. */
  progress: { done: number; of: number }
  designs: { index: number; previewUrl: string; printUrl: string; width: number; height: number }[]
  createdAt: string
}

export function toRunView(row: RunRow): RunView {
  const folder = `/files/ai-designs/${row.id}`
  return {
    id: row.id,
    prompt: row.prompt,
    style: row.style,
    sizeId: row.sizeId,
    seed: row.seed,
    state: row.state,
    progress: { done: row.progress, of: designsPerRun },
    designs:
      row.state === 'ready'
        ? row.designs.map(({ width, height }, index) => ({
            index,
            previewUrl: `${folder}/${index}/preview`,
            printUrl: `${folder}/${index}/print`,
            width,
            height,
          }))
        : [],
    createdAt: row.createdAt.toISOString(),
  }
}
