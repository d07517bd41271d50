import { data, redirect } from 'react-router'
import { z } from 'zod'
import { linkingPath, tripCookie } from '#app/auth/provider-trip.ts'
import type { Needs, ProfileAnswer } from './answer-profile-form.ts'
import type { ProfileMessageCode } from './profile-messages.ts'

const idSchema = z.uuid()

/** The forms of the ways to sign in. */
export const identityHandlers: Record<
  string,
  (needs: Needs) => Promise<ReturnType<typeof answer> | Response>
> = { 'link-provider': link, 'unlink-provider': unlink }

/** Sends the browser to the provider; /auth takes it back in. */
async function link({ shop, visit, user, form }: Needs) {
  const provider = String(form.get('provider') ?? '').slice(0, 60)
  const outcome = await shop.auth.providers.beginLink(user, provider, linkingPath, visit.clientAddress)
  if (!outcome.ok) {
    if (outcome.reason === 'too_many_attempts') return answer(outcome.reason, 429)
    return outcome.reason === 'email_not_confirmed'
      ? answer('address_unproven', 409)
      : answer('provider_not_reached', outcome.reason === 'provider_not_found' ? 404 : 503)
  }
  const headers = { 'set-cookie': tripCookie(visit, outcome.verifier, 900), 'referrer-policy': 'no-referrer' }
  return redirect(outcome.url, { headers, status: 303 })
}

async function unlink({ shop, user, form }: Needs) {
  const id = idSchema.safeParse(form.get('identityId'))
  const outcome = id.success ? await shop.auth.providers.unlink(user, id.data) : null
  if (outcome?.ok) return answer('identity_unlinked', 200)
  return outcome?.reason === 'single_identity_not_deletable'
    ? answer('last_identity', 409)
    : answer('not_there', 404)
}

const answer = (message: ProfileMessageCode | null, status: number) =>
  data<ProfileAnswer>({ message, fieldErrors: {} }, { status })
