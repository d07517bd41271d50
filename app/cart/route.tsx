import { CartPage } from '#app/cart/page.tsx'
import { shopContext } from '#app/context.ts'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = () => [
  { title: 'Your cart' },
  { name: 'description', content: 'What you’re about to order, with prices, shipping, and tax.' },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ context }: Route.LoaderArgs) {
  const { cart, settings, catalog } = context.get(shopContext)
  const [prices, { timeZone, cutOff, dueTime, businessDays, holidays, turnaround }, sizes] =
    await Promise.all([cart.publicPrices(), settings.read(), catalog.gangSheetSizes()])
  return { prices, sizes, calendar: { timeZone, cutOff, dueTime, businessDays, holidays, turnaround } }
}

export default function Cart({ loaderData }: Route.ComponentProps) {
  return <CartPage {...loaderData} />
}
