import { type Called, callOperation } from '#app/operations/call-operation.ts'
import type { Draft } from '#domain/studio/draft.ts'
import type { Seen } from '../editor/deps.ts'
import { thisDevice } from './device.ts'

/** Reads of the account's drafts wait for the writes sent before them. */
let told: Promise<unknown> = Promise.resolve()

function telling<Result>(call: Promise<Result>): Promise<Result> {
  told = Promise.allSettled([told, call])
  return call
}

export async function readAccountDraft(subject: string): Promise<Called<'drafts.read-present'>> {
  await told
  return callOperation('drafts.read-present', 'GET /drafts/present/{subject}', { subject })
}

/** Overwrites the version that was seen, or replaces the account's draft, which the account then sets aside. */
export const keepInAccount = (
  subject: string,
  content: Draft,
  seen: Seen | null,
  isInItsPlace = false,
): Promise<Called<'drafts.keep'>> =>
  telling(
    callOperation('drafts.keep', 'PUT /drafts/present/{subject}', {
      ...{ subject, content, isInItsPlace, device: thisDevice() },
      seen: seen && { id: seen.id, version: seen.version },
    }),
  )

export const setAsideInAccount = (subject: string, content: Draft): Promise<Called<'drafts.set-aside'>> =>
  telling(
    callOperation('drafts.set-aside', 'POST /drafts/set-aside/{subject}', {
      ...{ subject, content, device: thisDevice() },
    }),
  )

/** Runs after pending writes; removes only the version seen at that point. */
export const forgetInAccount = (seen: () => Seen | null): Promise<void> => telling(forget(told, seen))

async function forget(before: Promise<unknown>, seen: () => Seen | null): Promise<void> {
  await before
  const now = seen()
  if (!now) return
  const { id: draft, version } = now
  // If someone has changed it since, it stays.
  void (await callOperation(
    'drafts.remove',
    'DELETE /drafts/{draft}',
    { draft, version },
    { keepalive: true },
  ))
}
