import { whenIdle } from '../../browser/when-idle.ts'

type Picture = {
  image: HTMLImageElement
  state: 'loading' | 'loaded' | 'failed'
  /** Milliseconds of the page's clock. */
  askedAt: number
  /** Downscaled once, keyed by the pixels of the longer side: hundreds of copies can be drawn from these cheaply. */
  smaller: Map<number, HTMLCanvasElement>
}

/** What can be drawn for an artwork. */
export type Drawable = HTMLImageElement | HTMLCanvasElement

/** Smaller ones are not worth keeping. */
const leastPixels = 16
/** An image that failed to load is not requested again with every frame. */
const tryAgainAfter = 2_000

/** The image size to draw for this many pixels on screen: few sizes, and at most twice as large. */
export const pictureSide = (pixels: number): number =>
  2 ** Math.ceil(Math.log2(Math.max(leastPixels, pixels)))

/** One image for all copies of an artwork, by its address. */
const pictures = new Map<string, Picture>()
const listeners = new Set<() => void>()

/** Calls back whenever another image can be drawn. */
export function onPicture(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * An image whose longer side has at least `side` pixels, and no more than that if it can be downscaled. Null while it
 * loads, and for good if it cannot be loaded.
 */
export function pictureAt(url: string, side: number): Drawable | null {
  const picture = askFor(url)
  return picture.state === 'loaded' ? sized(picture, side) : null
}

/** Requests an image that is going to be drawn. */
export function askFor(url: string): Picture {
  const known = pictures.get(url)
  if (known && !(known.state === 'failed' && performance.now() - known.askedAt > tryAgainAfter)) return known
  const image = new Image()
  const picture: Picture = { image, state: 'loading', askedAt: performance.now(), smaller: new Map() }
  pictures.set(url, picture)
  image.onload = () => {
    picture.state = 'loaded'
    for (const listener of listeners) listener()
  }
  image.onerror = () => {
    picture.state = 'failed'
  }
  image.src = url
  return picture
}

/** Images to be downscaled before they are drawn, by address and side. */
const waiting = new Map<string, () => void>()

/** Makes sure that an image is available when it comes into view: prepared at idle moments, one in each. */
export function prepare(url: string, side: number): void {
  const picture = askFor(url)
  if (picture.state !== 'loaded' || !isToBeMade(picture, side)) return
  if (waiting.size === 0) whenIdle(prepareNext)
  waiting.set(`${url} ${side}`, () => sized(picture, side))
}

function prepareNext(): void {
  for (const [key, make] of waiting) {
    waiting.delete(key)
    make()
    break
  }
  if (waiting.size > 0) whenIdle(prepareNext)
}

const isToBeMade = ({ image, smaller }: Picture, side: number): boolean =>
  side < Math.max(image.naturalWidth, image.naturalHeight) && !smaller.has(side)

function sized({ image, smaller }: Picture, side: number): Drawable {
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
