import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { CartItem } from '#domain/cart/cart-items.ts'
import type { DeliveryMethod } from '#domain/orders/totals.ts'
import { type CheckoutForm, readForm } from './read-form.ts'
import { useMissing } from './use-missing.ts'

/** What is in the form, and what is still missing. */
export function useFilled(
  form: RefObject<HTMLFormElement | null>,
  items: readonly CartItem[],
  delivery: DeliveryMethod,
) {
  const [filled, setFilled] = useState<CheckoutForm | null>(null)
  const noteChange = useCallback(() => {
    if (form.current) setFilled(readForm(form.current, { delivery: 'shipping', speed: 'standard' }, ''))
  }, [form])
  useEffect(noteChange, [noteChange])
  return { filled, noteChange, missing: useMissing(filled, items, delivery) }
}
