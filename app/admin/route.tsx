import { data, Outlet } from 'react-router'
import { AdminFrame } from '#app/admin/admin-frame.tsx'
import { readBatches } from '#app/admin/batches/fetch-batches.ts'
import { countWork } from '#app/admin/count-work.ts'
import { AccessDenied } from '#app/admin/later-access-denied.ts'
import { readDenial } from '#app/admin/read-denial.ts'
import { SectionFailed } from '#app/admin/section-failed.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { useLiveEvents, useLiveRevalidation } from '#app/live.ts'
import { ErrorPage } from '#app/shell/error-page.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import { editRequestMessages } from '#domain/orders/edit-request.ts'
import { roleNames } from '#domain/people/role.ts'
import type { Route } from './+types/route.ts'

export const handle = { frame: 'none' }

export const meta: Route.MetaFunction = () => [
  { title: 'Admin Portal' },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ context }: Route.LoaderArgs) {
  const { actor, report } = context.get(visitContext)
  const { user } = actor
  const shop = context.get(shopContext)
  const { siteName } = await shop.settings.read()
  if (!user) throw new Error('require-page.ts lets nobody in who is not signed in')
  let roleName: string
  try {
    roleName = (await shop.people.ownRoleNameOf(user.id)) ?? roleNames[user.role]
  } catch (error) {
    report(error)
    return data({ access: 'unknown' as const }, { status: 503 })
  }
  return data({
    access: 'granted' as const,
    user: { email: user.email, role: user.role, permissions: user.permissions, roleName },
    siteName,
    counts: await countWork(shop, actor),
    work: await readBatches(shop, actor),
    refused: shop.operations.refusedTo(actor),
    lacksSecondFactor: !(await shop.auth.factors.list(user)).some(({ isVerified }) => isVerified),
    hasMailbox: !shop.mail.hasTransport && user.role === 'owner',
  })
}

export default function Admin({ loaderData }: Route.ComponentProps) {
  useLiveRevalidation([
    'edit-request.created',
    'edit-request.changed',
    'quote.changed',
    'order.changed',
    'order.placed',
  ])
  useLiveEvents(['edit-request.created'], (id) => {
    if (id !== null)
      notify.info(editRequestMessages.arrived, 'A customer requested a change to an order.', { id })
  })
  if (loaderData.access === 'unknown')
    return (
      <main id="main">
        <SectionFailed error={null} title="Failed to check user role" />
      </main>
    )
  return (
    <AdminFrame {...loaderData}>
      <Outlet />
    </AdminFrame>
  )
}

/**
 * A missing page, or an error without a message of its own, is reported within the frame, so that staff can carry on
 * from there.
 */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const denial = readDenial(error)
  if (denial) return <AccessDenied {...denial} />
  if (loaderData?.access !== 'granted')
    return (
      <main id="main">
        <ErrorPage error={error} />
      </main>
    )
  return (
    <AdminFrame {...loaderData}>
      <SectionFailed error={error} title="Something went wrong on our side." />
    </AdminFrame>
  )
}
