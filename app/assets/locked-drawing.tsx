/** A shut door with a lock: for staff only. */
export function LockedDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 260 200" className={className} aria-hidden strokeLinejoin="round" strokeLinecap="round">
      <path d="M24 182h212" className="stroke-ink" strokeWidth="5" />
      <g className="stroke-ink" strokeWidth="5">
        <path d="M76 182V18h108v164" className="fill-magenta" />
        <path d="M92 36h76v46H92zM92 98h76v70H92z" fill="none" strokeWidth="3.5" />
        <path d="M112 122v-12a18 18 0 0 1 36 0v12" className="fill-none" strokeWidth="7" />
        <path d="M104 120h52v38h-52z" className="fill-yellow" />
        <circle cx="130" cy="136" r="5" className="fill-ink" strokeWidth="0" />
        <path d="M130 138v9" />
      </g>
    </svg>
  )
}
