/** A printer that crumpled its film. */
export function PaperJamDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 460 380" className={className} aria-hidden strokeLinejoin="round" strokeLinecap="round">
      <g className="stroke-ink" strokeWidth="5">
        <path d="M116 46h228v92H116z" className="fill-film" />
        <path
          d="M116 46h228M150 46v60M190 46v60M230 46v60M270 46v60M310 46v60"
          className="stroke-film-line"
          strokeWidth="2"
        />
        <path d="M116 138V46h228v92" fill="none" />
        <path
          d="M52 138h356q22 0 22 22v96q0 22-22 22H52q-22 0-22-22v-96q0-22 22-22z"
          className="fill-surface"
        />
        <path d="M78 178h304v30H78z" className="fill-ink" />
        <path
          d="M128 194c8 52-26 70-8 108 12 26 46 14 52 38M332 194c-14 44 30 62 14 106-10 28-38 18-50 42"
          fill="none"
        />
        <path
          d="M128 194h204c-14 44 30 62 14 106-10 28-38 18-50 42l-30-20-32 24-28-22-34 16c-6-24-40-12-52-38-18-38 16-56 8-108z"
          className="fill-film"
        />
        <path d="m160 232 60 22-44 34 70 10M300 226l-52 30 50 26" fill="none" strokeWidth="4" />
        <circle cx="286" cy="250" r="16" className="fill-magenta" />
        <path d="m186 250 26-4 6 26-28 4z" className="fill-cyan" />
        <path d="m226 296 26 6-16 20z" className="fill-yellow" />
      </g>
      <circle cx="400" cy="166" r="7" className="fill-red" />
      <path d="M56 166h30" className="stroke-ink" strokeWidth="5" />
      <g className="stroke-red" strokeWidth="6">
        <path d="M408 84l14-24M378 70l2-28M434 106l24-10" />
      </g>
    </svg>
  )
}
