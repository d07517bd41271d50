import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { watchCodes } from './codes-in-sight.ts'
import { openCodeReader } from './open-code-reader.ts'

/** How often a picture is looked at. */
const lookEveryMs = 200

export type CameraViewProps = {
  /** The code in what was read; null for what is none of ours. */
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
          'The barcode reader could not be loaded. Look at your connection and open the camera again.',
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

/** Why nothing is scanned, in words for whoever holds the ticket. */
class CameraTrouble extends Error {}

const typeInstead = 'Use a scanner, or type the code.'
const notOpened = `The camera could not be opened. Does another program use it? ${typeInstead}`

/** @throws CameraTrouble when there is none, or when it may not be used. */
async function openCamera(): Promise<MediaStream> {
  // Browsers give cameras to secure pages alone.
  if (!navigator.mediaDevices) throw new CameraTrouble(`This browser has no camera for us. ${typeInstead}`)
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1280 } },
    })
  } catch (error) {
    const reason = error instanceof DOMException ? error.name : ''
    if (reason === 'NotAllowedError')
      throw new CameraTrouble(
        'The camera may not be used. Allow it in the browser’s settings for this page, or type the code.',
      )
    if (reason === 'NotFoundError') throw new CameraTrouble(`No camera was found. ${typeInstead}`)
    throw new CameraTrouble(notOpened)
  }
}

function stopAll(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
