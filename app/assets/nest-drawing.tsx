/** Step two: pieces are packed tight, and the free film is measured. */
export function NestDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 400 260" className={className} aria-hidden strokeLinejoin="round" strokeLinecap="round">
      <path d="M92 22h216v216H92z" className="fill-film stroke-ink" strokeWidth="4.5" />
      <path
        d="M128 22v216M164 22v216M200 22v216M236 22v216M272 22v216M92 58h216M92 94h216M92 130h216M92 166h216M92 202h216"
        className="stroke-film-line"
        strokeWidth="2"
      />
      <g className="stroke-ink" strokeWidth="4">
        <circle cx="136" cy="66" r="34" className="fill-yellow" />
        <path d="M178 34h118v36H178z" className="fill-cyan" />
        <path d="M178 80h54v86h-54z" className="fill-magenta" />
        <path d="M242 80h54v50h-54z" className="fill-raised" />
        <path
          d="m269 88 6 12 13 2-9 10 2 13-12-6-12 6 2-13-9-10 13-2z"
          className="fill-yellow"
          strokeWidth="3"
        />
        <path d="M104 110h64v56h-64z" className="fill-green" />
        <path d="M242 140h54v26h-54z" className="fill-red" />
      </g>
      <path d="M92 180h216" className="stroke-cyan-ink" strokeWidth="4" strokeDasharray="11 8" />
      <g className="stroke-magenta-ink" strokeWidth="4" fill="none">
        <path d="M332 22v154M322 22h20M322 176h20M332 22l-6 9m6-9 6 9M332 176l-6-9m6 9 6-9" />
      </g>
      <g className="stroke-ink-faint" strokeWidth="3">
        <path d="M78 22v216M72 22h12M75 58h6M72 94h12M75 130h6M72 166h12M75 202h6M72 238h12" />
      </g>
    </svg>
  )
}
