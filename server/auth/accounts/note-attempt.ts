import { currentRequest } from '#server/kernel/current-request.ts'
import type { AuthParts } from '../deps.ts'
import { SuspendedError } from '../sessions/open-session.ts'

type Attempted = { ok: true; user?: { id: string } | null } | { ok: false; reason: string }

/**
 * Logs one line for each attempt to prove an identity: the method, the outcome, where from, and whose account it was if
 * known. Never the submitted values.
 */
export async function noteAttempt<Outcome extends Attempted>(
  { log }: Pick<AuthParts, 'log'>,
  way: string,
  attempt: Promise<Outcome>,
  account?: { id: string },
): Promise<Outcome> {
  const outcome: Attempted & Outcome = await attempt
  const userId = account?.id ?? (outcome.ok ? outcome.user?.id : undefined)
  const network = currentRequest.getStore()?.network
  log.info({ way, outcome: outcome.ok ? 'ok' : outcome.reason, network, userId }, 'an attempt to sign in')
  return outcome
}

export type Suspended = { ok: false; reason: 'account_suspended' }

/** The same for an attempt that opens a session: suspended users get none, whichever way they sign in. */
export const noteEntry = <Outcome extends Attempted>(
  parts: Pick<AuthParts, 'log'>,
  way: string,
  attempt: Promise<Outcome>,
): Promise<Outcome | Suspended> =>
  noteAttempt<Outcome | Suspended>(
    parts,
    way,
    attempt.catch((error: unknown) => {
      if (error instanceof SuspendedError) return { ok: false, reason: 'account_suspended' }
      throw error
    }),
  )
