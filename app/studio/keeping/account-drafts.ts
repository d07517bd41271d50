import type { Draft } from '#domain/studio/draft.ts'
import type { DraftSummary, DraftView } from '#server/drafts/index.ts'
import { type Answer, askServer } from '../ask-server.ts'
import { thisDevice } from './device.ts'

/** What the account was last seen to keep. */
export type Seen = { id: string; version: number }

/** Whoever asks what the account keeps asks after what was told to it. */
let told: Promise<unknown> = Promise.resolve()

function telling<Result>(call: Promise<Result>): Promise<Result> {
  told = Promise.allSettled([told, call])
  return call
}

export async function readAccountDraft(subject: string): Promise<Answer<{ draft: DraftView | null }>> {
  await told
  return askServer(`/drafts/present/${subject}`)
}

/** Over what was seen, or in its place: then the account puts its own aside. */
export const keepInAccount = (
  subject: string,
  content: Draft,
  seen: Seen | null,
  isInItsPlace = false,
): Promise<Answer<{ draft: DraftSummary }>> =>
  telling(
    askServer(`/drafts/present/${subject}`, {
      method: 'PUT',
      json: {
        content,
        seen: seen && { id: seen.id, version: seen.version },
        isInItsPlace,
        device: thisDevice(),
      },
    }),
  )

export const setAsideInAccount = (subject: string, content: Draft): Promise<Answer<null>> =>
  telling(
    askServer(`/drafts/set-aside/${subject}`, { method: 'POST', json: { content, device: thisDevice() } }),
  )

/** After what is still being told; only in the version that was seen then. */
export const forgetInAccount = (seen: () => Seen | null): Promise<void> => telling(forget(told, seen))

async function forget(before: Promise<unknown>, seen: () => Seen | null): Promise<void> {
  await before
  const now = seen()
  if (now) await askServer(`/drafts/${now.id}?version=${now.version}`, { method: 'DELETE', keepalive: true })
}

/** The server is away or not well: another try may do, and nothing is wrong with what was sent. */
export const isPassing = (answer: Extract<Answer<unknown>, { ok: false }>): boolean =>
  answer.isOffline || ['unexpected', 'unavailable', 'too_many_requests'].includes(answer.reason)
