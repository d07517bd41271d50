import type { DesignType } from '#domain/tumbler/tumblers.ts'

/** A cup from above, and where around it the laser engraves. */
export function DesignTypeDrawing({ type }: { type: DesignType }) {
  return (
    <svg viewBox="0 0 40 40" className="size-10 shrink-0" aria-hidden="true">
      <circle cx="20" cy="20" r="13" className="fill-sunken stroke-line-strong" strokeWidth="1.5" />
      <g className="fill-none stroke-magenta-ink" strokeWidth="4" strokeLinecap="round">
        {type === 'fullWrap' ? (
          <circle cx="20" cy="20" r="15" />
        ) : (
          <path d="M9.4 30.6A15 15 0 0 0 30.6 30.6" />
        )}
        {type === 'double' && <path d="M9.4 9.4A15 15 0 0 1 30.6 9.4" />}
      </g>
    </svg>
  )
}
