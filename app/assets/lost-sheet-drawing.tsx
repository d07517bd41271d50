/** A sheet with the wanted piece cut out: only its dotted outline is left. */
export function LostSheetDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 480 420" className={className} aria-hidden strokeLinejoin="round">
      <g transform="rotate(-5 230 190)">
        <path d="M74 54h330v300H74z" className="fill-ink/8" />
        <path d="M62 40h330v300H62z" className="fill-film stroke-ink" strokeWidth="5" />
        <path
          d="M117 40v300M172 40v300M227 40v300M282 40v300M337 40v300M62 90h330M62 140h330M62 190h330M62 240h330M62 290h330"
          className="stroke-film-line"
          strokeWidth="2"
        />
        <g className="stroke-ink" strokeWidth="5">
          <circle cx="124" cy="100" r="42" className="fill-yellow" />
          <path d="M186 60h186v76H186z" className="fill-magenta" />
          <path d="M84 160h62v160H84z" className="fill-cyan" />
        </g>
        <path
          d="M170 160h202v160H170z"
          className="fill-paper stroke-ink"
          strokeWidth="4"
          strokeDasharray="14 10"
        />
        <path
          d="M240 218c0-20 14-32 32-32s32 12 32 30c0 26-31 24-31 48v4"
          className="stroke-ink"
          fill="none"
          strokeWidth="15"
          strokeLinecap="round"
        />
        <circle cx="273" cy="294" r="9.5" className="fill-ink" />
      </g>
      <g
        className="stroke-ink"
        strokeWidth="8"
        strokeLinecap="round"
        fill="none"
        transform="translate(330 262) rotate(-42)"
      >
        <path d="M56 62 6-44M12 62 62-44" />
        <ellipse cx="66" cy="88" rx="18" ry="25" transform="rotate(-16 66 88)" />
        <ellipse cx="2" cy="88" rx="18" ry="25" transform="rotate(16 2 88)" />
        <circle cx="34" cy="14" r="3" className="fill-ink" />
      </g>
    </svg>
  )
}
