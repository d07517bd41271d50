import type { Context } from 'hono'
import type { ClientDoor } from '#server/auth/index.ts'
import type { SignedInUser } from '#server/kernel/actor.ts'
import { bearerOf } from '../bearer.ts'
import type { EdgeVariables } from '../visit.ts'

import { refuse } from './refuse.ts'

type Caller = { ok: true; user: SignedInUser } | { ok: false; response: Response }

/**
 * Identifies the caller by the access token. `aal1` allows little more than showing the second factor, and anything
 * that could open an account to others needs a fresh proof: a sign-in, or a factor that was just verified.
 */
export async function callerOf(
  context: Context<EdgeVariables>,
  clients: ClientDoor,
  level: 'any' | 'complete' | 'proven' = 'any',
): Promise<Caller> {
  const token = bearerOf(context.req.header('authorization'))
  if (token === null) return { ok: false, response: refuse(context, 'no_authorization') }
  const outcome = await clients.authenticate(token)
  if (!outcome.ok) return { ok: false, response: refuse(context, outcome.reason) }
  if (level !== 'any' && outcome.lacksSecondFactor)
    return { ok: false, response: refuse(context, 'insufficient_aal') }
  if (level === 'proven' && !(await clients.isFreshlyProven(outcome.user)))
    return { ok: false, response: refuse(context, 'reauthentication_needed') }
  return outcome
}
