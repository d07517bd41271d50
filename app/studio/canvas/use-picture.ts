import { useSyncExternalStore } from 'react'

type Picture = {
  image: HTMLImageElement
  isLoaded: boolean
  listeners: Set<() => void>
  /** Made smaller once, by the pixels of their longer side: hundreds of copies are drawn from these at no great cost. */
  smaller: Map<number, HTMLCanvasElement>
}

/** Smaller ones are not worth keeping. */
const leastPixels = 16

/** The side of the picture to draw where the screen shows so many pixels: few sizes, and at most twice as large. */
export const pictureSide = (pixels: number): number =>
  2 ** Math.ceil(Math.log2(Math.max(leastPixels, pixels)))

/** One decoded picture for all copies of an artwork. */
const pictures = new Map<string, Picture>()

/**
 * A picture whose longer side has at least `side` pixels, and no more than that when it can be made smaller. Null while
 * it loads, and for good when it cannot be loaded.
 */
export function usePicture(url: string | null, side: number): HTMLImageElement | HTMLCanvasElement | null {
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
      return picture.isLoaded ? sized(picture, side) : null
    },
  )
}

function pictureOf(url: string): Picture {
  const known = pictures.get(url)
  if (known) return known
  const picture: Picture = {
    image: new Image(),
    isLoaded: false,
    listeners: new Set(),
    smaller: new Map(),
  }
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

function sized({ image, smaller }: Picture, side: number): HTMLImageElement | HTMLCanvasElement {
  const { naturalWidth, naturalHeight } = image
  const scale = side / Math.max(naturalWidth, naturalHeight)
  if (!(scale < 1)) return image
  const known = smaller.get(side)
  if (known) return known
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(naturalHeight * scale))
  const context = canvas.getContext('2d')
  if (!context) return image
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  smaller.set(side, canvas)
  return canvas
}
