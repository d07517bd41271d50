import { type RefCallback, useCallback, useState } from 'react'

/** The width of an SVG in px, so that its text has the same size at any width; 640 until measured. */
export function useWidth(): { width: number; ref: RefCallback<SVGSVGElement> } {
  const [width, setWidth] = useState(640)
  const ref = useCallback((element: SVGSVGElement) => {
    const observer = new ResizeObserver(([seen]) => seen && setWidth(Math.max(200, seen.contentRect.width)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { width, ref }
}
