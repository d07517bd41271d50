import { ToDo } from '#app/admin/dashboard/to-do.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { Route } from './+types/none.route.ts'

/**
 * Null when the figures could not be read: the list beside them is worth more. To who is no staff the layout says so,
 * with the way back to the shop.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { actor, report } = context.get(visitContext)
  const { reports } = context.get(shopContext)
  try {
    const [today, attention] = await Promise.all([reports.today(actor), reports.attention(actor)])
    return { today, attention: attention.length }
  } catch (error) {
    report(error)
    return null
  }
}

/** Beside the list, while no order is open. */
export default function AdminNoOrder({ loaderData }: Route.ComponentProps) {
  return (
    <div className="px-6 py-5">
      <h2 className="font-bold text-xl">What there is to do</h2>
      <p className="mt-1 text-ink-muted">
        Open an order from the list: its artwork, print files, payment and history show here, beside it.
      </p>
      {loaderData && <ToDo {...loaderData} className="mt-5 grid-cols-5" />}
      <nav aria-label="Where work goes on" className="mt-6 flex flex-wrap gap-3">
        <LinkButton to="/admin/production">Production board</LinkButton>
        <LinkButton to="/admin/labels">Labels</LinkButton>
        <LinkButton to="/admin/packing">Packing table</LinkButton>
      </nav>
    </div>
  )
}
