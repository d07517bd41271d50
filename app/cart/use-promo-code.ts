import { useState } from 'react'
import { notify } from '#app/ui/toast.tsx'
import type { CartItem } from '#domain/cart-items.ts'
import { describeOffer } from '#domain/discount.ts'
import { formatMoney } from '#domain/money.ts'
import { type PromoRefusal, promoRefusals, toPromoCode } from '#domain/promo-code.ts'
import type { DeliveryMethod } from '#domain/quote.ts'
import { storePromo } from './promo-store.ts'
import { requestQuote } from './quote-request.ts'

/** Applies and removes a code; every answer is a toast, and a refusal stands beside the field, too. */
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
    const answer = await requestQuote(items, delivery, code, new AbortController().signal)
    setIsBusy(false)
    const reading = answer?.promotion.code
    if (!answer || !reading) return refuse(promoRefusals.failed)
    if (!reading.ok) return refuse(reading.refusal)
    setRefusal(null)
    storePromo({ code, offer: reading.offer })
    const saved =
      answer.quote.discount > 0
        ? `You save ${formatMoney(answer.quote.discount)}.`
        : describeOffer(reading.offer)
    notify.success('Promo Code Applied', `${code}: ${saved}`)
  }
  const remove = (): void => {
    storePromo(null)
    setRefusal(null)
    notify.info('Promo Code Removed')
  }
  return { refusal, isBusy, apply, remove, forgetRefusal: () => setRefusal(null) }
}
