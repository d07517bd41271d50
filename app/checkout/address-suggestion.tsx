import { MapPin } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import type { CheckoutAddress } from '#domain/cart/checkout.ts'
import { useAddressCheck } from './use-address-check.ts'

/**
 * The address as the carrier writes it, accepted with one click; or a note that the carrier doesn't know it. The
 * shopper has the last word.
 */
export function AddressSuggestion({
  address,
  isAsked,
  onTake,
}: {
  address: CheckoutAddress | null
  isAsked: boolean
  onTake: (address: CheckoutAddress) => void
}) {
  const checked = useAddressCheck(address, isAsked)
  const { suggestion = null, problem = null } = checked ?? {}
  return (
    <div aria-live="polite">
      {suggestion && (
        <div className="mt-4 flex flex-wrap items-center gap-3 rounded-md bg-cyan-wash px-4 py-3 text-cyan-ink">
          <MapPin aria-hidden className="size-5 shrink-0" />
          <p className="min-w-0 flex-1 text-sm">
            The carrier lists it as
            <strong className="block">
              {[suggestion.street1, suggestion.street2, suggestion.city].filter(Boolean).join(', ')},{' '}
              {suggestion.state} {suggestion.zip}
            </strong>
          </p>
          <Button size="sm" onClick={() => onTake(suggestion)}>
            Use this address
          </Button>
        </div>
      )}
      {problem && (
        <p className="mt-4 rounded-md bg-yellow-wash px-4 py-3 text-sm text-yellow-ink">
          {problem} Double-check it; you can still pay with it.
        </p>
      )}
    </div>
  )
}
