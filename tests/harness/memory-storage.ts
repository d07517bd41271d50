import type { Place } from '#app/browser-storage.ts'

/** As a browser keeps it, with these entries to begin with. */
export function memoryStorage(entries: Record<string, string> = {}): ReturnType<Place> {
  const kept = new Map(Object.entries(entries))
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}
