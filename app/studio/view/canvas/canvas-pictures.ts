import { whenIdle } from '../../browser/when-idle.ts'

type Picture = {
  image: HTMLImageElement
  state: 'loading' | 'loaded' | 'failed'
  /** Milliseconds of the page's clock. */
  askedAt: number
  /** Made smaller once, by the pixels of their longer side: hundreds of copies are drawn from these at no great cost. */
  smaller: Map<number, HTMLCanvasElement>
}

/** What can be drawn of an artwork. */
export type Drawable = HTMLImageElement | HTMLCanvasElement

/** Smaller ones are not worth keeping. */
const leastPixels = 16
/** A picture that could not be loaded is not asked for with every frame. */
const tryAgainAfter = 2_000

/** The side of the picture to draw where the screen shows so many pixels: few sizes, and at most twice as large. */
export const pictureSide = (pixels: number): number =>
  2 ** Math.ceil(Math.log2(Math.max(leastPixels, pixels)))

/** One picture for all copies of an artwork, by its address. */
const pictures = new Map<string, Picture>()
const listeners = new Set<() => void>()

/** Calls back whenever one more picture can be drawn. */
export function onPicture(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * A picture whose longer side has at least `side` pixels, and no more than that when it can be made smaller. Null while
 * it loads, and for good when it cannot be loaded.
 */
export function pictureAt(url: string, side: number): Drawable | null {
  const picture = askFor(url)
  return picture.state === 'loaded' ? sized(picture, side) : null
}

/** Asks for a picture that is going to be drawn. */
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

/** What is to be made smaller before it is drawn, by address and side. */
const waiting = new Map<string, () => void>()

/** Sees to it that a picture is there when it comes in sight: made ready at idle moments, one in each. */
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
