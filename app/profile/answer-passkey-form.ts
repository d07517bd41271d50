import { data } from 'react-router'
import { z } from 'zod'
import { readJsonField } from '#app/read-body.ts'
import { describeBrowser } from '#domain/describe-browser.ts'
import { table } from '#domain/table.ts'
import type { Needs, ProfileAnswer } from './answer-profile-form.ts'
import type { ProfileMessageCode } from './profile-messages.ts'

const idSchema = z.uuid()
const nameSchema = z.string().trim().min(1).max(60)

/** The forms of one's passkeys: asked, added, named, removed. */
export const passkeyHandlers = table<(needs: Needs) => Promise<ReturnType<typeof answer>>>({
  'begin-passkey': begin,
  'add-passkey': add,
  'rename-passkey': rename,
  'remove-passkey': remove,
})

async function begin({ shop, user }: Needs) {
  const { challengeId, options } = await shop.auth.factors.beginPasskey(user)
  return answer(null, 200, { question: { challengeId, options } })
}

/** It is named after the browser at first, so that people tell theirs apart. */
async function add({ shop, visit, user, form }: Needs) {
  const challengeId = idSchema.safeParse(form.get('challengeId'))
  const response = shop.auth.factors.readCreation(readJsonField(form, 'credential'))
  if (!challengeId.success || !response) return answer('passkey_rejected', 400)
  const input = { challengeId: challengeId.data, response, name: describeBrowser(visit.userAgent) }
  const outcome = await shop.auth.factors.addPasskey(user, input)
  if (outcome.ok) return answer('passkey_added', 200)
  return outcome.reason === 'too_many_factors' ? answer(outcome.reason, 409) : answer('passkey_rejected', 400)
}

async function rename({ shop, user, form }: Needs) {
  const id = idSchema.safeParse(form.get('passkeyId'))
  const name = nameSchema.safeParse(form.get('name'))
  if (!id.success) return answer('not_there', 404)
  if (!name.success) return answer('passkey_name_invalid', 422)
  const isRenamed = await shop.auth.factors.renamePasskey(user, { id: id.data, name: name.data })
  return isRenamed ? answer('passkey_renamed', 200) : answer('passkey_name_taken', 409)
}

async function remove({ shop, user, form }: Needs) {
  const id = idSchema.safeParse(form.get('passkeyId'))
  const outcome = id.success ? await shop.auth.factors.removePasskey(user, id.data) : null
  return outcome?.ok ? answer('passkey_removed', 200) : answer('not_there', 404)
}

const answer = (message: ProfileMessageCode | null, status: number, more: Partial<ProfileAnswer> = {}) =>
  data<ProfileAnswer>({ message, fieldErrors: {}, ...more }, { status })
