import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { describePage } from '#app/seo.ts'
import { defaultSheetMargin, defaultSheetSpacing, gangSheetWidth } from '#domain/artwork/gang-sheet.ts'
import { sameDayWords } from '#domain/shop/same-day-words.ts'
import { mmToInches } from '#domain/units.ts'
import type { Route } from './+types/route.ts'
import { describeShop } from './describe-shop.ts'
import { heroOrder } from './hero-orders.ts'
import { type HeroSheet, type HeroStrip, nestHero } from './nest-hero.ts'
import { HomePage } from './page.tsx'
import { readShelf } from './read-shelf.ts'
import { wholeDollars } from './whole-dollars.ts'

const description =
  'Build a 22-inch DTF gang sheet from your own artwork, nested tight and printed exactly as you saw it. Custom t-shirts and engraved tumblers.'

export const meta: Route.MetaFunction = (args) => {
  const shop = args.matches[0]?.loaderData?.shop
  return describePage(args, {
    title: `${shop?.siteName ?? 'Gangway'}: custom DTF gang sheets, t-shirts and tumblers`,
    isWholeTitle: true,
    description,
    about: shop && describeShop(shop),
  })
}

const strip: HeroStrip = {
  width: gangSheetWidth,
  maxHeight: 24,
  spacing: mmToInches(defaultSheetSpacing),
  margin: mmToInches(defaultSheetMargin),
}

let firstSheet: HeroSheet | null = null

export async function loader({ context }: Route.LoaderArgs) {
  const { settings, catalog, listings, prints } = context.get(shopContext)
  const [shop, sizes, shelf] = await Promise.all([
    settings.read(),
    catalog.gangSheetSizes(),
    readShelf({ listings, prints }),
  ])
  firstSheet ??= nestHero(heroOrder(0), strip)
  const shown = sizes.find((size) => size.height === strip.maxHeight)
  return {
    hero: {
      sheet: firstSheet,
      strip,
      sameDay: sameDayWords(shop),
      price: shown ? wholeDollars(shown.price) : null,
      lowestPrice: sizes[0] ? wholeDollars(sizes[0].price) : null,
    },
    sizes: sizes.map(({ id, width, height, price }) => ({ id, width, height, price: wholeDollars(price) })),
    shelf,
    facts: {
      sameDay: sameDayWords(shop),
      freeFrom: shop.freeShippingFrom === null ? null : wholeDollars(shop.freeShippingFrom),
      place: shop.pickupAddress.city,
      pickupDays: shop.pickupDays,
      shippingDays: shop.shippingDays,
    },
    isWelcomeDue: shop.isWelcomePopupShown && context.get(visitContext).actor.user === null,
  }
}

export const action = (call: Route.ActionArgs) =>
  answerOperation(call, { 'newsletter.subscribe': (form) => ({ email: form.get('email') }) })

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage loaderData={loaderData} />
}
