import { prepareZXingModule, purgeZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** The codes in a camera frame, as text: the barcodes of tickets and labels, the QR codes of pickups. */
export type ReadCodes = (video: HTMLVideoElement) => Promise<string[]>

const wanted: ReaderOptions = { formats: ['Code128', 'QRCode'], maxNumberOfSymbols: 6 }

/** Enough for a ticket's thinnest bar at arm's length; larger frames only take longer. */
const widestPixels = 1_280

/** By default the library would load it from a third-party server. */
const overrides = { locateFile: () => wasmUrl }

/** @throws when the reader cannot be loaded. */
export async function openWasmReader(): Promise<ReadCodes> {
  try {
    await prepareZXingModule({ overrides, fireImmediately: true })
  } catch (error) {
    // The library caches a failure too.
    purgeZXingModule()
    throw error
  }
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas')
  const { canvas } = context
  return async (video) => {
    if (video.videoWidth === 0) return []
    canvas.width = Math.min(widestPixels, video.videoWidth)
    canvas.height = Math.round((video.videoHeight * canvas.width) / video.videoWidth)
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    const found = await readBarcodes(context.getImageData(0, 0, canvas.width, canvas.height), wanted)
    return found.filter(({ isValid }) => isValid).map(({ text }) => text)
  }
}
