import { type RefCallback, useCallback, useState } from 'react'

/** Of an SVG in px, so that what it says is written in letters of one size however wide it is; 640 until it is measured. */
export function useWidth(): { width: number; ref: RefCallback<SVGSVGElement> } {
  const [width, setWidth] = useState(640)
  const ref = useCallback((element: SVGSVGElement) => {
    const observer = new ResizeObserver(([seen]) => seen && setWidth(Math.max(200, seen.contentRect.width)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { width, ref }
}
