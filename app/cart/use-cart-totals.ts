import { useEffect, useMemo, useState } from 'react'
import { callOperation } from '#app/operations/call-operation.ts'
import type { CartItem } from '#domain/cart/cart-items.ts'
import type { Offer } from '#domain/money/discount.ts'
import { offerLabel, whyNothingOff } from '#domain/money/discount-words.ts'
import { type Cents, cents } from '#domain/money/money.ts'
import type { PromoRefusal } from '#domain/money/promo-code.ts'
import type { DeliveryMethod, OrderTotals, PriceRules } from '#domain/orders/totals.ts'
import { type DeliverySpeed, priceRulesAt } from '#domain/shipping/delivery-speed.ts'
import type { PublicPrices } from '#server/cart/index.ts'
import type { ValueOf } from '#server/operations.ts'
import { type BrowserPrices, type Charge, priceInBrowser } from './price-in-browser.ts'
import { type AppliedPromo, usePromo } from './promo-store.ts'
import { toLine } from './to-line.ts'

export type PriceChange = { id: string; name: string; was: Cents; now: Cents }

export type ToldItem = { name: string; options: readonly string[] }

export type CartTotalsState = {
  /** First the browser's figures, then the server's as soon as it has answered. */
  totals: OrderTotals
  isConfirmed: boolean
  /** By item id: why it cannot be ordered. */
  problems: ReadonlyMap<string, string>
  /** Changes of the products' own prices, before quantity breaks. */
  priceChanges: readonly PriceChange[]
  /** By item id: what it costs at its quantity. */
  charges: ReadonlyMap<string, Charge>
  /** By item id: the shop's name for it and its chosen options, worded as on the order. */
  told: ReadonlyMap<string, ToldItem>
  promo: AppliedPromo | null
  /** Why the applied code is not valid for this cart now. */
  promoRefusal: PromoRefusal | null
  /** Where the discount comes from: the code's offer or an automatic one. */
  offer: Offer | null
  discountLabel: string
  /** Why the applied code saves nothing on this cart; null if it does, or is refused. */
  idleCode: string | null
}

/** Everything except the wording about the discount, which is derived from the rest. */
type Figures = Omit<CartTotalsState, 'discountLabel' | 'idleCode'>

type TotalsAnswer = ValueOf<'cart.total'>

type Asked = {
  items: readonly CartItem[]
  delivery: DeliveryMethod
  speed: DeliverySpeed
  code: string | undefined
  answer: TotalsAnswer
}

/** Plus and minus are pressed in quick succession; the server is asked after a pause. */
const restMilliseconds = 250

/** Totals by the same rules as the server's, then the server's own figures. */
export function useCartTotals(
  items: readonly CartItem[],
  delivery: DeliveryMethod,
  { rules: standard, tiers, offers, speeds }: PublicPrices,
  speed: DeliverySpeed = 'standard',
): CartTotalsState {
  const [asked, setAsked] = useState<Asked | null>(null)
  const promo = usePromo()
  const code = promo?.code
  const rules = useMemo(() => priceRulesAt(standard, speeds, speed), [standard, speeds, speed])

  useEffect(() => {
    if (items.length === 0) return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const cart = { lines: items.map(toLine), delivery, speed, promoCode: code }
      const { signal } = stop
      const called = await callOperation('cart.total', 'POST /cart/total', cart, { signal }).catch(() => null)
      // If the shop cannot be reached, the browser's own figures are used until checkout.
      if (called?.ok && !signal.aborted) setAsked({ items, delivery, speed, code, answer: called.value })
    }, restMilliseconds)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [items, delivery, speed, code])

  // The cart is the same array until it changes: an answer about a different one is not shown.
  const isCurrent =
    asked?.items === items && asked.delivery === delivery && asked.speed === speed && asked.code === code
  const answer = isCurrent ? asked.answer : null
  return useMemo(
    () => cartTotalsOf(items, delivery, { rules, tiers, offers }, promo, answer),
    [items, delivery, rules, tiers, offers, promo, answer],
  )
}

/** The browser's figures, or the shop's own once it has answered. */
export const cartTotalsOf = (
  items: readonly CartItem[],
  delivery: DeliveryMethod,
  prices: BrowserPrices,
  promo: AppliedPromo | null,
  answer: TotalsAnswer | null,
): CartTotalsState =>
  withWords(items, delivery, prices.rules, compare(items, delivery, prices, promo, answer))

/** How much of the subtotal is setup fees, in cents. */
export const setupFeesOf = ({ charges }: CartTotalsState): number =>
  [...charges.values()].reduce((sum, { setupFee }) => sum + setupFee, 0)

function withWords(
  items: readonly CartItem[],
  delivery: DeliveryMethod,
  { isFaster }: PriceRules,
  figures: Figures,
): CartTotalsState {
  const { offer: counts, promo, promoRefusal, totals } = figures
  const discountLabel = counts ? offerLabel(counts, items) : 'Discount'
  const lines = items.map((item) => ({ ...item, unitPrice: cents(item.unitPrice) }))
  const idleCode =
    promo && !promoRefusal ? whyNothingOff(promo.offer, { lines, delivery, totals, counts, isFaster }) : null
  return { ...figures, discountLabel, idleCode }
}

function compare(
  items: readonly CartItem[],
  delivery: DeliveryMethod,
  prices: BrowserPrices,
  promo: AppliedPromo | null,
  answer: TotalsAnswer | null,
): Figures {
  if (answer === null) {
    const { totals, offer, charges } = priceInBrowser(items, delivery, prices, promo?.offer ?? null)
    const nothing = { problems: new Map(), told: new Map(), priceChanges: [], promoRefusal: null }
    return { totals, offer, charges, promo, isConfirmed: false, ...nothing }
  }
  const { lines, totals, promotion } = answer
  const byId = new Map(lines.map((line) => [line.id, line]))
  const problems = new Map(lines.flatMap(({ id, problem }) => (problem === null ? [] : [[id, problem]])))
  const priceChanges = items.flatMap((item): PriceChange[] => {
    const line = byId.get(item.id)
    if (!line || line.problem !== null || line.unitPrice === item.unitPrice) return []
    return [{ id: item.id, name: item.name, was: cents(item.unitPrice), now: cents(line.unitPrice) }]
  })
  const charges = new Map(
    lines.flatMap(({ id, breakPrice, setupFee, problem }): [string, Charge][] =>
      problem === null ? [[id, { unitPrice: cents(breakPrice), setupFee: cents(setupFee) }]] : [],
    ),
  )
  const told = new Map(lines.filter(({ problem }) => problem === null).map((line) => [line.id, line]))
  const promoRefusal = promotion.code?.ok === false ? promotion.code.refusal : null
  return {
    totals,
    offer: promotion.offer,
    charges,
    told,
    promo,
    promoRefusal,
    isConfirmed: true,
    problems,
    priceChanges,
  }
}
