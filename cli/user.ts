import { parseArgs } from 'node:util'
import { z } from 'zod'
import { emailSchema } from '#domain/people/account.ts'
import { builtInRoles } from '#domain/people/role.ts'
import { newOneTimePassword } from '#server/auth/index.ts'
import type { Shop } from '#server/shop.ts'

import { withShop } from './with-shop.ts'

const usage = `Use: npm run shop -- user create EMAIL [--role ROLE] [--name NAME] [--phone PHONE]
     npm run shop -- user set-role EMAIL ROLE
     npm run shop -- user reset-password EMAIL
     npm run shop -- user remove-factors EMAIL

ROLE is one of ${builtInRoles.join(', ')}.`

const byCommandLine = { system: 'command line' }

/** Creates accounts, and assigns roles and one-time passwords. Reports what it did; exits with 1 on failure. */
export async function user(rest: readonly string[]): Promise<void> {
  const request = readRequest(rest)
  if (request === null) {
    console.error(usage)
    process.exitCode = 2
    return
  }
  const answer = await withShop((shop) => carryOut(shop, request))
  if (answer.ok) console.log(answer.says)
  else {
    console.error(answer.says)
    process.exitCode = 1
  }
}

const requestSchema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('create'),
    email: emailSchema,
    role: z.enum(builtInRoles),
    name: z.string(),
    phone: z.string(),
  }),
  z.object({ action: z.literal('set-role'), email: emailSchema, role: z.enum(builtInRoles) }),
  z.object({ action: z.literal('reset-password'), email: emailSchema }),
  z.object({ action: z.literal('remove-factors'), email: emailSchema }),
])

type UserRequest = z.output<typeof requestSchema>

/** Null when the arguments are invalid. */
export function readRequest(rest: readonly string[]): UserRequest | null {
  const text = { type: 'string' as const }
  const options = { role: text, name: text, phone: text }
  let line: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>
  try {
    line = parseArgs({ args: [...rest], options, allowPositionals: true })
  } catch {
    return null
  }
  const [action, email, role] = line.positionals
  const { values } = line
  const request = requestSchema.safeParse({
    action,
    email,
    role: action === 'create' ? (values.role ?? 'customer') : role,
    name: values.name ?? '',
    phone: values.phone ?? '',
  })
  return request.success ? request.data : null
}

/** For shops where the operator has disabled passwords. */
const otherWay = 'another way, since SIGN_IN_WAYS leaves out passwords'

type Answer = { ok: boolean; says: string }

export async function carryOut({ auth, people }: Shop, request: UserRequest): Promise<Answer> {
  const { email } = request
  if (request.action === 'create') {
    const { role, name: fullName, phone } = request
    const password = newOneTimePassword()
    const account = { email, password, role, fullName, phone, isOneTimePassword: true }
    const outcome = await auth.createUser(account, byCommandLine)
    if (!outcome.ok) return { ok: false, says: `${email} already has an account.` }
    const way = auth.ways.password ? `One-time password: ${password}` : `They sign in ${otherWay}.`
    return { ok: true, says: `${email} is now ${role}. ${way}` }
  }
  if (request.action === 'reset-password') {
    if (!auth.ways.password)
      return { ok: false, says: `A one-time password wouldn’t work: everyone signs in ${otherWay}.` }
    const outcome = await auth.setOneTimePassword(email, byCommandLine)
    if (!outcome.ok) return { ok: false, says: `No one has the address ${email}.` }
    return { ok: true, says: `One-time password for ${email}: ${outcome.password}` }
  }
  if (request.action === 'remove-factors') {
    const outcome = await auth.removeAllFactors(email, byCommandLine)
    if (!outcome.ok) return { ok: false, says: `No one has the address ${email}.` }
    return { ok: true, says: `${email} is signed out, and no longer has a second factor.` }
  }
  const userId = await auth.userIdOf(email)
  const outcome = userId ? await people.setRole(byCommandLine, userId, request.role) : null
  if (outcome?.ok) return { ok: true, says: `${email} is now ${request.role}.` }
  if (outcome?.reason === 'last_owner')
    return { ok: false, says: `${email} is the last owner. Make someone else an owner first.` }
  return { ok: false, says: `No one has the address ${email}.` }
}
