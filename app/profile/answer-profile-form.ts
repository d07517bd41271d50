import { data } from 'react-router'
import { closedWayOf } from '#app/auth/closed-ways.ts'
import { profileSchema } from '#domain/account.ts'
import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import type { SavedAddressInput } from '#domain/saved-address.ts'
import { table } from '#domain/table.ts'
import type { Shop } from '#server/compose.ts'
import type { Visit } from '#server/http/visit.ts'
import type { SignedInUser } from '#server/kernel/actor.ts'
import { addressHandlers } from './answer-address-form.ts'
import { identityHandlers } from './answer-identity-form.ts'
import { ownDataHandlers } from './answer-own-data-form.ts'
import { passkeyHandlers } from './answer-passkey-form.ts'
import { securityHandlers } from './answer-security-form.ts'
import type { ProfileMessageCode } from './profile-messages.ts'

export type ProfileAnswer = {
  message: ProfileMessageCode | null
  fieldErrors: FieldErrors
  /** An authenticator app that waits for its first code; the picture is an SVG. */
  enrolment?: { factorId: string; secret: string; picture: string }
  /** What the browser's authenticator is asked for a new passkey. */
  question?: { challengeId: string; options: object }
  /** A saved address that was refused, as it was typed; the id is empty for a new one. */
  address?: { id: string; draft: SavedAddressInput; errors: FieldErrors }
  /** The form of leaving, as it was refused or goes on with a mailed code. */
  deletion?: { isCodeSent: boolean; errors: FieldErrors }
  /** Shown once. */
  recoveryCodes?: string[]
}

export type Needs = {
  shop: Pick<Shop, 'people' | 'auth' | 'ownData'>
  visit: Visit
  user: SignedInUser
  form: FormData
}

/** Answers the forms of /profile: the fields, the reset link, the second factor and the sessions. */
export async function answerProfileForm(needs: Needs) {
  const intent = String(needs.form.get('intent'))
  const handlers = table({
    ...securityHandlers,
    ...passkeyHandlers,
    ...addressHandlers,
    ...identityHandlers,
    ...ownDataHandlers,
  })
  if (closedWayOf(needs.shop.auth.ways, needs.form)) return answer('way_closed', 403)
  const handler = handlers[intent]
  if (handler) return handler(needs)
  return intent === 'reset-password' ? requestReset(needs) : update(needs)
}

async function update({ shop, visit, form }: Needs) {
  const input = profileSchema.safeParse(Object.fromEntries(form))
  if (!input.success) return answer(null, 422, fieldErrorsOf(input.error))
  const outcome = await shop.people.updateProfile(visit.actor, input.data).catch(() => null)
  if (outcome === null) return answer('update_failed', 503)
  return outcome.ok ? answer('updated', 200) : answer('update_failed', 404)
}

async function requestReset({ shop, visit, user }: Needs) {
  const { clientAddress, userAgent, actor } = visit
  const meta = { clientAddress, userAgent, visitorId: actor.visitorId }
  const outcome = await shop.auth.requestPasswordReset({ email: user.email }, meta)
  return outcome.ok ? answer('reset_requested', 200) : answer(outcome.reason, 429)
}

const answer = (message: ProfileMessageCode | null, status: number, fieldErrors: FieldErrors = {}) =>
  data<ProfileAnswer>({ message, fieldErrors }, { status })
