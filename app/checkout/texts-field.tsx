import { MessageSquareText } from 'lucide-react'
import { Link } from 'react-router'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'

/** The consent wording; the number that already receives texts; or null if the shop sends no texts. */
export type TextOffer = { words: string } | { phone: string } | null

/** Text messages about the order: no one gets them without ticking this. */
export function TextsField({ offer }: { offer: TextOffer }) {
  if (offer === null) return null
  if ('words' in offer)
    return (
      <Checkbox
        className="sm:col-span-2"
        name="textsWanted"
        label="Text me about this order"
        hint={`To the phone number above. ${offer.words}`}
      />
    )
  return (
    <p className="flex items-start gap-2 text-ink-muted text-sm sm:col-span-2">
      <MessageSquareText aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        Texts about this order go to {offer.phone}, as you chose in <Link to="/profile">your profile</Link>.
      </span>
    </p>
  )
}
