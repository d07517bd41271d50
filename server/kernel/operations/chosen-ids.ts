import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import { chosenIds } from '#server/kernel/tables.ts'

/** An id that a caller chose for an action: the same one sent twice runs once, whoever sends it. */
export type ChosenId = {
  id: string
  /** What the id is for, such as `refund`. */
  of: string
  /** Everything that was requested, and the order or item it concerns; not the version that the caller had seen. */
  contents: unknown
}

/** Nothing was done: a request whose id already stands for something else must not be mistaken for it. */
export class IdTaken extends AppError {
  constructor(what: string) {
    super('conflict', `This id already belongs to ${what}. Use a new one.`, {
      because: 'id_taken',
      advice: 'Use a new id for each thing you want done.',
    })
  }
}

/**
 * Whether the same action was already done under this id.
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
 * Claims the id in the transaction that performs the action; a concurrent caller with the same id waits for it. False
 * if the same action was already done.
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

/** An id for a part of the action that an id was chosen for: the same every time (RFC 9562, version 8). */
export function derivedId(id: string, part: string | number): string {
  const hex = createHash('sha256').update(`${id} ${part}`).digest('hex')
  const at = (from: number, to: number): string => hex.slice(from, to)
  return `${at(0, 8)}-${at(8, 12)}-8${at(13, 16)}-8${at(17, 20)}-${at(20, 32)}`
}

const digestOf = ({ contents }: ChosenId): string =>
  createHash('sha256').update(JSON.stringify(contents)).digest('base64url')
