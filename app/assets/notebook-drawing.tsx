/** An open notebook with a pasted print: nothing is written here yet. */
export function NotebookDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 260 200" className={className} aria-hidden strokeLinejoin="round" strokeLinecap="round">
      <ellipse cx="130" cy="184" rx="104" ry="9" className="fill-ink/8" />
      <g className="stroke-ink" strokeWidth="5">
        <path d="M130 54C108 38 66 36 28 44v122c38-8 80-6 102 10z" className="fill-surface" />
        <path d="M130 54c22-16 64-18 102-10v122c-38-8-80-6-102 10z" className="fill-raised" />
        <path d="M130 54v122" strokeWidth="4" />
        <g strokeWidth="4" fill="none" className="stroke-ink-faint">
          <path d="M150 74c18-6 40-8 62-6M150 96c18-6 40-8 62-6M150 118c14-5 28-7 42-7" />
        </g>
        <g transform="rotate(-5 76 96)">
          <path d="M48 66h58v58H48z" className="fill-film" strokeWidth="4" />
          <circle cx="77" cy="95" r="19" className="fill-magenta" strokeWidth="3.5" />
          <path d="M58 95a19 19 0 0 0 38 0z" className="fill-yellow" strokeWidth="3.5" />
          <path d="M64 58h26v14H64z" className="fill-cyan" strokeWidth="3" />
        </g>
        <path d="m196 128 34-78 16 7-34 78-19 13z" className="fill-yellow" strokeWidth="4" />
        <path d="m224 64 16 7" strokeWidth="4" />
      </g>
    </svg>
  )
}
