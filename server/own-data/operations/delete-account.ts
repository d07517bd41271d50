import { z } from 'zod'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { invalid, ok } from '#server/kernel/operations/outcome.ts'
import { tooOften } from '#server/kernel/rate-limit.ts'
import { userOf } from '#server/kernel/user-of.ts'
import { deleteAccount } from '../delete-account.ts'
import type { OwnDataDeps } from '../deps.ts'

const route = {
  onlyPages: 'the person at the keyboard gives a password or an emailed code, and is signed out',
}

export const mailDeletionCode = defineOperation({
  name: 'account.mail-deletion-code',
  route,
  summary: 'Email yourself a code for deleting your account without a password',
  may: 'signed_in',
  input: z.object({}),
  example: {},
  result: z.undefined(),
  async run({ account }: OwnDataDeps, actor) {
    const sent = await account.sendCode(userOf(actor), actor.network ?? '')
    if (sent.ok) return ok(undefined)
    throw sent.reason === 'too_many_attempts' ? tooOften(sent) : refusalFor('address_unproven')
  },
})

const proof = z.string().max(256)

export const deleteOwnAccount = defineOperation({
  name: 'account.delete',
  route,
  summary: 'Delete your account permanently, with your password or an emailed code',
  may: 'signed_in',
  input: z.object({
    understood: z.literal(true, 'Please check this box to continue'),
    password: proof.optional(),
    /** Used instead of the password. */
    code: proof.optional(),
  }),
  example: { understood: true, password: 'ink on film' },
  result: z.undefined(),
  async run(deps: OwnDataDeps, actor, { password, code: typed }) {
    const code = typed?.replace(/\s/g, '')
    const isByCode = code !== undefined
    const shown = isByCode ? { code } : { password }
    const outcome = await deleteAccount(deps, actor, shown, actor.network ?? '')
    if (outcome.ok) return ok(undefined)
    if (outcome.reason === 'too_many_attempts') throw tooOften(outcome)
    if (outcome.reason === 'last_owner' || outcome.reason === 'open_orders') throw refusalFor(outcome.reason)
    return isByCode
      ? invalid({ code: code === '' ? 'Enter the code from the email' : 'That code isn’t right' })
      : invalid({ password: password ? 'That password isn’t right' : 'Enter your password' })
  },
})

const refusalFor = (because: string) => new AppError('conflict', 'This was not done.', { because })
