import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import { chosenIds } from '#server/kernel/tables.ts'

/** An id that a caller chose for what is to be done: the same sent twice is done once, whoever sends it. */
export type ChosenId = {
  id: string
  /** What it is the id of, such as `refund`. */
  of: string
  /** All that was asked for, and of which order or item; not how the caller had seen it. */
  contents: unknown
}

/** Nothing was done: what comes with an id that stands for something else must not pass for it. */
export class IdTaken extends AppError {
  constructor(what: string) {
    super('conflict', `This id stands for ${what}. Take a new one.`, {
      because: 'id_taken',
      advice: 'Choose a new id for each thing that is to be done.',
    })
  }
}

/**
 * Whether the same was done by this id before.
 * @throws IdTaken
 */
export async function isDone(executor: Executor, chosen: ChosenId): Promise<boolean> {
  const [known] = await executor.select().from(chosenIds).where(eq(chosenIds.id, chosen.id))
  if (!known) return false
  const isSameKind = known.of === chosen.of
  if (isSameKind && known.digest === digestOf(chosen)) return true
  throw new IdTaken(`${isSameKind ? 'another' : 'a'} ${known.of}`)
}

/**
 * Takes the id in the transaction that does what it stands for; who comes with it at the same moment waits for that. False when
 * the same was done before.
 * @throws IdTaken
 */
export async function takeId(transaction: Transaction, chosen: ChosenId): Promise<boolean> {
  const { id, of } = chosen
  const [taken] = await transaction
    .insert(chosenIds)
    .values({ id, of, digest: digestOf(chosen) })
    .onConflictDoNothing()
    .returning({ id: chosenIds.id })
  return taken !== undefined || !(await isDone(transaction, chosen))
}

/** Of a part of what an id was chosen for: the same however often it is asked for (RFC 9562, version 8). */
export function derivedId(id: string, part: string | number): string {
  const hex = createHash('sha256').update(`${id} ${part}`).digest('hex')
  const at = (from: number, to: number): string => hex.slice(from, to)
  return `${at(0, 8)}-${at(8, 12)}-8${at(13, 16)}-8${at(17, 20)}-${at(20, 32)}`
}

const digestOf = ({ contents }: ChosenId): string =>
  createHash('sha256').update(JSON.stringify(contents)).digest('base64url')
