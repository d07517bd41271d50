import type { Place } from '#app/browser-storage.ts'

/** Like a browser's storage, with these initial entries. */
export function memoryStorage(entries: Record<string, string> = {}): ReturnType<Place> {
  const kept = new Map(Object.entries(entries))
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}
