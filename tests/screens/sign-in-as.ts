import { randomUUID } from 'node:crypto'
import type { Shop } from '#server/shop.ts'

/** A session cookie's value for a person of the demo shop, whose password no one knows. */
export async function signInAs(auth: Shop['auth'], email: string): Promise<string> {
  const meta = { clientAddress: '127.0.0.1', userAgent: 'screens', visitorId: randomUUID() }
  const given = await auth.setOneTimePassword(email)
  if (!given.ok) throw new Error(`Nobody has the address ${email}`)
  const first = await auth.signIn({ email, password: given.password }, meta)
  if (first.ok || first.reason !== 'new_password_required')
    throw new Error(`${email} was not asked for a new password`)
  const chosen = await auth.resetPassword({ token: first.token, password: randomUUID() }, meta)
  if (!chosen.ok) throw new Error(`${email} could not choose a password: ${chosen.reason}`)
  return chosen.session.value
}
