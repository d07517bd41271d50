import { and, eq, inArray } from 'drizzle-orm'
import { designsPerRun, findDesignSize } from '#domain/artwork/ai-design.ts'
import { isOutage } from '#server/kernel/outage.ts'
import { announceRun } from './announce.ts'
import type { AiDesignsDeps } from './deps.ts'
import { type DrawnPreview, drawPreviewApart, readPaintedApart } from './draw-apart.ts'
import type { ImageModel } from './port.ts'
import { aiDesignRuns, type RunRow, type StoredDesign } from './tables.ts'

/**
 * Makes the four designs of a run. May be called again after a crash; a finished run stays unchanged.
 * @throws when something it depends on is unavailable
 */
export async function drawRun(deps: AiDesignsDeps, runId: string): Promise<void> {
  const { database, log, imageModel } = deps
  const [run] = await database.orm
    .update(aiDesignRuns)
    .set({ state: 'drawing', progress: 0 })
    .where(and(eq(aiDesignRuns.id, runId), inArray(aiDesignRuns.state, ['queued', 'drawing'])))
    .returning()
  if (!run) return
  try {
    const designs = imageModel ? await paintAll(deps, run, imageModel) : await drawAll(deps, run)
    await settle(deps, run, { state: 'ready', progress: designs.length, designs })
  } catch (error) {
    if (isOutage(error)) throw error
    log.error({ runId, error }, 'designs could not be generated')
    await settle(deps, run, { state: 'failed', designs: [] })
  }
}

async function drawAll(deps: AiDesignsDeps, run: RunRow): Promise<StoredDesign[]> {
  const { prompt, style, seed } = run
  const size = findDesignSize(run.sizeId)
  const designs: StoredDesign[] = []
  for (let index = 0; index < designsPerRun; index += 1) {
    const drawn = await drawPreviewApart({ wish: { prompt, style, size, seed }, index })
    designs.push(await keepPreview(deps, run, index, drawn, null))
    await tellProgress(deps, run, designs.length)
  }
  return designs
}

async function paintAll(deps: AiDesignsDeps, run: RunRow, model: ImageModel): Promise<StoredDesign[]> {
  const words = describeForModel(run)
  const pictures = await model.paint({ words, count: designsPerRun, size: findDesignSize(run.sizeId) })
  if (pictures.length === 0) throw new Error('The image model returned no pictures')
  const designs: StoredDesign[] = []
  for (const [index, bytes] of pictures.slice(0, designsPerRun).entries()) {
    const { source, ...drawn } = await readPaintedApart(bytes)
    const sourceKey = `ai-designs/${run.id}/${index}-source.png`
    await deps.files.write(sourceKey, source, { contentType: 'image/png' })
    designs.push(await keepPreview(deps, run, index, drawn, sourceKey))
    await tellProgress(deps, run, designs.length)
  }
  return designs
}

const describeForModel = ({ prompt, style }: Pick<RunRow, 'prompt' | 'style'>): string =>
  `${prompt}. ${style} style graphic for a t-shirt print: one isolated design on a transparent background, ` +
  'bold clean shapes, crisp edges, nothing cut off at the sides, no mock-up, no shirt.'

async function keepPreview(
  { files }: Pick<AiDesignsDeps, 'files'>,
  { id }: Pick<RunRow, 'id'>,
  index: number,
  { preview, width, height }: DrawnPreview,
  sourceKey: string | null,
): Promise<StoredDesign> {
  const previewKey = `ai-designs/${id}/${index}-preview.webp`
  await files.write(previewKey, preview, { contentType: 'image/webp' })
  return { previewKey, sourceKey, width, height, artworkId: null }
}

async function tellProgress(
  { database, realtime }: AiDesignsDeps,
  run: RunRow,
  progress: number,
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.update(aiDesignRuns).set({ progress }).where(eq(aiDesignRuns.id, run.id))
    await announceRun(realtime, tx, run)
  })
}

async function settle(
  { database, realtime }: AiDesignsDeps,
  run: RunRow,
  outcome: Partial<Pick<RunRow, 'state' | 'progress' | 'designs'>>,
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx
      .update(aiDesignRuns)
      .set(outcome)
      .where(and(eq(aiDesignRuns.id, run.id), eq(aiDesignRuns.state, 'drawing')))
    await announceRun(realtime, tx, run)
  })
}
