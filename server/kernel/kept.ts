/** A cache of recent results, up to a number of bytes; the least recently used goes first. */
export function createKept<Made>(mostBytes: number, bytesOf: (made: Made) => number) {
  const kept = new Map<string, Promise<Made>>()
  const sizes = new Map<string, number>()
  let held = 0

  const forget = (key: string): void => {
    kept.delete(key)
    held -= sizes.get(key) ?? 0
    sizes.delete(key)
  }
  return {
    /** Returns the value for this key; made once, even for concurrent callers. Failures are not cached. */
    get(key: string, make: () => Promise<Made>): Promise<Made> {
      const found = kept.get(key)
      kept.delete(key)
      const making = found ?? make()
      kept.set(key, making)
      if (found) return found
      making.then(
        (made) => {
          if (kept.get(key) !== making) return
          const bytes = bytesOf(made)
          sizes.set(key, bytes)
          held += bytes
          for (const oldest of kept.keys()) {
            if (held <= mostBytes) break
            forget(oldest)
          }
        },
        () => kept.get(key) === making && forget(key),
      )
      return making
    },
    /** Unless another value has taken its place in the meantime. */
    forget(key: string, making: Promise<Made>): void {
      if (kept.get(key) === making) forget(key)
    },
  }
}

export type Kept<Made> = ReturnType<typeof createKept<Made>>
