/** Step three: a shirt, and the film peeled from the print. */
export function PressDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 400 260" className={className} aria-hidden strokeLinejoin="round" strokeLinecap="round">
      <path
        d="M146 30 62 62 30 132l46 22 18-30v120h212V124l18 30 46-22-32-70-84-32c-8 26-30 38-54 38s-46-12-54-38z"
        className="fill-raised stroke-ink"
        strokeWidth="4.5"
      />
      <path d="M146 30c6 34 30 50 54 50s48-16 54-50" className="stroke-ink" fill="none" strokeWidth="4" />
      <g className="stroke-ink" strokeWidth="4">
        <circle cx="200" cy="158" r="54" className="fill-yellow" />
        <path d="M152 182a54 54 0 0 0 96 0z" className="fill-cyan" />
        <path d="m164 182 24-36 14 18 12-14 22 32z" className="fill-magenta" />
        <path d="M182 126a20 20 0 0 1 36 0z" className="fill-red" />
      </g>
      <path
        d="M132 96h136v62c-4 28-20 44-44 54H132z"
        className="fill-cyan/12 stroke-ink"
        strokeWidth="3"
        strokeDasharray="9 7"
      />
      <path
        d="M268 158c-26-4-44 12-44 54 20-2 40-16 44-54z"
        className="fill-film stroke-ink"
        strokeWidth="4"
      />
    </svg>
  )
}
