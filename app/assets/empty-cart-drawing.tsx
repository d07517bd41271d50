/** A cart with nothing in it but light. */
export function EmptyCartDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 260 200" className={className} aria-hidden strokeLinejoin="round" strokeLinecap="round">
      <ellipse cx="136" cy="180" rx="98" ry="9" className="fill-ink/8" />
      <g className="stroke-ink" strokeWidth="5" fill="none">
        <path d="M20 34h32l12 28" />
        <path d="M64 62h166l-22 76H86z" className="fill-film" />
        <path d="M98 62l10 76M132 62l4 76M166 62l-2 76M200 62l-10 76M71 88h152M78 113h138" strokeWidth="3" />
        <path d="M86 138l-10 20h136" />
        <circle cx="100" cy="174" r="11" className="fill-magenta" />
        <circle cx="188" cy="174" r="11" className="fill-cyan" />
      </g>
      <g className="stroke-ink" strokeWidth="4" strokeDasharray="9 8" fill="none">
        <circle cx="112" cy="30" r="18" className="fill-yellow" />
        <path d="M150 14h46v34h-46z" className="fill-magenta-wash" />
      </g>
    </svg>
  )
}
