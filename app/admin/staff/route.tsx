import { SectionFailed } from '#app/admin/section-failed.tsx'
import { StaffPage } from '#app/admin/staff/page.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Staff · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { people, auth } = context.get(shopContext)
  const [staff, roles] = await Promise.all([people.listStaff(actor), people.listCustomRoles(actor)])
  const userIds = staff.map(({ userId }) => userId)
  const notYetCome = new Set(await auth.staff.notYetCome(actor, userIds))
  const sessions = await Promise.all(userIds.map((userId) => auth.staff.sessionsOf(actor, userId)))
  return {
    ownId: actor.user?.id ?? null,
    roles,
    members: staff.map((member, index) => ({
      ...member,
      sessions: sessions[index] ?? [],
      isInvited: notYetCome.has(member.userId),
    })),
  }
}

export const action = (call: Route.ActionArgs) =>
  answerOperation(call, {
    'staff.invite': (form) => ({
      email: form.get('email'),
      fullName: form.get('fullName'),
      role: form.get('role'),
    }),
    'staff.set-role': (form) => ({ ...readPerson(form), role: form.get('role') }),
    'staff.suspend': readPerson,
    'staff.unsuspend': readPerson,
    'staff.end-session': (form) => ({ ...readPerson(form), session: form.get('session') }),
    'staff.end-sessions': readPerson,
    'roles.create': readRole,
    'roles.update': (form) => ({ ...readRole(form), role: form.get('role'), version: form.get('version') }),
    'roles.remove': (form) => ({ role: form.get('role') }),
  })

const readRole = (form: FormData) => ({
  name: form.get('name'),
  permissions: form.getAll('permissions'),
})

const readPerson = (form: FormData) => ({ person: form.get('person') })

export default function AdminStaff({ loaderData }: Route.ComponentProps) {
  return <StaffPage {...loaderData} />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <SectionFailed error={error} title="Failed to load the staff" />
)
