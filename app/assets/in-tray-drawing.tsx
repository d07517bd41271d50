/** A tidy tray: all done, or nothing found. */
export function InTrayDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 260 200" className={className} aria-hidden strokeLinejoin="round" strokeLinecap="round">
      <ellipse cx="130" cy="184" rx="104" ry="8" className="fill-ink/8" />
      <g className="stroke-ink" strokeWidth="5">
        <path d="M62 26h136l34 86v64H28v-64z" className="fill-sunken" />
        <path d="M28 112h58l12 24h64l12-24h58v64H28z" className="fill-surface" />
        <path d="M84 48h92M76 70h108M68 92h124" strokeWidth="3.5" strokeDasharray="10 9" fill="none" />
        <circle cx="130" cy="66" r="27" className="fill-green" />
        <path d="m118 66 9 9 16-17" className="stroke-paper" strokeWidth="6" fill="none" />
      </g>
    </svg>
  )
}
