import { createHmac } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import { type Clock, hours, minutes } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import type { SecretBox } from '#server/kernel/secret-box.ts'
import { callsMadeOnce } from '#server/kernel/tables.ts'

/** The response to a call, as sent. */
export type GivenAnswer = { status: number; body: unknown; retryAfterSeconds?: number }

export type OnceCall = {
  /** Whose keys these are: two callers may choose the same key. */
  caller: string
  /** Chosen by the caller (HTTP Idempotency-Key header field, draft-ietf-httpapi-idempotency-key-header). */
  key: string
  /** The complete request. */
  request: string
}

export type Once = {
  /**
   * Makes the call, or returns its earlier response if it was made before, within a day. Responses that say nothing
   * about the call itself (not permitted, too often, the shop is down) are not kept.
   * @throws AppError if the key stands for something else, or for a call that is unfinished or whose response is
   * unknown.
   */
  callOnce(call: OnceCall, make: () => Promise<GivenAnswer>): Promise<GivenAnswer & { isRepeated: boolean }>
  forgetOld(): Promise<void>
}

const keptFor = hours(24)
/** A call started longer ago than this was interrupted. */
const longestCall = minutes(1)

export function createOnce(database: Database, clock: Clock, secretBox: SecretBox): Once {
  // The request may contain a password: it could be guessed from a digest that anyone can compute.
  const digestsOf = (request: string): string[] =>
    secretBox
      .deriveAll('calls made once')
      .map((secret) => createHmac('sha256', secret).update(request).digest('base64url'))
  return {
    async callOnce({ caller, key, request: asked }, make) {
      const digests = digestsOf(asked)
      const [request = ''] = digests
      const now = clock.now()
      const isIt = and(eq(callsMadeOnce.caller, caller), eq(callsMadeOnce.key, key))
      const isOld = lt(callsMadeOnce.at, new Date(now.getTime() - keptFor))
      await database.orm.delete(callsMadeOnce).where(and(isIt, isOld))
      const [begun] = await database.orm
        .insert(callsMadeOnce)
        .values({ caller, key, request, at: now })
        .onConflictDoNothing()
        .returning({ key: callsMadeOnce.key })
      if (!begun) {
        const [before] = await database.orm.select().from(callsMadeOnce).where(isIt)
        // An answer sealed with a lost key is as unknown as one never stored.
        const isLost = before?.answer != null && secretBox.stateOf(before.answer) !== 'sealed'
        if (before && !isLost && !digests.includes(before.request))
          throw new AppError('invalid', usedForAnother)
        if (!before || (!before.answer && now.getTime() - before.at.getTime() < longestCall))
          throw new AppError('conflict', inProgress, { because: 'in_progress', retryAfterSeconds: 1 })
        if (!before.answer || isLost) throw new AppError('conflict', answerUnknown)
        const answer: GivenAnswer = JSON.parse(secretBox.open(before.answer, placeOf(before)))
        return { ...answer, isRepeated: true }
      }
      const forget = () => database.orm.delete(callsMadeOnce).where(isIt)
      const answer = await make().catch(async (error) => {
        await forget()
        throw error
      })
      if (saysNothing.has(answer.status)) await forget()
      else {
        const sealed = secretBox.seal(JSON.stringify(answer), placeOf({ caller, key }))
        await database.orm.update(callsMadeOnce).set({ answer: sealed }).where(isIt)
      }
      return { ...answer, isRepeated: false }
    },
    async forgetOld() {
      const old = lt(callsMadeOnce.at, new Date(clock.now().getTime() - keptFor))
      await database.orm.delete(callsMadeOnce).where(old)
    },
  }
}

const placeOf = ({ caller, key }: Pick<OnceCall, 'caller' | 'key'>): string =>
  `calls_made_once.answer:${caller}:${key}`

const saysNothing = new Set([400, 401, 403, 429, 503, 507])

const usedForAnother = 'This Idempotency-Key was sent with another call. Use a new one for each call.'
const inProgress = 'This call was already sent and is still in progress. Ask again for its answer.'
const answerUnknown =
  'A call with this Idempotency-Key was started, but its outcome is unknown. Check what exists before you try again.'

/** Responses reveal what their caller requested. */
export const onceOwnData: OwnDataPart = {
  async erase(transaction, { userId }) {
    await transaction.delete(callsMadeOnce).where(eq(callsMadeOnce.caller, callerOf({ userId })))
    return []
  },
}

/** A key belongs to a person or a program. */
export const callerOf = (who: { userId: string } | { keyId: string }): string =>
  'userId' in who ? `user:${who.userId}` : `key:${who.keyId}`
