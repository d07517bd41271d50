import { HandCoins, Save, Send } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { later } from '#app/ui/later.tsx'
import type { Bill } from './bill-list.tsx'
import type { Draft } from './draft-form.ts'

const DiscardDraft = later(
  () => import('./discard-draft.tsx').then((part) => part.DiscardDraft),
  <div className="h-11" />,
)

export function BillButtons({
  isBusy,
  operation,
  send,
  bill,
  setTaking,
  isKept,
  draft,
}: {
  isBusy: boolean
  operation: FormDataEntryValue | null | undefined
  send: (operation: Call, more?: Record<string, string>) => void
  bill: Bill | null
  setTaking: (value: boolean) => void
  isKept: boolean
  draft: Draft
}) {
  return (
    <div className="mt-5 grid gap-2.5">
      <Button
        variant="primary"
        isBusy={isBusy && operation === 'draft-orders.send-link'}
        onClick={() => send('draft-orders.send-link')}
      >
        <Send aria-hidden className="size-4" /> Send payment link
      </Button>
      <Button onClick={() => (bill ? setTaking(true) : send('draft-orders.send-link'))}>
        <HandCoins aria-hidden className="size-4" /> Paid at the counter
      </Button>
      <Button
        variant="quiet"
        isBusy={isBusy && operation === 'draft-orders.save-draft'}
        onClick={() => send('draft-orders.save-draft')}
      >
        <Save aria-hidden className="size-4" /> Save as a draft
      </Button>
      {isKept && <DiscardDraft draftOrder={draft.id} />}
    </div>
  )
}

export type Call = 'draft-orders.save-draft' | 'draft-orders.send-link' | 'draft-orders.take-new'
