/** Pictures that were drawn lately, up to so many bytes; those not looked at for longest go first. */
export function createKeptPictures(mostBytes: number) {
  const kept = new Map<string, Promise<Buffer>>()
  const sizes = new Map<string, number>()
  let held = 0

  const forget = (key: string): void => {
    kept.delete(key)
    held -= sizes.get(key) ?? 0
    sizes.delete(key)
  }
  return {
    /** The picture of this key; drawn once, also when many ask at the same time. One that fails is tried again. */
    get(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
      const found = kept.get(key)
      kept.delete(key)
      const picture = found ?? draw()
      kept.set(key, picture)
      if (found) return found
      picture.then(
        (bytes) => {
          if (kept.get(key) !== picture) return
          sizes.set(key, bytes.length)
          held += bytes.length
          for (const oldest of kept.keys()) {
            if (held <= mostBytes) break
            forget(oldest)
          }
        },
        () => forget(key),
      )
      return picture
    },
  }
}

export type KeptPictures = ReturnType<typeof createKeptPictures>
