import { data, redirect } from 'react-router'
import { noticeCookie } from '#app/shell/notices.ts'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { Needs, ProfileAnswer } from './answer-profile-form.ts'
import type { ProfileMessageCode } from './profile-messages.ts'

/** The forms by which somebody leaves. */
export const ownDataHandlers: Record<
  string,
  (needs: Needs) => Promise<ReturnType<typeof answer> | Response>
> = {
  'mail-deletion-code': mailCode,
  'delete-account': deleteAccount,
}

async function mailCode({ shop, visit, user }: Needs) {
  const outcome = await shop.ownData.sendCode(user, visit.clientAddress)
  if (outcome.ok) return answer('deletion_code_sent', 200, true)
  return outcome.reason === 'too_many_attempts'
    ? answer(outcome.reason, 429, false)
    : answer('address_unproven', 409, false)
}

async function deleteAccount({ shop, visit, form }: Needs) {
  const code = text(form, 'code').replace(/\s/g, '')
  const isByCode = form.has('code')
  const proof = isByCode ? { code } : { password: text(form, 'password') }
  if (form.get('understood') === null)
    return answer(null, 422, isByCode, { understood: 'Please tick this to go on' })
  const outcome = await shop.ownData.deleteAccount(visit.actor, proof, visit.clientAddress)
  if (outcome.ok) {
    visit.setSession(null)
    return redirect('/', { status: 303, headers: { 'set-cookie': noticeCookie('account_deleted') } })
  }
  if (outcome.reason === 'too_many_attempts') return answer(outcome.reason, 429, isByCode)
  if (outcome.reason === 'last_owner' || outcome.reason === 'open_orders')
    return answer(outcome.reason, 409, isByCode)
  const errors: FieldErrors = isByCode
    ? { code: code === '' ? 'Enter the code from the mail' : 'That code is not right' }
    : { password: proof.password ? 'That password is not right' : 'Enter your password' }
  return answer(null, 422, isByCode, errors)
}

function text(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, 256) : ''
}

const answer = (
  message: ProfileMessageCode | null,
  status: number,
  isCodeSent: boolean,
  errors: FieldErrors = {},
) => data<ProfileAnswer>({ message, fieldErrors: {}, deletion: { isCodeSent, errors } }, { status })
