import { useEffect, useState } from 'react'

/** URLs that change while something is dragged are not all requested. */
const settledAfter = 120

/** The URL of the newest image that has loaded, so that nothing flickers; and whether the newest one failed to load. */
export function useLoadedPicture(wanted: string): { src: string; hasFailed: boolean } {
  const [src, setSrc] = useState(wanted)
  const [failed, setFailed] = useState<string | null>(null)
  useEffect(() => {
    if (src === wanted) return
    const picture = new Image()
    picture.onload = () => setSrc(wanted)
    picture.onerror = () => setFailed(wanted)
    const timer = setTimeout(() => {
      picture.src = wanted
    }, settledAfter)
    return () => {
      clearTimeout(timer)
      picture.onload = null
      picture.onerror = null
    }
  }, [src, wanted])
  return { src, hasFailed: failed === wanted }
}
