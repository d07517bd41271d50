import type { ReactNode } from 'react'
import { outlineGarment } from '#domain/tshirt/garment-outline.ts'
import type { GarmentCut } from '#domain/tshirt/garments.ts'
import type { GarmentSide } from '#domain/tshirt/print-option.ts'
import type { TshirtSize } from '#domain/tshirt/sizes.ts'

export type GarmentDrawingProps = {
  cut: GarmentCut
  size: TshirtSize
  side: GarmentSide
  /** #rrggbb of the cloth. */
  color: string
  /** For screen readers; a drawing without one says nothing to them. */
  label?: string
  className?: string
  /** Drawn on the cloth; one unit is an inch. */
  children?: ReactNode
}

/** One side of a garment laid flat, in inches. */
export function GarmentDrawing({ cut, size, side, color, label, className, children }: GarmentDrawingProps) {
  const { body, collar, inside, seams, viewBox } = outlineGarment(cut, size, side)
  const line = isDark(color) ? '#ffffff' : '#1b1712'
  const words = label ? ({ role: 'img', 'aria-label': label } as const) : { 'aria-hidden': true as const }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is labelled where it says something, and hidden where not
    <svg viewBox={viewBox} className={className} {...words}>
      {inside && <path d={inside} fill={color} stroke={line} strokeOpacity="0.25" strokeWidth="0.08" />}
      {inside && <path d={inside} fill="#000" fillOpacity="0.28" />}
      <path
        d={body}
        fill={color}
        stroke={line}
        strokeOpacity="0.42"
        strokeWidth="0.14"
        strokeLinejoin="round"
      />
      <path d={collar} fill={color} stroke={line} strokeOpacity="0.32" strokeWidth="0.1" />
      {seams.map((seam) => (
        <path key={seam} d={seam} fill="none" stroke={line} strokeOpacity="0.2" strokeWidth="0.1" />
      ))}
      {children}
    </svg>
  )
}

/** By relative luminance, near enough for choosing a line's color. */
export function isDark(hex: string): boolean {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0) < 110
}
