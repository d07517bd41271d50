import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { watchCodes } from './codes-in-sight.ts'
import { openCodeReader } from './open-code-reader.ts'

/** How often a frame is examined. */
const lookEveryMs = 200

export type CameraViewProps = {
  /** The code in the scanned text; null if it is not one of ours. */
  read: (text: string) => string | null
  onCode: (code: string) => void
}

export function CameraView({ read, onCode }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [watch] = useState(watchCodes)
  const take = useEffectEvent((texts: readonly string[]) => {
    const codes = texts.map(read).filter((code) => code !== null)
    for (const code of watch(codes, performance.now())) onCode(code)
  })
  useEffect(() => {
    let stream: MediaStream | null = null
    let timer: number | undefined
    let isOver = false
    const start = async (): Promise<void> => {
      stream = await openCamera()
      if (isOver) return stopAll(stream)
      const readCodes = await openCodeReader().catch(() => {
        throw new CameraTrouble(
          'The barcode reader couldn’t be loaded. Check your connection and open the camera again.',
        )
      })
      const picture = video.current
      if (isOver || !picture) return stopAll(stream)
      picture.srcObject = stream
      await picture.play().catch(() => undefined)
      const look = async (): Promise<void> => {
        const found = await readCodes(picture).catch(() => [])
        if (isOver) return
        take(found)
        timer = window.setTimeout(look, lookEveryMs)
      }
      void look()
    }
    start().catch((error: unknown) => {
      stopAll(stream)
      setTrouble(error instanceof CameraTrouble ? error.message : notOpened)
    })
    return () => {
      isOver = true
      window.clearTimeout(timer)
      stopAll(stream)
    }
  }, [])
  if (trouble) return <p className="rounded-md bg-yellow-wash p-4 text-yellow-ink">{trouble}</p>
  return (
    <video ref={video} muted playsInline className="aspect-video w-full rounded-md bg-black object-cover">
      <track kind="captions" />
    </video>
  )
}

/** Why scanning does not work, in words for the person holding the ticket. */
class CameraTrouble extends Error {}

const typeInstead = 'Use a scanner, or type the code.'
const notOpened = `The camera couldn’t be opened. Is another program using it? ${typeInstead}`

/** @throws CameraTrouble when there is no camera, or permission is denied. */
async function openCamera(): Promise<MediaStream> {
  // Browsers allow camera access only on secure pages.
  if (!navigator.mediaDevices) throw new CameraTrouble(`This browser can’t use a camera here. ${typeInstead}`)
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1280 } },
    })
  } catch (error) {
    const reason = error instanceof DOMException ? error.name : ''
    if (reason === 'NotAllowedError')
      throw new CameraTrouble(
        'The camera is blocked. Allow it in the browser’s settings for this page, or type the code.',
      )
    if (reason === 'NotFoundError') throw new CameraTrouble(`No camera was found. ${typeInstead}`)
    throw new CameraTrouble(notOpened)
  }
}

function stopAll(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
