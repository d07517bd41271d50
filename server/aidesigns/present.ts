import { designsPerRun } from '#domain/artwork/ai-design.ts'
import type { RunView } from './operations/run-shape.ts'
import type { RunRow } from './tables.ts'

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
