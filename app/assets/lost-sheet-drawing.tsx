/** A sheet from which the wanted piece was cut out: only its dotted outline is left. */
export function LostSheetDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 460 380" className={className} aria-hidden fill="none" strokeLinejoin="round">
      <g transform="rotate(-5 230 190)">
        <path d="M62 38h330v300H62z" className="fill-ink/8" transform="translate(12 14)" />
        <path d="M62 38h330v300H62z" className="fill-film stroke-ink" strokeWidth="5" />
        <path
          d="M117 38v300M172 38v300M227 38v300M282 38v300M337 38v300M62 88h330M62 138h330M62 188h330M62 238h330M62 288h330"
          className="stroke-film-line"
          strokeWidth="2"
        />
        <g className="stroke-ink" strokeWidth="5">
          <circle cx="122" cy="98" r="38" className="fill-yellow" />
          <path d="M180 62h190v46H180z" className="fill-magenta" />
          <path d="M84 158h58v156H84z" className="fill-cyan" />
          <path d="m330 240 16 32 35 5-25 25 6 35-32-17-31 17 6-35-26-25 36-5z" className="fill-yellow" />
        </g>
        <path
          d="M176 138h184v84H290v92H176z"
          className="fill-paper stroke-ink"
          strokeWidth="4"
          strokeDasharray="13 10"
        />
        <text
          x="206"
          y="208"
          className="fill-ink"
          fontFamily="var(--font-display)"
          fontWeight="800"
          fontSize="62"
          textLength="56"
          lengthAdjust="spacingAndGlyphs"
        >
          ?
        </text>
      </g>
      <g
        className="stroke-ink"
        strokeWidth="6"
        strokeLinecap="round"
        transform="translate(292 246) rotate(24)"
      >
        <circle cx="22" cy="92" r="19" className="fill-paper" />
        <circle cx="88" cy="92" r="19" className="fill-paper" />
        <path d="M33 76 78-18M77 76 32-18" />
        <circle cx="55" cy="34" r="4" className="fill-ink" />
      </g>
    </svg>
  )
}
