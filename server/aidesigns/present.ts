import { designsPerRun } from '#domain/artwork/ai-design.ts'
import { readPrompt, undrawnIn } from './draw/read-prompt.ts'
import type { RunView } from './operations/run-shape.ts'
import type { RunRow } from './tables.ts'

/** A design with a source of its own was drawn by an outside model, which doesn't report what it knows. */
function toldOf({ prompt, state, designs }: RunRow): Pick<RunView, 'undrawn' | 'standsIn'> {
  if (state !== 'ready' || designs.some(({ sourceKey }) => sourceKey !== null))
    return { undrawn: [], standsIn: null }
  const { isGuess, motifs } = readPrompt(prompt)
  return { undrawn: undrawnIn(prompt), standsIn: isGuess ? (motifs[0] ?? null) : null }
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
    ...toldOf(row),
    createdAt: row.createdAt.toISOString(),
  }
}
