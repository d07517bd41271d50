import { data } from 'react-router'
import { runStaffAction } from '#app/admin/staff-actions.ts'
import { StaffPage } from '#app/admin/staff-page.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { readForm } from '#app/read-body.ts'
import type { Route } from './+types/admin-staff.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Staff · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  if (actor.user?.role !== 'owner') throw data('Access Denied', { status: 403 })
  const { people, auth } = context.get(shopContext)
  const staff = await people.listStaff(actor)
  const sessions = await Promise.all(staff.map(({ userId }) => auth.staff.sessionsOf(actor, userId)))
  return {
    ownId: actor.user.id,
    members: staff.map((member, index) => ({ ...member, sessions: sessions[index] ?? [] })),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { actor } = context.get(visitContext)
  const outcome = await runStaffAction(context.get(shopContext), actor, await readForm(request))
  return data(outcome, { status: outcome.ok ? 200 : outcome.status })
}

export default function AdminStaff({ loaderData }: Route.ComponentProps) {
  return <StaffPage {...loaderData} />
}
