/** The shop's mark: four pieces nested on one sheet. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" className={className} aria-hidden>
      <rect width="40" height="40" rx="9" className="fill-ink" />
      <circle cx="14" cy="14" r="7.5" className="fill-magenta" />
      <path d="M24 6.5h9.5V21H24z" className="fill-cyan" />
      <path d="M6.5 33.5V24H21a9.5 9.5 0 0 1-9.5 9.5z" className="fill-yellow" />
      <path d="M24 24h9.5v9.5H24z" className="fill-paper" />
    </svg>
  )
}
