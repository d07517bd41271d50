/** A proof on the table: the sheet as it was, the sheet as it would be, and a loupe over it. */
export function ProofDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 260 200" className={className} aria-hidden strokeLinejoin="round" strokeLinecap="round">
      <ellipse cx="130" cy="186" rx="104" ry="8" className="fill-ink/8" />
      <g className="stroke-ink" strokeWidth="5">
        <g transform="rotate(-5 80 104)">
          <path d="M34 38h92v132H34z" className="fill-surface" />
          <circle cx="64" cy="76" r="14" className="fill-sunken" />
          <path d="M90 64h22v26H90zM50 112h60v34H50z" className="fill-sunken" strokeWidth="4" />
        </g>
        <g transform="rotate(4 176 96)">
          <path d="M130 24h96v140h-96z" className="fill-film" />
          <circle cx="160" cy="62" r="16" className="fill-magenta" />
          <path d="M188 46h24v30h-24z" className="fill-yellow" strokeWidth="4" />
          <path d="M146 98h64v40h-64z" className="fill-cyan" strokeWidth="4" />
        </g>
        <circle cx="176" cy="118" r="30" className="fill-paper/60" />
        <path d="m198 140 28 30" strokeWidth="9" />
        <path d="m164 118 9 9 16-18" className="stroke-green-ink" strokeWidth="6" fill="none" />
      </g>
    </svg>
  )
}
