import { data } from 'react-router'
import { profileSchema } from '#domain/account.ts'
import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import type { Shop } from '#server/compose.ts'
import type { Visit } from '#server/http/visit.ts'
import type { SignedInUser } from '#server/kernel/actor.ts'
import type { ProfileMessageCode } from './profile-messages.ts'

export type ProfileAnswer = { message: ProfileMessageCode | null; fieldErrors: FieldErrors }

type Needs = { shop: Pick<Shop, 'people' | 'auth'>; visit: Visit; user: SignedInUser; form: FormData }

/** Answers the two forms of /profile: the fields, and the button that mails a reset link. */
export async function answerProfileForm(needs: Needs) {
  return needs.form.get('intent') === 'reset-password' ? requestReset(needs) : update(needs)
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
