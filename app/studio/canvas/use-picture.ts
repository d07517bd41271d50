import { useSyncExternalStore } from 'react'

type Picture = { image: HTMLImageElement; isLoaded: boolean; listeners: Set<() => void> }

/** One decoded picture for all copies of an artwork. */
const pictures = new Map<string, Picture>()

/** Null while it loads, and for good when it cannot be loaded. */
export function usePicture(url: string | null): HTMLImageElement | null {
  return useSyncExternalStore(
    (listener) => {
      if (url === null) return () => {}
      const { listeners } = pictureOf(url)
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => {
      if (url === null) return null
      const picture = pictureOf(url)
      return picture.isLoaded ? picture.image : null
    },
  )
}

function pictureOf(url: string): Picture {
  const known = pictures.get(url)
  if (known) return known
  const picture: Picture = { image: new Image(), isLoaded: false, listeners: new Set() }
  pictures.set(url, picture)
  picture.image.onload = () => {
    picture.isLoaded = true
    for (const listener of picture.listeners) listener()
  }
  // Forgotten, so that a later look tries again.
  picture.image.onerror = () => pictures.delete(url)
  picture.image.src = url
  return picture
}
