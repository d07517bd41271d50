import { ConflictView } from '#app/operations/conflict-view.tsx'
import { StateForm } from '#app/operations/state-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { CancelButton } from '#app/ui/dialogs/cancel-button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { ReadAgain } from '#app/ui/read-again.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { stockKey } from '#domain/catalog/stock.ts'
import type { StaffListing } from '#server/listings/index.ts'
import { StockGrid } from './stock-grid.tsx'
import { StockJournal } from './stock-journal.tsx'
import { type Kind, useStockForm } from './use-stock-form.ts'

const kindChoices: { value: Kind; label: string }[] = [
  { value: 'adjust', label: 'Counted: set the numbers' },
  { value: 'restock', label: 'Received: add the numbers' },
]

/** The stock of each size and color, changed by a count or a delivery, with the journal below. */
export function StockDialog({ listing, onClose }: { listing: StaffListing; onClose: () => void }) {
  const form = useStockForm(listing)
  const { kind, setKind, draft, setDraft, note, setNote, saving, stock, again } = form
  const { levelOf, standing, conflict, save } = form
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title={`Stock of ${listing.title}`}
      footer={
        <>
          <CancelButton>Close</CancelButton>
          <Button variant="primary" isBusy={saving.isBusy} onClick={save}>
            Save stock
          </Button>
        </>
      }
    >
      {stock ? (
        <StateForm of={saving} label="Stock" className="space-y-5">
          {conflict.length > 0 && (
            <ConflictView
              conflict={conflict}
              what="this stock"
              differences={conflict.map(({ size, color, seen, onHand }) => ({
                label: `${size}, ${color}`,
                theirs: String(onHand),
                yours: `${draft[stockKey(size, color)] ?? ''} (you saw ${seen})`,
              }))}
            />
          )}
          <WhatHappened {...{ kind, setKind, setDraft, note, setNote }} />
          <StockGrid
            label="Stock by size and color"
            sizes={listing.sizes}
            colors={listing.colors}
            draft={draft}
            onChange={setDraft}
            standing={standing}
            note={(size, color) => {
              const { onHand = 0, reserved = 0 } = levelOf(size, color) ?? {}
              const held = reserved > 0 ? `${reserved} being paid` : ''
              return kind === 'restock' ? [`of ${onHand}`, held].filter(Boolean).join(', ') : held || null
            }}
          />
          <StockJournal moves={stock.journal} />
        </StateForm>
      ) : again ? (
        <ReadAgain {...again} />
      ) : (
        <Skeleton className="h-72 w-full" />
      )}
    </Dialog>
  )
}

function WhatHappened({
  kind,
  setKind,
  setDraft,
  note,
  setNote,
}: {
  kind: 'adjust' | 'restock'
  setKind: (value: 'adjust' | 'restock') => void
  setDraft: (value: Readonly<Record<string, string>>) => void
  note: string
  setNote: (value: string) => void
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label="What happened"
        value={kind}
        options={kindChoices}
        onChange={({ target }) => {
          setKind(target.value as Kind)
          setDraft({})
        }}
      />
      <TextField
        label="Note for the journal"
        isOptional
        maxLength={200}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </div>
  )
}
