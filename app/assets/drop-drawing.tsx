/** Step one: files fall onto the sheet. */
export function DropDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 400 260" className={className} aria-hidden strokeLinejoin="round" strokeLinecap="round">
      <path d="M52 168h296v92H52z" className="fill-film stroke-ink" strokeWidth="4.5" />
      <path
        d="M101 168v92M150 168v92M199 168v92M248 168v92M297 168v92M52 214h296"
        className="stroke-film-line"
        strokeWidth="2"
      />
      <g className="stroke-ink" strokeWidth="4.5">
        <g transform="rotate(-9 120 92)">
          <path d="M72 34h72l24 24v82H72z" className="fill-raised" />
          <path d="M144 34v24h24" fill="none" />
          <circle cx="120" cy="98" r="24" className="fill-magenta" />
        </g>
        <g transform="rotate(7 256 80)">
          <path d="M208 24h72l24 24v82h-96z" className="fill-raised" />
          <path d="M280 24v24h24" fill="none" />
          <path d="m258 62-26 40h22l-8 28 30-42h-24l10-26z" className="fill-yellow" />
        </g>
        <g fill="none">
          <path
            d="M128 164v28m-11-10 11 11 11-11M252 152v28m-11-10 11 11 11-11"
            className="stroke-cyan-ink"
          />
        </g>
      </g>
      <path
        d="M72 212h86v30H72zM228 204h60v40h-60z"
        className="stroke-ink"
        fill="none"
        strokeWidth="3"
        strokeDasharray="8 7"
      />
    </svg>
  )
}
