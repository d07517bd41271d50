/** A cross section of a transfer, before and after pressing. The legend beside it names the colors. */
export function FilmLayersDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 640 300" className={className} aria-hidden strokeLinejoin="round" strokeLinecap="round">
      <g className="stroke-ink" strokeWidth="4">
        <path d="M28 62h232v22H28z" className="fill-film" />
        <path d="M52 84h184v22H52z" className="fill-magenta" />
        <path d="M114 84h62v22h-62z" className="fill-yellow" />
        <path d="M52 106h184v24H52z" className="fill-white" />
        <path
          d="M52 130h184c0 8-4 14-12 14s-11 6-18 6-11-8-18-8-10 8-18 8-11-7-18-7-10 7-18 7-11-8-18-8-11 8-18 8-10-6-18-6-18-6-18-14z"
          className="fill-cyan"
        />
      </g>
      <g className="stroke-ink-faint" strokeWidth="3.5" fill="none">
        <path d="M144 164v40m-12-12 12 12 12-12" />
      </g>
      <Cloth x={28} y={216} />
      <g className="stroke-magenta-ink" strokeWidth="4" fill="none">
        <path d="M288 150h54m-14-13 14 13-14 13" />
      </g>
      <path
        d="M380 142c34-10 52-30 62-58 26-2 120 6 168-44"
        className="stroke-ink fill-none"
        strokeWidth="13"
      />
      <path
        d="M380 142c34-10 52-30 62-58 26-2 120 6 168-44"
        className="stroke-film fill-none"
        strokeWidth="6"
      />
      <g className="stroke-ink" strokeWidth="4">
        <path d="M404 164h184v20H404z" className="fill-magenta" />
        <path d="M466 164h62v20h-62z" className="fill-yellow" />
        <path d="M404 184h184v20H404z" className="fill-white" />
        <path d="M404 204h184v18H404z" className="fill-cyan" />
      </g>
      <Cloth x={380} y={216} />
    </svg>
  )
}

/** Woven threads in cross section. */
function Cloth({ x, y }: { x: number; y: number }) {
  return (
    <g className="stroke-ink" strokeWidth="4" transform={`translate(${x} ${y})`}>
      <path d="M0 6h232v48H0z" className="fill-sunken" />
      <path
        d="M0 30c10-18 19-18 29 0s19 18 29 0 19-18 29 0 19 18 29 0 19-18 29 0 19 18 29 0 19-18 29 0 19 18 29 0"
        className="stroke-ink-faint fill-none"
      />
      {[14, 43, 72, 101, 130, 159, 188, 217].map((cx, index) => (
        <circle
          key={cx}
          cx={cx}
          cy={index % 2 === 0 ? 36 : 24}
          r="5.5"
          className="fill-surface"
          strokeWidth="3"
        />
      ))}
    </g>
  )
}
