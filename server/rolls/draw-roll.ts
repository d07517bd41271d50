import { rm } from 'node:fs/promises'
import { and, eq, inArray } from 'drizzle-orm'
import { makeWorkFolder } from '#server/kernel/files/work-folder.ts'
import { inSteps } from '#server/kernel/in-steps.ts'
import { isOutage } from '#server/kernel/outage.ts'
import { releaseRoll } from './deliver/request-delivery.ts'
import type { RollsDeps } from './deps.ts'
import { drawFiles } from './draw-files.ts'
import { announceRoll } from './present.ts'
import { piecesOf } from './read-roll.ts'
import { headerOf } from './roll-header.ts'
import type { PieceFile } from './roll-surface.ts'
import { type RollPieceRow, type RollRow, rollPieces, rolls } from './tables.ts'
import { forgetTakenApart } from './take-apart.ts'

/**
 * The job: draws a roll from the print files of its pieces once all are ready. Before that it does nothing, and is run
 * again when the next one is ready. Run again after a kill, it starts over and ends with the same file.
 * @throws when something it needs is unavailable; the roll waits for the next try
 */
export async function drawRoll(deps: RollsDeps, rollId: string): Promise<void> {
  try {
    await drawOpen(deps, rollId)
  } finally {
    await forgetTakenApart(deps, rollId)
  }
}

async function drawOpen(deps: RollsDeps, rollId: string): Promise<void> {
  const { orm } = deps.database
  const [roll] = await orm.select().from(rolls).where(eq(rolls.id, rollId))
  if (roll?.state !== 'waiting' && roll?.state !== 'drawing') return
  const files = await filesOf(deps, await piecesOf(orm, rollId))
  if (files.some(({ key }) => key === null)) return requestForgotten(deps, files)
  if (!(await change(deps, rollId, { state: 'drawing', progress: 0, error: null }))) return
  const folder = await makeWorkFolder()
  try {
    const misfit = files.find(
      ({ piece, widthPx, heightPx }) => piece.widthPx !== widthPx || piece.heightPx !== heightPx,
    )
    if (misfit)
      throw new Error(
        `The print file of ${misfit.piece.ticket} is now a different size. Take the roll apart and lay it out again.`,
      )
    const drawn = await drawFiles(deps, {
      roll,
      files,
      folder,
      strip: headerOf(deps, roll, files),
      onProgress: reporter(deps, roll.id),
    })
    deps.reach('roll.drawn')
    await keepPieces(deps, rollId, files)
    await change(deps, rollId, { state: 'ready', progress: 100, readyAt: deps.clock.now(), ...drawn })
  } catch (error) {
    if (isOutage(error)) {
      await change(deps, rollId, { state: 'waiting', progress: 0 })
      throw error
    }
    deps.log.error({ rollId, error }, 'roll failed')
    const words = error instanceof Error ? error.message : 'The roll could not be drawn'
    await change(deps, rollId, { state: 'failed', error: words })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Whoever creates the roll requests its print files; if they died before that, this does. */
async function requestForgotten({ printFiles }: RollsDeps, files: readonly PieceFile[]): Promise<void> {
  const forgotten = files.filter(({ fileId }) => fileId === null).map(({ piece }) => piece.orderItemId)
  for (const itemId of new Set(forgotten))
    void (await printFiles.request({ system: 'rolls of film' }, itemId))
}

async function filesOf(
  { database, printFiles }: Pick<RollsDeps, 'database' | 'printFiles'>,
  pieces: readonly RollPieceRow[],
): Promise<PieceFile[]> {
  const known = await printFiles.newestOf(database.orm, [...new Set(pieces.map((one) => one.orderItemId))])
  return pieces.map((piece) => {
    const file = known.find((one) => one.orderItemId === piece.orderItemId && one.part === piece.part)
    const key = file?.state === 'ready' ? file.storageKey : null
    return {
      ...{ piece, key, fileId: file?.id ?? null },
      ...{ widthPx: file?.widthPx ?? null, heightPx: file?.heightPx ?? null },
    }
  })
}

/** What each piece was drawn from, so that a later design change can be detected. */
const keepPieces = ({ database }: RollsDeps, rollId: string, files: readonly PieceFile[]): Promise<void> =>
  database.transaction(async (transaction) => {
    for (const { piece, fileId } of files)
      await transaction
        .update(rollPieces)
        .set({ printFileId: fileId })
        .where(and(eq(rollPieces.rollId, rollId), eq(rollPieces.number, piece.number)))
  })

/** Changes a roll in progress and notifies the pages watching it; false when it is finished, or was taken apart. */
async function change(deps: RollsDeps, id: string, values: Partial<RollRow>): Promise<boolean> {
  return deps.database.transaction(async (transaction) => {
    const [row] = await transaction
      .update(rolls)
      .set(values)
      .where(and(eq(rolls.id, id), inArray(rolls.state, ['waiting', 'drawing'])))
      .returning()
    if (row) await announceRoll(deps, transaction, id)
    if (row?.state === 'ready') await releaseRoll(deps, transaction, row, 'ready')
    return row !== undefined
  })
}

/** Losing a progress step costs nothing. */
const reporter = (deps: RollsDeps, rollId: string): ((percent: number) => void) =>
  inSteps((progress) => {
    change(deps, rollId, { progress }).catch((error) => deps.log.warn({ error }, 'progress was not reported'))
  })
