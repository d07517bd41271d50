import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { ConflictView } from '#app/operations/conflict-view.tsx'
import { useOperation } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import { stockKey } from '#domain/catalog/stock.ts'
import { countOf, type StockDraft } from '#domain/catalog/stock-grid.ts'
import type { StaffListing } from '#server/listings/index.ts'
import type { InputOf } from '#server/operations.ts'
import { StockGrid } from './stock-grid.tsx'
import { StockJournal, type StockMoveLine } from './stock-journal.tsx'

export type ListingStock = { levels: StaffListing['stock']; journal: StockMoveLine[] }

type Kind = InputOf<'listings.change-stock'>['kind']
const kindChoices: { value: Kind; label: string }[] = [
  { value: 'adjust', label: 'Counted: set the numbers' },
  { value: 'restock', label: 'Goods came in: add them' },
]

/** What is there of each size and color, changed by counting or by goods that came in, and the journal below. */
export function StockDialog({ listing, onClose }: { listing: StaffListing; onClose: () => void }) {
  const path = `/admin/listings/${listing.id}/stock`
  const reading = useFetcher<ListingStock>()
  const [kind, setKind] = useState<Kind>('adjust')
  const [draft, setDraft] = useState<StockDraft>({})
  const [note, setNote] = useState('')
  const read = () => void reading.load(path)
  const load = useEffectEvent(read)
  const saving = useOperation<'listings.change-stock'>({
    done: {
      'listings.change-stock': ({ changed }) => ({
        title: 'Stock saved',
        message: changed === 1 ? '1 number changed' : `${changed} numbers changed`,
      }),
    },
    failed: (answer) => ({
      title: 'Stock was not changed',
      message:
        answer.reason === 'invalid'
          ? (Object.values(answer.fieldErrors)[0] ?? 'Check the numbers.')
          : answer.message,
    }),
    onDone() {
      setDraft({})
      setNote('')
      read()
    },
    onFailed: () => read(),
  })
  useEffect(() => load(), [])

  const stock = reading.data
  const levelOf = (size: string, color: string) =>
    stock?.levels.find((level) => level.size === size && level.color === color)
  const standing = (size: string, color: string): string =>
    kind === 'restock' ? '' : String(levelOf(size, color)?.onHand ?? 0)
  // Whoever saves again means what the notice told them, whether or not the numbers above have been read anew by then.
  const conflict = saving.conflict?.theirs.moved ?? nothing
  const changes = (stock?.levels ?? []).flatMap(({ size, color, onHand }) => {
    const typed = draft[stockKey(size, color)]
    if (typed === undefined || typed.trim() === '' || typed === standing(size, color)) return []
    const told = conflict.find((moved) => moved.size === size && moved.color === color)
    return [{ size, color, from: told?.onHand ?? onHand, typed, to: countOf(typed) }]
  })

  const save = (): void => {
    const wrong = changes.find(({ to }) => to === null)
    if (wrong)
      return void notify.error(
        'Nothing was changed',
        `${wrong.size}, ${wrong.color}: give a number of 0 or more.`,
      )
    if (changes.length === 0) return void notify.info('No number was changed')
    const sent = changes.map(({ typed: _, ...change }) => change)
    const stock = JSON.stringify({ kind, note, changes: sent })
    saving.send('listings.change-stock', { stock }, { action: path })
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title={`Stock of ${listing.title}`}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" isBusy={saving.isBusy} onClick={save}>
            Save stock
          </Button>
        </>
      }
    >
      {stock ? (
        <div className="space-y-5">
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
        </div>
      ) : (
        <Skeleton className="h-72 w-full" />
      )}
    </Dialog>
  )
}

const nothing: never[] = []
