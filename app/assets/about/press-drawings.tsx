/** The layers in the press, pulled apart: platen, parchment, film, shirt, pad. */
export function PressStackDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 400 300" className={className} aria-hidden strokeLinejoin="round" strokeLinecap="round">
      <g className="stroke-ink" strokeWidth="4.5">
        <path d="M70 26h260l22 34H48z" className="fill-magenta" />
        <path d="M48 60h304v18H48z" className="fill-press" />
        <path d="M184 6h32v20h-32z" className="fill-press" />
        <path d="M76 122h248l22 24H54z" className="fill-yellow-wash" />
        <path d="M104 164h192l20 24H84z" className="fill-film" />
        <path d="M146 170h108l9 12H137z" className="fill-cyan" strokeWidth="3" />
        <path d="M60 212h280l30 32H30z" className="fill-raised" />
        <path d="M30 244h340v10H30z" className="fill-surface" />
        <path d="M56 268h288v22H56z" className="fill-press" />
      </g>
      <g className="stroke-red" strokeWidth="4" fill="none">
        <path d="M112 88c-8 8 8 12 0 22M200 88c-8 8 8 12 0 22M288 88c-8 8 8 12 0 22" />
      </g>
    </svg>
  )
}

/** The film folded back on itself, almost flat; the print stays on the shirt. */
export function PeelDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 400 300" className={className} aria-hidden strokeLinejoin="round" strokeLinecap="round">
      <g className="stroke-ink" strokeWidth="4.5">
        <path d="M20 214h360v52H20z" className="fill-raised" />
        <path d="M20 232h360" strokeWidth="3" className="stroke-line-strong" />
        <path d="M70 198h118v16H70z" className="fill-magenta" />
        <path d="M188 198h124v16H188z" className="fill-cyan" />
        <path d="M188 190h150v8H188z" className="fill-film" />
      </g>
      <path
        d="M189 194c-40-2-54-20-36-34 12-9 40-6 210-26"
        className="stroke-ink fill-none"
        strokeWidth="13"
      />
      <path
        d="M189 194c-40-2-54-20-36-34 12-9 40-6 210-26"
        className="stroke-film fill-none"
        strokeWidth="5.5"
      />
      <g className="stroke-magenta-ink" strokeWidth="4.5" fill="none">
        <path d="M352 100H218m16-14-16 14 16 14" transform="rotate(-7 285 100) matrix(-1 0 0 1 570 0)" />
      </g>
      <g className="stroke-cyan-ink" strokeWidth="4" fill="none">
        <path d="M88 60v72M57 78l62 36M119 78l-62 36M88 74l-9-9m9 9 9-9M88 118l-9 9m9-9 9 9" />
      </g>
    </svg>
  )
}
