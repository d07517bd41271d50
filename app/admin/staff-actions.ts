import { roleSchema } from '#domain/role.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Shop } from '#server/compose.ts'
import type { Actor } from '#server/kernel/actor.ts'

export type StaffOutcome = { ok: true; title: string } | { ok: false; status: number; title: string }

/** What owners do with staff; the doors decide whether they may. */
export async function runStaffAction(
  { people, auth }: Pick<Shop, 'people' | 'auth'>,
  actor: Actor,
  form: FormData,
): Promise<StaffOutcome> {
  const field = (name: string): string => String(form.get(name) ?? '')
  const intent = field('intent')
  const userId = field('userId')
  if (intent === 'invite') {
    const input = { email: field('email'), fullName: field('fullName'), role: field('role') }
    const outcome = await auth.staff.invite(actor, input)
    if (outcome.ok) return done(`Invitation sent to ${input.email}`)
    return outcome.reason === 'invalid'
      ? refuse(422, 'Please fill in name and email address')
      : refuse(409, 'This address has an account already')
  }
  if (!isUuid(userId)) return refuse(intent === '' ? 400 : 404, 'There is no such person')
  if (intent === 'role') {
    const role = roleSchema.safeParse(field('role'))
    if (!role.success) return refuse(422, 'Choose one of the roles')
    const outcome = await people.setRole(actor, userId, role.data)
    return outcome.ok ? done('Role changed') : refusals[outcome.reason]
  }
  if (intent === 'suspend' || intent === 'unsuspend') {
    const outcome = await people.setSuspended(actor, userId, intent === 'suspend')
    if (!outcome.ok && outcome.reason !== 'unchanged') return refusals[outcome.reason]
    return done(intent === 'suspend' ? 'Suspended, and signed out everywhere' : 'Suspension lifted')
  }
  if (intent === 'end-staff-session') {
    const isEnded = await auth.staff.endSessionOf(actor, userId, field('sessionId'))
    return isEnded ? done('Signed out there') : refuse(404, 'That session is over already')
  }
  if (intent === 'end-sessions') {
    const count = await auth.staff.endSessionsOf(actor, userId)
    return done(count === 1 ? '1 session ended' : `${count} sessions ended`)
  }
  return refuse(400, 'Nothing was changed')
}

const done = (title: string): StaffOutcome => ({ ok: true, title })
const refuse = (status: number, title: string): StaffOutcome => ({ ok: false, status, title })

const refusals = {
  not_found: refuse(404, 'There is no such person'),
  last_owner: refuse(409, 'The shop needs an owner. Make somebody else owner first.'),
}
