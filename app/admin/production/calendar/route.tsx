import { SectionFailed } from '#app/admin/section-failed.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { useLiveRevalidation } from '#app/live.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { isLocalDay } from '#domain/local-time.ts'
import { processes } from '#domain/orders/production.ts'
import { isPermitted } from '#domain/people/permissions.ts'
import type { Route } from './+types/route.ts'
import { CalendarPage } from './page.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Calendar · Admin Portal' }]

/** `?from=2026-11-23`: the four weeks around that day; `&day=2026-11-27`: the day whose orders are open. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { production, settings } = context.get(shopContext)
  const asked = url.searchParams.get('from')
  const calendar = await production.readCalendar(actor, asked !== null && isLocalDay(asked) ? asked : null)
  const mayPlan = actor.user !== null && isPermitted(actor.user, 'settings.write')
  return { calendar, settingsVersion: mayPlan ? (await settings.readForStaff(actor)).version : null }
}

export function action(call: Route.ActionArgs) {
  return answerOperation(call, {
    'orders.change-due-date': (form) => ({
      ...{ order: form.get('order'), day: form.get('day'), reason: form.get('reason') },
      seen: form.get('seen') || null,
    }),
    'settings.change-capacity': (form) => ({ stations: readStations(form), version: form.get('version') }),
  })
}

/** An empty field means no limit. */
const readStations = (form: FormData): object =>
  Object.fromEntries(
    processes.flatMap((station) => {
      const amount = form.get(`amount-${station}`)
      const unit = form.get(`unit-${station}`) ?? undefined
      return amount === null || amount === '' ? [] : [[station, { amount: Number(amount), unit }]]
    }),
  )

export default function AdminCalendar({ loaderData }: Route.ComponentProps) {
  useLiveRevalidation(['production.changed', 'order.changed', 'order.placed'])
  return <CalendarPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SectionFailed error={error} title="Failed to load the calendar" />
}
