import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { ProductionPage } from '#app/admin/production/page.tsx'
import { SectionFailed } from '#app/admin/section-failed.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { useLiveRevalidation } from '#app/live.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { answeredOr } from '#app/operations/answered-or.ts'
import { readJsonField } from '#app/read-body.ts'
import { readProcess } from '#domain/orders/production.ts'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Production · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  return context.get(shopContext).production.readBoard(actor)
}

export function action(call: Route.ActionArgs) {
  const item = (form: FormData) => ({ item: form.get('item') })
  return answerOperation(call, {
    'production.move': (form) => ({ moves: readJsonField(form, 'moves') }),
    'production.assign': (form) => ({ items: readJsonField(form, 'items'), ...readAssignment(form) }),
    'production.scan': (form) => ({
      ticket: form.get('code') ?? '',
      station: readProcess(form.get('station')),
    }),
    'rolls.scan': (form) => ({
      code: form.get('code') ?? '',
      station: readProcess(form.get('station')),
    }),
    'rolls.reprint': (form) => Object.fromEntries(form),
    'production.block': (form) => ({ ...item(form), reason: form.get('reason') }),
    'production.unblock': item,
    'production.reprint': (form) => Object.fromEntries(form),
    'production.settle-change': (form) => Object.fromEntries(form),
    'production.shelve': (form) => ({ order: form.get('order') }),
  })
}

const readAssignment = (form: FormData): object => {
  const to = readJsonField(form, 'to')
  return typeof to === 'object' && to !== null ? to : {}
}

/** Only the board's filters change with the address; the cards do not. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = change
  const isFiltered = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return formMethod === undefined && isFiltered ? false : defaultShouldRevalidate
}

/** On a bad network the board stays, and says that nothing was moved. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  const message = 'The server couldn’t be reached. Nothing was changed.'
  return answeredOr(serverAction, 'production.move', message)
}

export default function AdminProduction({ loaderData }: Route.ComponentProps) {
  useLiveRevalidation([
    'production.changed',
    'order.changed',
    'order.placed',
    'edit-request.created',
    'edit-request.changed',
  ])
  return <ProductionPage board={loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SectionFailed error={error} title="Failed to load the production board" />
}
