import { CartPage } from '#app/cart/cart-page.tsx'
import { shopContext } from '#app/context.ts'
import { priceRulesOf } from '#domain/shop-settings.ts'
import type { Route } from './+types/cart.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Your cart' }, { name: 'robots', content: 'noindex' }]

export async function loader({ context }: Route.LoaderArgs) {
  return { rules: priceRulesOf(await context.get(shopContext).settings.read()) }
}

export default function Cart({ loaderData }: Route.ComponentProps) {
  return <CartPage rules={loaderData.rules} />
}
