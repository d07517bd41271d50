import { useState } from 'react'
import { callOperation } from '#app/operations/call-operation.ts'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { CartItem } from '#domain/cart/cart-items.ts'
import { whyNothingOff } from '#domain/money/discount-words.ts'
import { cents, formatMoney } from '#domain/money/money.ts'
import { type PromoRefusal, promoRefusals, toPromoCode } from '#domain/money/promo-code.ts'
import type { DeliveryMethod } from '#domain/orders/totals.ts'
import { storePromo } from './promo-store.ts'
import { toLine } from './to-line.ts'

/** Applies and removes a code; every answer is a toast, and a refusal is also shown beside the field. */
export function usePromoCode(items: readonly CartItem[], delivery: DeliveryMethod) {
  const [refusal, setRefusal] = useState<PromoRefusal | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const refuse = (why: PromoRefusal): void => {
    setRefusal(why)
    notify.error(why.title, why.message)
  }
  const apply = async (typed: string): Promise<void> => {
    const code = toPromoCode(typed)
    if (code === '') return refuse(promoRefusals.blank)
    setIsBusy(true)
    const cart = { lines: items.map(toLine), delivery, promoCode: code }
    const called = await callOperation('cart.total', 'POST /cart/total', cart)
    setIsBusy(false)
    const reading = called.ok ? called.value.promotion.code : null
    if (!called.ok || !reading) return refuse(promoRefusals.failed)
    if (!reading.ok) return refuse(reading.refusal)
    setRefusal(null)
    storePromo({ code, offer: reading.offer })
    const { totals, promotion } = called.value
    const lines = items.map((item) => ({ ...item, unitPrice: cents(item.unitPrice) }))
    const counts = promotion.offer
    const nothing = whyNothingOff(reading.offer, { lines, delivery, totals, counts })
    notify.success('Promo Code Applied', nothing ?? `${code}: You save ${formatMoney(totals.discount)}.`)
  }
  const remove = (): void => {
    storePromo(null)
    setRefusal(null)
    notify.info('Promo Code Removed')
  }
  return { refusal, isBusy, apply, remove, forgetRefusal: () => setRefusal(null) }
}
