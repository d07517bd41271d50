/** A door into a lit room, with the four inks on the floor. */
export function WelcomeDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 400 190" className={className} aria-hidden strokeLinejoin="round" strokeLinecap="round">
      <rect width="400" height="190" rx="14" className="fill-sunken" />
      <path d="M150 158V34h100v124" className="fill-film stroke-ink" strokeWidth="4.5" />
      <path d="M150 34 96 20v152l54-14z" className="fill-magenta stroke-ink" strokeWidth="4.5" />
      <circle cx="140" cy="98" r="4" className="fill-ink" />
      <path d="M150 158h100l58 32H92z" className="fill-yellow" opacity="0.85" />
      <g className="stroke-ink" strokeWidth="3.5">
        <circle cx="184" cy="72" r="15" className="fill-cyan" />
        <path d="M206 58h26v40h-26z" className="fill-yellow" />
        <path d="M170 100h26v38h-26z" className="fill-surface" />
        <path d="M206 110h26v28h-26z" className="fill-magenta" />
      </g>
      <path d="M24 158h126M250 158h126" className="stroke-ink" strokeWidth="4.5" />
      <g className="stroke-ink" strokeWidth="3.5">
        <path d="M316 158v-42h44v42z" className="fill-cyan" />
        <path
          d="M322 116c0-26-18-28-20-48 20 2 24 14 28 26 0-22 6-36 20-46 8 18 4 36-8 48 8-8 16-10 28-8-6 20-18 22-20 28z"
          className="fill-green"
        />
      </g>
      <g className="fill-ink">
        <circle cx="40" cy="44" r="4" />
        <circle cx="58" cy="60" r="3" />
        <circle cx="352" cy="36" r="3.5" />
      </g>
    </svg>
  )
}
