import type { ReadCodes } from './read-codes-by-wasm.ts'

/** The Shape Detection API (WICG): not in every browser, so not in TypeScript's own types. */
type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

const formats = ['code_128', 'qr_code'] as const

/** The browser's own reader if it can read what we print, else one served by the shop, loaded now. */
export async function openCodeReader(): Promise<ReadCodes> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  const known = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? []
  if (!BarcodeDetector || !formats.every((format) => known.includes(format)))
    return (await import('./read-codes-by-wasm.ts')).openWasmReader()
  const detector = new BarcodeDetector({ formats })
  return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue)
}
