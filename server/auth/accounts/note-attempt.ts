import { currentRequest } from '#server/kernel/current-request.ts'
import type { AuthParts } from '../deps.ts'

type Attempted = { ok: true; user?: { id: string } | null } | { ok: false; reason: string }

/**
 * One line of the log for each attempt to prove who one is: by what, with what outcome, from where, and whose account
 * it was where that is known. Never what was sent.
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
