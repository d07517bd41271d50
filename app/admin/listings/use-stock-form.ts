import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { useOperation } from '#app/operations/operation-form.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import { stockKey } from '#domain/catalog/stock.ts'
import { countOf, type StockDraft } from '#domain/catalog/stock-draft.ts'
import type { StaffListing } from '#server/listings/index.ts'
import type { InputOf } from '#server/operations.ts'
import type { StockMoveLine } from './stock-journal.tsx'

export type ListingStock = { levels: StaffListing['stock']; journal: StockMoveLine[] }

export type Kind = InputOf<'listings.change-stock'>['kind']

const nothing: never[] = []

/** The stock as read, the numbers typed over it, and how they are sent. */
export function useStockForm(listing: StaffListing) {
  const path = `/admin/listings/${listing.id}/stock`
  const { stock, read, again } = useStockRead(path)
  const [kind, setKind] = useState<Kind>('adjust')
  const [draft, setDraft] = useState<StockDraft>({})
  const [note, setNote] = useState('')
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

  const levelOf = (size: string, color: string) =>
    stock?.levels.find((level) => level.size === size && level.color === color)
  const standing = (size: string, color: string): string =>
    kind === 'restock' ? '' : String(levelOf(size, color)?.onHand ?? 0)
  // Saving again confirms what the notice reported, whether or not the numbers above have been reloaded by then.
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
        `${wrong.size}, ${wrong.color}: enter a number of 0 or more.`,
      )
    if (changes.length === 0) return void notify.info('No numbers were changed')
    const sent = changes.map(({ typed: _, ...change }) => change)
    const stock = JSON.stringify({ kind, note, changes: sent })
    saving.send('listings.change-stock', { stock }, { action: path })
  }
  return {
    ...{ kind, setKind, draft, setDraft, note, setNote, saving, stock, again },
    ...{ levelOf, standing, conflict, save },
  }
}

/** The stock as last read. If a reload fails, it stays, along with what is typed over it. */
function useStockRead(path: string) {
  const { data, state, load } = useFetcher<ListingStock | null>()
  const [stock, setStock] = useState<ListingStock | null>(null)
  if (data && data !== stock) setStock(data)
  const read = () => void load(path)
  useEffect(() => void load(path), [load, path])
  /** After a failed read: tries again. */
  const again = data === null ? { isBusy: state !== 'idle', onPress: read } : null
  return { stock, read, again }
}
