import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import type { UnpackedItem } from '#server/production/index.ts'
import type { WaitingParcel } from '#server/reports/index.ts'
import type { ShownLabel } from './labels-source.ts'
import type { loader } from './unpacked.route.ts'

type Asked = {
  here: readonly WaitingParcel[]
  rows: ReadonlyMap<string, ShownLabel>
  query: string
  make: () => void
}

/**
 * Lists unpacked items of the chosen parcels before their labels are bought; rows that are not shown are looked up
 * first.
 */
export function useUnpackedQuestion({ here, rows, query, make }: Asked) {
  const { load, data, state } = useFetcher<typeof loader>()
  const [items, setItems] = useState<readonly UnpackedItem[]>([])
  const ask = (found: readonly UnpackedItem[]): void => {
    const tracked = found.filter(({ isTracked }) => isTracked)
    if (tracked.length > 0) setItems(tracked)
    else make()
  }
  const heard = useEffectEvent((all: readonly UnpackedItem[]) => {
    const ids = new Set(here.flatMap(({ id, others }) => [id, ...others]))
    ask(all.filter(({ orderId }) => ids.has(orderId)))
  })
  useEffect(() => {
    if (data) heard(data.items)
  }, [data])
  return {
    items,
    isBusy: state !== 'idle',
    close: (): void => setItems([]),
    confirm(): void {
      setItems([])
      make()
    },
    begin(): void {
      if (here.some(({ id, isPacked }) => !isPacked && !rows.has(id)))
        void load(`/admin/labels/unpacked?${query}`)
      else ask(here.flatMap(({ id }) => rows.get(id)?.unpacked ?? []))
    },
  }
}
