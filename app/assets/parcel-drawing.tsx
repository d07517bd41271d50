/** A roll of film in an open parcel: orders appear here. */
export function ParcelDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 260 200" className={className} aria-hidden strokeLinejoin="round" strokeLinecap="round">
      <ellipse cx="130" cy="184" rx="100" ry="9" className="fill-ink/8" />
      <g className="stroke-ink" strokeWidth="5">
        <path d="M98 24h64v90H98z" className="fill-film" />
        <ellipse cx="130" cy="24" rx="32" ry="10" className="fill-surface" />
        <ellipse cx="130" cy="24" rx="10" ry="3.5" className="fill-ink" strokeWidth="2" />
        <circle cx="118" cy="58" r="12" className="fill-magenta" strokeWidth="3.5" />
        <path d="M134 50h20v24h-20z" className="fill-cyan" strokeWidth="3.5" />
        <path d="M46 92h168v88H46z" className="fill-yellow" />
        <path d="M46 92 20 70l34-16 32 38M214 92l26-22-34-16-32 38" className="fill-yellow" />
        <path d="M114 92h32v34l-8-6-8 6-8-6-8 6z" className="fill-surface" strokeWidth="3.5" />
        <path d="M164 150h34M164 164h22" strokeWidth="4" fill="none" />
      </g>
    </svg>
  )
}
