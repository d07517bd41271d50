import { useEffect, useState } from 'react'
import type { PictureSize } from './laid-picture.tsx'

/** In image px; null until the browser has loaded it. */
export function usePictureSize(address: string | null): PictureSize | null {
  const [known, setKnown] = useState<{ address: string; size: PictureSize } | null>(null)
  useEffect(() => {
    if (address === null) return
    const picture = new Image()
    picture.onload = () =>
      setKnown({ address, size: { width: picture.naturalWidth, height: picture.naturalHeight } })
    picture.src = address
    return () => {
      picture.onload = null
    }
  }, [address])
  return known?.address === address ? known.size : null
}
