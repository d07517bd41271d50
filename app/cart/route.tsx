import { CartPage } from '#app/cart/page.tsx'
import { shopContext } from '#app/context.ts'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Your cart' }, { name: 'robots', content: 'noindex' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { cart, settings } = context.get(shopContext)
  const [prices, { timeZone, cutOff, dueTime, businessDays, holidays, turnaround }] = await Promise.all([
    cart.publicPrices(),
    settings.read(),
  ])
  return { prices, calendar: { timeZone, cutOff, dueTime, businessDays, holidays, turnaround } }
}

export default function Cart({ loaderData }: Route.ComponentProps) {
  return <CartPage {...loaderData} />
}
