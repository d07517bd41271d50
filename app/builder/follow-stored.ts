/**
 * Calls back when another tab stores or removes something under a key of local storage; returns a function that stops
 * it.
 */
export function followStored(key: string, act: () => void): () => void {
  const listen = (event: StorageEvent): void => {
    const isOther = event.newValue === null || event.oldValue === null
    if (event.key === null || (event.key === key && isOther)) act()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
