import { CartPage } from '#app/cart/page.tsx'
import { shopContext } from '#app/context.ts'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Your cart' }, { name: 'robots', content: 'noindex' }]

export async function loader({ context }: Route.LoaderArgs) {
  return { prices: await context.get(shopContext).cart.publicPrices() }
}

export default function Cart({ loaderData }: Route.ComponentProps) {
  return <CartPage prices={loaderData.prices} />
}
