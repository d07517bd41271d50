import { inks } from './inks.ts'

export function Star() {
  return (
    <g stroke={inks.ink} strokeWidth="16" strokeLinejoin="round" strokeLinecap="round">
      <path
        d="m150 18 40 82 92 12-67 64 17 92-82-44-82 44 17-92-67-64 92-12z"
        fill={inks.yellow}
        strokeWidth="26"
      />
      <path
        d="m150 18 40 82 92 12-67 64 17 92-82-44-82 44 17-92-67-64 92-12z"
        fill={inks.yellow}
        stroke="none"
      />
      <path
        d="M92 122h52v14a26 26 0 0 1-52 0zM156 122h52v14a26 26 0 0 1-52 0z"
        fill={inks.ink}
        strokeWidth="6"
      />
      <path d="M126 190q26 20 48-2" fill="none" strokeWidth="11" />
    </g>
  )
}
