import { Readable } from 'node:stream'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { fillSidecar, type HotFolder, sidecarFormats } from '#domain/orders/hot-folder.ts'
import { rollCodeOf } from '#domain/orders/roll.ts'
import { printDpi } from '#domain/units.ts'
import type { RollsDeps } from '../deps.ts'
import { hotFolderSecretPlace } from '../hot-folder-secrets.ts'
import type { OpenHotFolder } from '../port.ts'
import { announceRoll, problemsOf, problemWords } from '../present.ts'
import { piecesOf } from '../read-roll.ts'
import { fileToPrint } from '../roll-files.ts'
import { printers, type RollDeliveryRow, type RollRow, rollDeliveries, rolls } from '../tables.ts'
import { isSpoiled } from './request-delivery.ts'

/** Retrying would not help. */
class Undeliverable extends Error {}

type Delivery = {
  delivery: RollDeliveryRow
  roll: RollRow
  printerId: string
  hotFolder: HotFolder
  secret: string | null
}

/**
 * The job: writes a roll to its printer's hot folder under a name of its own, along with its sidecar files, and renames
 * it once complete. Notes written before and after the rename tell the next run after a kill whether it happened, even
 * if the RIP has already taken the file.
 * @throws Error saying what is wrong there; its job tries again
 */
export async function deliverRoll(deps: RollsDeps, deliveryId: string): Promise<void> {
  try {
    const found = await findDelivery(deps, deliveryId)
    if (!found) return
    const folder = await openFolder(deps, found)
    try {
      await place(deps, found, folder)
    } finally {
      await folder.close()
    }
  } catch (error) {
    const problem = error instanceof Error ? error.message : 'Unknown'
    const isOver = error instanceof Undeliverable
    await note(deps, deliveryId, problem, isOver ? 'failed' : null)
    if (!isOver) throw error
  }
}

/** Null when it is already settled. @throws Undeliverable when there is nothing left to deliver */
async function findDelivery(deps: RollsDeps, deliveryId: string): Promise<Delivery | null> {
  const { orm } = deps.database
  const [row] = await orm
    .select({ delivery: rollDeliveries, roll: rolls, printer: printers })
    .from(rollDeliveries)
    .innerJoin(rolls, eq(rolls.id, rollDeliveries.rollId))
    .leftJoin(printers, eq(printers.id, rolls.printerId))
    .where(and(eq(rollDeliveries.id, deliveryId), isUnderWay))
  if (!row) return null
  const { delivery, roll, printer } = row
  if (!printer?.hotFolder) throw new Undeliverable('Its printer no longer has a hot folder.')
  const { id: printerId, hotFolder, hotFolderSecret: sealed } = printer
  const secret = sealed === null ? null : deps.secretBox.open(sealed, hotFolderSecretPlace(printerId))
  return { delivery, roll, printerId, hotFolder, secret }
}

/** Trust on first use: the server's host key must never change afterward. */
async function openFolder(
  deps: RollsDeps,
  { printerId, hotFolder, secret }: Delivery,
): Promise<OpenHotFolder> {
  const folder = await deps.hotFolders.open(hotFolder, secret)
  if (folder.hostKey !== null && hotFolder.hostKey === '')
    await deps.database.orm
      .update(printers)
      .set({
        hotFolder: sql`jsonb_set(${printers.hotFolder}, '{hostKey}', to_jsonb(${folder.hostKey}::text))`,
      })
      .where(and(eq(printers.id, printerId), sql`${printers.hotFolder} ->> 'hostKey' = ''`))
  return folder
}

async function place(deps: RollsDeps, found: Delivery, folder: OpenHotFolder): Promise<void> {
  const { delivery, roll, hotFolder } = found
  const { id, fileName, state } = delivery
  const part = `.${id}.part`
  if (state === 'waiting') {
    const key = await fileToSend(deps, roll)
    await folder.write(part, await deps.files.read(key))
    deps.reach('roll-delivery.written')
    await writeSidecar(deps, found, folder)
    await setState(deps, id, 'placing')
  }
  deps.reach('roll-delivery.placing')
  if (await folder.has(part)) await folder.rename(part, fileName)
  deps.reach('roll-delivery.renamed')
  await note(deps, id, null, 'delivered')
  deps.log.info({ deliveryId: id, rollId: roll.id, fileName, folder: hotFolder.folder }, 'roll delivered')
}

/** @throws Undeliverable when it must not be printed */
async function fileToSend(deps: RollsDeps, roll: RollRow): Promise<string> {
  if (roll.state === 'spoiled') throw new Undeliverable(isSpoiled)
  const code = rollCodeOf(roll.number)
  const file = fileToPrint(roll)
  if (!file) throw new Undeliverable(`${code} is no longer drawn.`)
  const { orm } = deps.database
  const problems = await problemsOf(deps, orm, roll, await piecesOf(orm, roll.id))
  if (problems.length > 0) throw new Undeliverable(problemWords(roll, problems))
  return file.key
}

/** Written before the file that triggers the RIP. */
async function writeSidecar(
  deps: RollsDeps,
  { delivery: { id, fileName }, roll, hotFolder }: Delivery,
  folder: OpenHotFolder,
): Promise<void> {
  if (hotFolder.sidecar === sidecarFormats[0]) return
  const inches = (px: number): string => String(Number((px / printDpi).toFixed(3)))
  const text = fillSidecar(hotFolder, {
    file: fileName,
    roll: rollCodeOf(roll.number),
    printer: roll.printerName,
    width: inches(roll.widthPx),
    length: inches(roll.heightPx),
    dpi: String(roll.output.dpi),
    copies: '1',
    pieces: String((await piecesOf(deps.database.orm, roll.id)).length),
    sha256: fileToPrint(roll)?.sha256 ?? '',
  })
  const part = `.${id}.sidecar.part`
  await folder.write(part, Readable.from([Buffer.from(text)]))
  await folder.rename(part, fileName.replace(/\.\w+$/, `.${hotFolder.sidecar}`))
}

const isUnderWay = inArray(rollDeliveries.state, ['waiting', 'placing'])

const setState = ({ database }: Pick<RollsDeps, 'database'>, id: string, state: 'placing') =>
  database.orm
    .update(rollDeliveries)
    .set({ state })
    .where(and(eq(rollDeliveries.id, id), isUnderWay))

/** An attempt and its result; with `state` it was the last one. */
async function note(
  deps: Pick<RollsDeps, 'database' | 'clock' | 'realtime'>,
  id: string,
  problem: string | null,
  state: 'delivered' | 'failed' | null,
): Promise<void> {
  const now = deps.clock.now()
  const attempt = { at: now.toISOString(), problem }
  await deps.database.transaction(async (transaction) => {
    const [row] = await transaction
      .update(rollDeliveries)
      .set({
        attempts: sql`${rollDeliveries.attempts} || ${JSON.stringify([attempt])}::jsonb`,
        ...(state && { state, settledAt: now }),
      })
      .where(and(eq(rollDeliveries.id, id), isUnderWay))
      .returning()
    if (row) await announceRoll(deps, transaction, row.rollId)
  })
}
