/** Makes the public copies of an original, off the main thread (docs/spec-map.md B7). */

export type CopiesTask = { file: Blob; watermark: string }
export type CopiesResult =
  | { ok: true; thumbnail: Blob; watermarked: Blob }
  | {
      ok: false
      problem:
        | 'failed to load the image'
        | 'canvas context unavailable'
        | 'failed to create the watermark'
        | 'failed to create the thumbnail'
    }

const thumbnailSide = 300
const watermarkedSide = 1_200
/** Transparent artwork is shown on the color of the film it is printed on. */
const film = '#f7fafb'

self.addEventListener('message', async ({ data }: MessageEvent<CopiesTask>) => {
  self.postMessage(await makeCopies(data))
})

async function makeCopies({ file, watermark }: CopiesTask): Promise<CopiesResult> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return { ok: false, problem: 'failed to load the image' }
  try {
    const large = onFilm(picture, watermarkedSide)
    const small = onFilm(picture, thumbnailSide)
    if (!large || !small) return { ok: false, problem: 'canvas context unavailable' }
    const thumbnail = await toJpeg(small, 0.8)
    if (!thumbnail) return { ok: false, problem: 'failed to create the thumbnail' }
    drawWatermark(large, watermark)
    const watermarked = await toJpeg(large, 0.9)
    if (!watermarked) return { ok: false, problem: 'failed to create the watermark' }
    return { ok: true, thumbnail, watermarked }
  } catch {
    return { ok: false, problem: 'failed to create the watermark' }
  } finally {
    picture.close()
  }
}

const toJpeg = ({ canvas }: OffscreenCanvasRenderingContext2D, quality: number): Promise<Blob | null> =>
  canvas.convertToBlob({ type: 'image/jpeg', quality }).catch(() => null)

function onFilm(picture: ImageBitmap, side: number): OffscreenCanvasRenderingContext2D | null {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const context = new OffscreenCanvas(Math.max(1, width), Math.max(1, height)).getContext('2d')
  if (!context) return null
  context.fillStyle = film
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return context
}

/** The text tiled over everything and once large in the middle, slanted, black over white. */
function drawWatermark(context: OffscreenCanvasRenderingContext2D, text: string): void {
  const { width, height } = context.canvas
  const side = Math.min(width, height)
  context.translate(width / 2, height / 2)
  context.rotate((-30 * Math.PI) / 180)
  context.textBaseline = 'middle'
  const write = (x: number, y: number, strength: number): void => {
    context.fillStyle = `rgb(255 255 255 / ${strength})`
    context.fillText(text, x + 1, y + 1.5)
    context.fillStyle = `rgb(0 0 0 / ${strength})`
    context.fillText(text, x, y)
  }
  const reach = Math.hypot(width, height) / 2
  context.font = `800 ${Math.max(8, side * 0.028)}px sans-serif`
  const stepX = Math.max(24, context.measureText(text).width * 1.6)
  const stepY = Math.max(16, side * 0.13)
  for (let row = 0, y = -reach; y < reach; y += stepY, row += 1)
    for (let x = -reach - (row % 2) * (stepX / 2); x < reach; x += stepX) write(x, y, 0.16)
  context.font = `800 ${side * 0.12}px sans-serif`
  const wide = context.measureText(text).width
  context.font = `800 ${(side * 0.12 * side) / Math.max(side, wide)}px sans-serif`
  context.textAlign = 'center'
  write(0, 0, 0.3)
}
