import { inks } from './inks.ts'

export function Wave() {
  return (
    <g stroke={inks.ink} strokeWidth="15" strokeLinejoin="round" strokeLinecap="round">
      <circle cx="700" cy="118" r="104" fill={inks.red} />
      <path
        d="M10 436C120 420 170 250 270 140 372 30 540 0 640 80c62 50 66 122 30 164-8-52-44-86-92-84-64 2-92 66-58 128 36 66 150 92 250 60 60-18 100-14 120 4v84z"
        fill={inks.cyan}
      />
      <path
        d="M100 430c70-40 120-140 190-214 76-80 180-126 262-106-80 14-136 74-130 152 6 82 84 148 190 168z"
        fill="none"
        stroke={inks.white}
        strokeWidth="16"
      />
      <path
        d="M640 80c30 2 50 18 54 42 22 8 32 26 28 46 14 14 14 34 0 48-10 14-26 20-44 14-4 8-8 12-12 14-6-50-44-86-90-84-6-46 20-80 64-80z"
        fill={inks.white}
      />
      <g fill={inks.white} strokeWidth="11">
        <circle cx="766" cy="262" r="17" />
        <circle cx="812" cy="206" r="11" />
        <circle cx="718" cy="308" r="10" />
      </g>
      <path d="M10 436h880" />
    </g>
  )
}
