import { CheckoutPage } from '#app/checkout/page.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { payWaysOf } from '#domain/money/ways-to-pay.ts'
import { textConsentWords } from '#domain/people/text-consent.ts'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = () => [
  { title: 'Checkout' },
  { name: 'description', content: 'Tell us where to send your order, and pay for it.' },
  { name: 'robots', content: 'noindex' },
]

/** Signed-in shoppers find their details filled in. */
export async function loader({ context }: Route.LoaderArgs) {
  const { settings, people, checkout, payments, cart, mail } = context.get(shopContext)
  const { actor } = context.get(visitContext)
  const { user } = actor
  const [shopSettings, prices, profile, addresses, texted] = await Promise.all([
    settings.read(),
    cart.publicPrices(),
    user ? people.profileOf(user.id) : Promise.resolve(null),
    user ? people.listAddresses(actor) : Promise.resolve([]),
    user ? mail.textsOfAccount(user.id) : Promise.resolve(null),
  ])
  const { pickupAddress, pickupHours } = shopSettings
  const { timeZone, cutOff, dueTime, businessDays, holidays, turnaround } = shopSettings
  return {
    prices,
    delivery: {
      ...{ pickupAddress, pickupHours },
      calendar: { timeZone, cutOff, dueTime, businessDays, holidays, turnaround },
    },
    contact: {
      email: profile?.email ?? user?.email ?? '',
      fullName: profile?.fullName ?? '',
      phone: profile?.phone ?? '',
    },
    addresses,
    isAddressRequired: shopSettings.isAddressRequired,
    isAddressChecked: shopSettings.isAddressChecked,
    isSignedIn: user !== null,
    texts: mail.hasTexts
      ? texted
        ? { phone: texted.phone }
        : { words: textConsentWords(shopSettings.siteName) }
      : null,
    providerName: checkout.providerName,
    payWays: payWaysOf(payments.providerKey),
  }
}

export default function Checkout({ loaderData }: Route.ComponentProps) {
  return <CheckoutPage {...loaderData} />
}
