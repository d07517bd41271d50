import { useEffect, useMemo, useState } from 'react'
import type { CartItem } from '#domain/cart-items.ts'
import { type Cents, cents } from '#domain/money.ts'
import { type DeliveryMethod, type PriceRules, type Quote, quoteLines } from '#domain/quote.ts'
import { type QuoteAnswer, requestQuote } from './quote-request.ts'

export type PriceChange = { id: string; name: string; was: Cents; now: Cents }

export type CartQuoteState = {
  /** The browser's at once, the server's as soon as it has answered. */
  quote: Quote
  isConfirmed: boolean
  /** By item id: why it cannot be ordered. */
  problems: ReadonlyMap<string, string>
  priceChanges: readonly PriceChange[]
}

type Asked = { items: readonly CartItem[]; delivery: DeliveryMethod; answer: QuoteAnswer }

/** Plus and minus are pressed in quick succession; the server is asked when they rest. */
const restMilliseconds = 250

/** Totals by the same rules as the server's, then the server's own word on them. */
export function useCartQuote(
  items: readonly CartItem[],
  delivery: DeliveryMethod,
  rules: PriceRules,
): CartQuoteState {
  const [asked, setAsked] = useState<Asked | null>(null)

  useEffect(() => {
    if (items.length === 0) return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await requestQuote(items, delivery, stop.signal)
      if (answer && !stop.signal.aborted) setAsked({ items, delivery, answer })
    }, restMilliseconds)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [items, delivery])

  // The cart is the same array until it changes: an answer about another one is not shown.
  const isCurrent = asked?.items === items && asked.delivery === delivery
  const answer = isCurrent ? asked.answer : null
  return useMemo(() => compare(items, delivery, rules, answer), [items, delivery, rules, answer])
}

function compare(
  items: readonly CartItem[],
  delivery: DeliveryMethod,
  rules: PriceRules,
  answer: QuoteAnswer | null,
): CartQuoteState {
  if (answer === null) {
    const lines = items.map((item) => ({ ...item, unitPrice: cents(item.unitPrice) }))
    const quote = quoteLines(lines, delivery, rules)
    return { quote, isConfirmed: false, problems: new Map(), priceChanges: [] }
  }
  const byId = new Map(answer.lines.map((line) => [line.id, line]))
  const problems = new Map(
    answer.lines.flatMap(({ id, problem }) => (problem === null ? [] : [[id, problem]])),
  )
  const priceChanges = items.flatMap((item): PriceChange[] => {
    const line = byId.get(item.id)
    if (!line || line.problem !== null || line.unitPrice === item.unitPrice) return []
    return [{ id: item.id, name: item.name, was: cents(item.unitPrice), now: cents(line.unitPrice) }]
  })
  return { quote: answer.quote, isConfirmed: true, problems, priceChanges }
}
