import { useState } from 'react'

export type ChosenOrders = ReadonlyMap<string, string>

/** The orders that staff have chosen, with their numbers; kept through "Load more", cleared by a different search. */
export function useSelection(query: string) {
  const [state, setState] = useState<{ query: string; chosen: ChosenOrders }>({ query, chosen: new Map() })
  const chosen = state.query === query ? state.chosen : new Map<string, string>()
  const set = (next: ChosenOrders): void => setState({ query, chosen: next })
  return {
    chosen,
    toggle(id: string, orderNumber: string): void {
      const next = new Map(chosen)
      if (!next.delete(id)) next.set(id, orderNumber)
      set(next)
    },
    chooseAll: (orders: readonly { id: string; orderNumber: string }[]): void =>
      set(new Map([...chosen, ...orders.map(({ id, orderNumber }) => [id, orderNumber] as const)])),
    clear: (): void => set(new Map()),
  }
}

export type Selection = ReturnType<typeof useSelection>
