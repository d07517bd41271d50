/** One state with many observers. Code that needs a part of it takes a store of that part. */
export type Store<State> = {
  read: () => State
  /** Applies what differs, and notifies right away. */
  set: (changes: Partial<State>) => void
  /** Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

export function createStore<State extends object>(start: State): Store<State> {
  const listeners = new Set<() => void>()
  let state = start
  return {
    read: () => state,
    set(changes) {
      const next = { ...state, ...changes }
      if (isSame(Object.values(state), Object.values(next))) return
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Calls back whenever one of the watched values changes. */
export function watch<State, Seen extends readonly unknown[]>(
  { read, subscribe }: Pick<Store<State>, 'read' | 'subscribe'>,
  look: (state: State) => readonly [...Seen],
  onChange: (now: readonly [...Seen], before: readonly [...Seen]) => void,
): () => void {
  let seen = look(read())
  return subscribe(() => {
    const now = look(read())
    if (isSame(seen, now)) return
    const before = seen
    seen = now
    onChange(now, before)
  })
}

/** A value derived from the state, recomputed only when its inputs change. */
export function derive<State, Seen extends readonly unknown[], Value>(
  look: (state: State) => readonly [...Seen],
  make: (...seen: Seen) => Value,
): (state: State) => Value {
  let last: { seen: readonly [...Seen]; value: Value } | null = null
  return (state) => {
    const seen = look(state)
    if (!last || !isSame(last.seen, seen)) last = { seen, value: make(...seen) }
    return last.value
  }
}

/** Combines several end functions into one. */
export const endAll = (ends: readonly (() => void)[]) => (): void => {
  for (const end of ends) end()
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, at) => Object.is(value, other[at]))
