import { Readable } from 'node:stream'
import { localTimeOf } from '#domain/local-time.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/errors.ts'
import { countedLimits } from '#server/kernel/limits.ts'
import type { OwnDataPart, Person } from '#server/kernel/own-data.ts'
import { eachAtLength } from '#server/kernel/postgres/at-length.ts'
import type { OwnDataDeps } from './deps.ts'

export type ExportOutcome =
  | { ok: true; fileName: string; body: ReadableStream }
  | { ok: false; reason: 'too_many_attempts'; retryAfterSeconds: number }

/** Exports all data of the signed-in person and no one else's. @throws AppError when no one is signed in. */
export async function exportOwnData(
  { account, clock, parts, rateLimiter, readSettings }: OwnDataDeps,
  { user }: Actor,
): Promise<ExportOutcome> {
  const person = user && (await account.person(user.id))
  if (!person) throw new AppError('not_signed_in', 'Sign in to get your data.')
  const attempt = await rateLimiter.take(countedLimits.ownDataExport, person.userId)
  if (!attempt.ok)
    return { ok: false, reason: 'too_many_attempts', retryAfterSeconds: attempt.retryAfterSeconds }
  const now = clock.now()
  const { day } = localTimeOf(now, (await readSettings()).timeZone)
  const document = Readable.from(eachAtLength(write(parts, person, now.toISOString())), { objectMode: false })
  return { ok: true, fileName: `my-data-${day}.json`, body: Readable.toWeb(document) as ReadableStream }
}

/** RFC 8259, one row per line: no more than one page of orders is held in memory. */
async function* write(
  parts: readonly OwnDataPart[],
  person: Person,
  exportedAt: string,
): AsyncIterable<string> {
  yield `{\n"exportedAt": ${JSON.stringify(exportedAt)}`
  for (const { read = {} } of parts) {
    for (const [section, rows] of Object.entries(read)) {
      yield `,\n${JSON.stringify(section)}: [`
      let separator = '\n'
      for await (const row of rows(person)) {
        yield `${separator}  ${JSON.stringify(row)}`
        separator = ',\n'
      }
      yield separator === '\n' ? ']' : '\n]'
    }
  }
  yield '\n}\n'
}
