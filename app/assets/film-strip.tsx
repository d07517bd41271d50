import type { CSSProperties } from 'react'
import { classes } from '#app/ui/classes.ts'

/** Color blocks on 22 × 24 in, in inches; none crosses the line at 12 in. Rendered once per page. */
export function FilmBlocks() {
  return (
    <svg className="absolute size-0" aria-hidden>
      <defs>
        <pattern id="film-blocks" width="22" height="24" patternUnits="userSpaceOnUse">
          <g className="stroke-press" strokeWidth="0.45">
            <circle cx="5" cy="6" r="4.3" className="fill-yellow" />
            <path d="M10.5 1.2h10.3v4.3H10.5z" className="fill-magenta" />
            <path d="M10.5 6.7h4.8v4.1h-4.8z" className="fill-cyan" />
            <path d="M16.5 6.7h4.3v4.1h-4.3z" className="fill-press" />
            <path d="M1.2 13.2h8v9.6h-8z" className="fill-red" />
            <path d="M10.5 13.2h4v9.6h-4z" className="fill-cyan" />
            <circle cx="18.2" cy="15.8" r="2.5" className="fill-green" />
            <path d="M15.7 19.4h5.1v3.4h-5.1z" className="fill-yellow" />
          </g>
        </pattern>
      </defs>
    </svg>
  )
}

type FilmStripProps = { width: number; height: number; className?: string; style?: CSSProperties }

/** A sheet of the given size in inches, drawn to the same scale as its neighbors. */
export function FilmStrip({ width, height, className, style }: FilmStripProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={classes('block transition-transform', className)}
      style={style}
      aria-hidden
    >
      <rect width={width} height={height} className="fill-film" />
      <rect width={width} height={height} fill="url(#film-blocks)" />
      <rect
        x="0.25"
        y="0.25"
        width={width - 0.5}
        height={height - 0.5}
        fill="none"
        className="stroke-line-strong"
        strokeWidth="0.5"
      />
    </svg>
  )
}
